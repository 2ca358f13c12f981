import { getEstate, postEstates } from '../siteApi/estates'
import type { ApiClient, CallOptions } from '../siteApi/http'
import type { Locale } from '../contract/common'
import type { SearchBody } from '../contract/search'
import { estateCard } from '../domain/estate/estateCard'
import { fromApi } from '../domain/estate/fromApi'
import type { EstateCard } from '../domain/estate/types'
import { liveSite } from './liveSite'

/** Cards of the listings a search finds; throws HttpError. Listings of a hidden status are left out (spec §4). */
export async function liveCards(
  client: ApiClient,
  body: SearchBody,
  locale: Locale,
  call?: CallOptions,
): Promise<{ total: number; cards: EstateCard[] }> {
  const [{ settings }, { total, results }] = await Promise.all([
    liveSite(client),
    postEstates(client, body, call),
  ])
  const cards = results.flatMap((estate) => {
    const shown = fromApi(estate, settings)
    return shown ? [estateCard(shown, locale)] : []
  })
  return { total: total.value, cards }
}

/** A listing with its project when it is a unit; undefined when the site does not show it. Throws HttpError. */
export async function liveEstate(client: ApiClient, id: number, call?: CallOptions) {
  const [{ settings }, estate] = await Promise.all([liveSite(client), getEstate(client, id, call)])
  const { parentId } = estate.general
  const project = parentId ? fromApi(await getEstate(client, parentId, call), settings) : undefined
  const shown = fromApi(estate, settings)
  return shown && { estate: shown, settings, ...(project ? { project } : {}) }
}
