import { fromApi } from '../../domain/estate/fromApi'
import type { ApiClient, CallOptions } from '../../siteApi/http'
import { postEstates } from '../../siteApi/estates'
import { liveSite } from '../liveSite'
import { MAX_PAGE_SIZE } from '../../contract/searchLimits'
import { askableIds, favouritesQuery } from './favouritesQuery'
import { type FavouriteEstate, pickEstates } from './favouriteEstate'

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, part) => all.slice(part * size, (part + 1) * size))

/**
 * The listings of these ids that the site shows, in the order of the ids; throws HttpError. Ids that nothing is found
 * for are left out: their listings have gone.
 */
export async function loadFavourites(
  client: ApiClient,
  ids: readonly string[],
  call?: CallOptions,
): Promise<FavouriteEstate[]> {
  const numbers = askableIds(ids)
  if (!numbers.length) return []
  const { settings } = await liveSite(client)
  const answers = await Promise.all(
    inParts(ids, MAX_PAGE_SIZE).map((part) => {
      const query = favouritesQuery(part)
      if (!query) return { results: [] }
      return postEstates(client, { query, pagination: { from: 0, size: MAX_PAGE_SIZE } }, call)
    }),
  )
  const shown = answers.flatMap(({ results }) => results).flatMap((estate) => fromApi(estate, settings) ?? [])
  const site = { hiddenTabs: settings.hiddenTabs }
  return pickEstates(numbers, shown).map((found) => ({ ...found, site }))
}
