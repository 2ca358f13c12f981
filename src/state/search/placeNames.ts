import type { NamedPlace } from '../../contract/estateMap'
import { METRE_DECIMALS, rounded } from '../../domain/map/rounded'
import type { SearchFilter } from '../../domain/search/searchFilter'
import { codeOfPlace } from '../../domain/search/placeCode'
import { middleOfArea } from '../../domain/search/placeWords'
import { getPlaces } from '../../siteApi/estates'
import type { ApiClient } from '../../siteApi/http'

type Placed = Pick<SearchFilter, 'place' | 'geoRange' | 'area'>

/** A point as it is asked for: of a drawn area to a metre, as its middle is no round figure. */
const pointOf = ({ lat, lon }: { lat: number; lon: number }) =>
  `${rounded(lat, METRE_DECIMALS)};${rounded(lon, METRE_DECIMALS)}`

/** What the places of searches are called, the towns in the middle of their circles, and those nearest to that of their areas; none when they cannot be asked. */
export async function placeNames(
  client: ApiClient,
  filters: readonly Placed[],
  signal?: AbortSignal,
): Promise<readonly NamedPlace[]> {
  const codes = [...new Set(filters.flatMap(({ place = [] }) => place.map(codeOfPlace)))]
  const points = new Set(
    filters.flatMap(({ geoRange, area }) => [
      ...(geoRange ? [pointOf(geoRange)] : []),
      ...(area ? [pointOf(middleOfArea(area))] : []),
    ]),
  )
  const questions = [...(codes.length ? [{ codes }] : []), ...[...points].map((near) => ({ near }))]
  // Without names a place goes by its code, and a circle says only how far.
  const answers = await Promise.all(
    questions.map((question) => getPlaces(client, question, { signal }).catch((): NamedPlace[] => [])),
  )
  return answers.flat()
}
