import { DEFAULT_PAGE_SIZE, type SearchBody } from '../../../src/contract/search'
import { CARD_FIELDS } from '../../../src/domain/estate/cardFields'
import type { Db } from '../admin/writer'
import type { ListingSearch } from '../listings/listingSearch'
import { pageOfRows } from '../listings/orderRows'
import { pickFields } from '../pickFields'
import { DIGEST, isInBrief } from './briefDocument'
import {
  briefEstatesById,
  digestsOf,
  type EstateDocument,
  estatesById,
  unitsOf,
  withChildren,
} from './estateDocuments'
import { planSearch } from './searchPlan'

/** What a search is about: a site and the version of its data. */
export interface Searched {
  siteId: string
  version: string
}

/** Numbers of the listings on the page that is asked for, and how many there are in all. */
async function findPage(listings: ListingSearch, { siteId, version }: Searched, body: SearchBody) {
  const { sort } = planSearch(body)
  const { from, size } = body.pagination ?? { from: 0, size: DEFAULT_PAGE_SIZE }
  const { table, rows } = await listings.find(siteId, version, body.query)
  const page = pageOfRows(table, rows, sort, { from, size })
  return { ids: page.map(table.columns.id.at), total: rows.length }
}

/** Whether only numbers are asked for, as who makes lists does: no document is read then. */
const isNumber = (fields: readonly string[] = []) => fields.length === 1 && fields[0] === 'general.id'

/** Whether short documents are the answer as they are. */
const isCard = (fields: readonly string[] = []) =>
  fields.length === CARD_FIELDS.length && fields.every((path, index) => path === CARD_FIELDS[index])

/** The documents with the parts that are asked for only, and their digest when that is. */
async function cutTo(db: Db, siteId: string, fields: string[], page: EstateDocument[], documents: string[]) {
  const cut = pickFields(fields)
  const wanted = fields.includes(DIGEST) ? page.map(({ id }) => id) : []
  const digests = wanted.length ? await digestsOf(db, siteId, wanted) : new Map<number, string>()
  const asCard = isCard(fields)
  return documents.map((json, index) => {
    const of = page[index]
    if (asCard && of?.isBrief) return json
    const digest = digests.get(of?.id ?? 0)
    const kept = cut(JSON.parse(json)) as object
    return JSON.stringify(digest ? { ...kept, digest } : kept)
  })
}

/** `POST /estates` (spec §7) as JSON text: listings in the order asked for, units under their projects. */
export async function searchEstates(
  db: Db,
  listings: ListingSearch,
  searched: Searched,
  body: SearchBody,
): Promise<string> {
  const { siteId } = searched
  const { ids, total } = await findPage(listings, searched, body)
  const answer = (results: readonly string[]) =>
    `{"total":{"value":${total}},"results":[${results.join(',')}]}`
  if (isNumber(body.fields)) return answer(ids.map((id) => `{"general":{"id":${id}}}`))
  const needsUnits = !body.fields || body.fields.some((path) => path.split('.')[0] === 'children')
  const read = isInBrief(body.fields) ? briefEstatesById : estatesById
  const documents = ids.length ? await read(db, siteId, ids) : []
  const units = needsUnits && ids.length ? await unitsOf(db, siteId, ids) : []
  const byId = new Map(documents.map((each) => [each.id, each]))
  const page = ids.flatMap((id) => byId.get(id) ?? [])
  const whole = needsUnits ? withChildren(page, units) : page.map(({ json }) => json)
  return answer(body.fields ? await cutTo(db, siteId, body.fields, page, whole) : whole)
}
