import { HEAD_TYPE_ID } from '../../../src/contract/ids'
import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/locales'
import type { EstatePage, Page } from '../../../src/contract/page'
import type { Query } from '../../../src/contract/search'
import { nodeQuery } from '../../../src/domain/search/listBody'
import { getPages, getSite } from '../../../src/siteApi/content'
import { getEstate, postEstates } from '../../../src/siteApi/estates'
import { postRentalUnits } from '../../../src/siteApi/rental'
import { client, site } from './site'

/** What is on offer, asked of the API as the test needs it: the demo site differs from day to day. */
async function found(query: Query): Promise<number[]> {
  const { settings } = await getSite(client)
  const { results } = await postEstates(client, {
    query: nodeQuery({ query }, settings.hiddenStatus),
    sort: [{ field: 'general.id', direction: 'ASC' }],
    pagination: { from: 0, size: 500 },
    fields: ['general.id'],
  })
  return results.map(({ general }) => general.id)
}

async function first(what: string, query: Query): Promise<Estate> {
  const [id] = await found(query)
  if (id === undefined) throw new Error(`The demo site has no ${what}`)
  return getEstate(client, id)
}

/** A stand-alone property for sale. */
export const property = () =>
  first('property for sale', {
    terms: { 'status.id': [1] },
    not: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT] },
  })

/** A project with units. */
export async function project() {
  for (const id of await found({ terms: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT] } })) {
    const estate = await getEstate(client, id)
    const unit = estate.children?.[0]
    if (unit) return { project: estate, unit }
  }
  throw new Error('The demo site has no project with units')
}

export const allEstates = () => found({})

/** Stand-alone properties for sale or to let: what can be visited. */
export const visitable = () =>
  found({
    terms: { 'status.id': [1, 2] },
    not: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT] },
  })

export async function rentalUnitId(): Promise<number> {
  const { results } = await postRentalUnits(client, { pagination: { from: 0, size: 1 } })
  const [unit] = results
  if (!unit) throw new Error('The demo site has no holiday unit')
  return unit.id
}

/** A listing as the site API answers it. */
export const estateOf = (id: number) => getEstate(client, id)

export const estatePage = (id: number, locale: Locale) =>
  client.get<EstatePage>(`/sites/${site.siteId}/estate-pages/${id}/${locale}`)

/** Pages of a type that exist in every language, the first of the site first. */
export async function pagesOf(type: Page['type']): Promise<Page[]> {
  const pages = (await getPages(client)).filter((page) => page.type === type)
  return pages.filter(({ url }) => ['nl', 'fr', 'en', 'de'].every((locale) => locale in url))
}

export async function pageOf(type: Page['type']): Promise<Page> {
  const [page] = await pagesOf(type)
  if (!page) throw new Error(`The demo site has no page of type ${type}`)
  return page
}
