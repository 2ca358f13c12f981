import { Type } from '@sinclair/typebox'
import { Id } from '../../../src/contract/common'
import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/locales'
import type { SiteSettings } from '../../../src/contract/site'
import { estateCard } from '../../../src/domain/estate/estateCard'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { type FoundEstate, similarCards } from '../../../src/domain/estate/similarCards'
import { similarSeed } from '../../../src/domain/estate/similarSeed'
import { getSite } from '../../../src/siteApi/content'
import { getEstate, postEstates } from '../../../src/siteApi/estates'
import type { ApiClient, CallOptions } from '../../../src/siteApi/http'
import { notFound } from '../../http/problem'
import { ajaxRoute } from './ajaxRoute'

const params = Type.Object({ estateId: Id })
const MOST = 6
const MAX_AGE_S = 60

async function shownEstate(client: ApiClient, id: number, call: CallOptions) {
  const [{ settings }, estate] = await Promise.all([getSite(client, call), getEstate(client, id, call)])
  const shown = fromApi(estate, settings)
  if (!shown) throw notFound(`estate ${id}`)
  return { settings, shown }
}

/** A listing with its card; undefined when the site does not show it. */
async function foundOf(
  client: ApiClient,
  doc: Estate,
  settings: SiteSettings,
  locale: Locale,
  call: CallOptions,
): Promise<FoundEstate | undefined> {
  const estate = fromApi(doc, settings)
  const parent = estate?.general.parentId
  // A unit stands under its project's address.
  const project = parent ? fromApi(await getEstate(client, parent, call), settings) : undefined
  return estate && { estate, card: estateCard(estate, locale, project) }
}

/** The card of one listing (docs/decisions/080-ajax-routes.md). */
export const estate = ajaxRoute({
  method: 'GET',
  path: 'estate/:estateId',
  params,
  handle: async ({ locale, client, params: { estateId }, reply, signal }) => {
    const { settings, shown } = await shownEstate(client, estateId, { signal })
    reply.header('cache-control', `max-age=${MAX_AGE_S}`)
    return { card: (await foundOf(client, shown, settings, locale, { signal }))?.card }
  },
})

/** Listings like one that can still be had, the closest first, each with why it is offered. */
export const similarEstate = ajaxRoute({
  method: 'GET',
  path: 'similar-estate/:estateId',
  params,
  // It asks for up to four pages of listings.
  turns: 2,
  handle: async ({ locale, client, params: { estateId }, reply, signal }) => {
    const { settings, shown } = await shownEstate(client, estateId, { signal })
    const seed = similarSeed(shown)
    const project = seed.unit ? fromApi(await getEstate(client, seed.not, { signal }), settings) : undefined
    const results = await similarCards(seed, {
      locale,
      most: MOST,
      hiddenStatus: settings.hiddenStatus,
      project,
      search: async (body) => {
        const listed = (await postEstates(client, body, { signal })).results
        const found = await Promise.all(
          listed.map((one) => foundOf(client, one, settings, locale, { signal })),
        )
        return found.filter((one) => one !== undefined)
      },
    })
    reply.header('cache-control', `max-age=${MAX_AGE_S}`)
    return { results }
  },
})
