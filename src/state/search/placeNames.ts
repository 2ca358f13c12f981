import type { NamedPlace } from '../../contract/estateMap'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { getPlaces } from '../../siteApi/estates'
import type { ApiClient } from '../../siteApi/http'

type Placed = Pick<SearchFilter, 'place' | 'geoRange'>

/** What the places of searches are called, and the towns in the middle of their circles; none when they cannot be asked. */
export async function placeNames(
  client: ApiClient,
  filters: readonly Placed[],
  signal?: AbortSignal,
): Promise<readonly NamedPlace[]> {
  const codes = [...new Set(filters.flatMap(({ place = [] }) => place))]
  const points = new Set(
    filters.flatMap(({ geoRange }) => (geoRange ? [`${geoRange.lat};${geoRange.lon}`] : [])),
  )
  const questions = [...(codes.length ? [{ codes }] : []), ...[...points].map((near) => ({ near }))]
  // Without names a place goes by its code, and a circle says only how far.
  const answers = await Promise.all(
    questions.map((question) => getPlaces(client, question, { signal }).catch((): NamedPlace[] => [])),
  )
  return answers.flat()
}
