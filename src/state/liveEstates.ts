import { getEstate, postEstates } from '../siteApi/estates'
import type { ApiClient, CallOptions } from '../siteApi/http'
import type { Locale } from '../contract/common'
import type { SearchBody } from '../contract/search'
import { estateCard } from '../domain/estate/estateCard'
import { fromApi } from '../domain/estate/fromApi'
import type { FoundEstate } from '../domain/estate/similarCards'
import type { EstateCard } from '../domain/estate/types'
import { asFound } from '../domain/search/asFound'
import { liveSite } from './liveSite'

/** The listings a search finds, each with its card; throws HttpError. Listings of a hidden status are left out (spec §4). */
export async function liveFound(
  client: ApiClient,
  body: SearchBody,
  locale: Locale,
  call?: CallOptions,
): Promise<{ total: number; found: FoundEstate[] }> {
  const [{ settings }, { total, results }] = await Promise.all([
    liveSite(client),
    postEstates(client, body, call),
  ])
  const found = results.flatMap(({ fitting, ...one }) => {
    const shown = fromApi(one, settings)
    const estate = shown && asFound(shown, fitting)
    return estate ? [{ estate, card: estateCard(estate, locale) }] : []
  })
  return { total: total.value, found }
}

/** Cards of the listings a search finds; throws HttpError. */
export async function liveCards(
  client: ApiClient,
  body: SearchBody,
  locale: Locale,
  call?: CallOptions,
): Promise<{ total: number; cards: EstateCard[] }> {
  const { total, found } = await liveFound(client, body, locale, call)
  return { total, cards: found.map(({ card }) => card) }
}

/** A listing with its project when it is a unit; undefined when the site does not show it. Throws HttpError. */
export async function liveEstate(client: ApiClient, id: number, call?: CallOptions) {
  const [{ settings }, estate] = await Promise.all([liveSite(client), getEstate(client, id, call)])
  const { parentId } = estate.general
  const project = parentId ? fromApi(await getEstate(client, parentId, call), settings) : undefined
  const shown = fromApi(estate, settings)
  return shown && { estate: shown, settings, ...(project ? { project } : {}) }
}
