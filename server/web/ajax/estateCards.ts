import { Type } from '@sinclair/typebox'
import { Id } from '../../../src/contract/common'
import type { Estate } from '../../../src/contract/estate'
import type { Locale } from '../../../src/contract/locales'
import type { SiteSettings } from '../../../src/contract/site'
import { estateCard } from '../../../src/domain/estate/estateCard'
import { fromApi } from '../../../src/domain/estate/fromApi'
import { similarCards } from '../../../src/domain/estate/similarCards'
import { similarSeed } from '../../../src/domain/estate/similarSeed'
import type { EstateCard } from '../../../src/domain/estate/types'
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

async function cardOf(
  client: ApiClient,
  estate: Estate,
  settings: SiteSettings,
  locale: Locale,
  call: CallOptions,
): Promise<EstateCard | undefined> {
  const shown = fromApi(estate, settings)
  const parent = shown?.general.parentId
  // A unit stands under its project's address.
  const project = parent ? fromApi(await getEstate(client, parent, call), settings) : undefined
  return shown && estateCard(shown, locale, project)
}

/** The card of one listing (docs/decisions/080-ajax-routes.md). */
export const estate = ajaxRoute({
  method: 'GET',
  path: 'estate/:estateId',
  params,
  handle: async ({ locale, client, params: { estateId }, reply, signal }) => {
    const { settings, shown } = await shownEstate(client, estateId, { signal })
    reply.header('cache-control', `max-age=${MAX_AGE_S}`)
    return { card: await cardOf(client, shown, settings, locale, { signal }) }
  },
})

/** Listings like one that can still be had, the closest first, each with why it is offered. */
export const similarEstate = ajaxRoute({
  method: 'GET',
  path: 'similar-estate/:estateId',
  params,
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
        const cards = await Promise.all(
          listed.map((one) => cardOf(client, one, settings, locale, { signal })),
        )
        return cards.filter((card) => card !== undefined)
      },
    })
    reply.header('cache-control', `max-age=${MAX_AGE_S}`)
    return { results }
  },
})
