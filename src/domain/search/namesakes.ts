import type { NamedPlace } from '../../contract/estateMap'
import { parsePlace } from './placeCode'

/** Who says Brussels means the city or all nineteen municipalities of the region. */
const BRUSSELS: NamedPlace = {
  code: 'brussel',
  kind: 'region',
  zip: '',
  name: { nl: 'Brussels Gewest', fr: 'Région bruxelloise', en: 'Brussels Region', de: 'Region Brüssel' },
  lat: null,
  lon: null,
}

/** What bears the name of a town that is only a part of it, by the code of that town. */
const NAMESAKES: ReadonlyMap<string, NamedPlace> = new Map([['brussel-1000', BRUSSELS]])

/** All that towns may be taken for. */
export const LARGER: readonly NamedPlace[] = [...NAMESAKES.values()]

/**
 * What else a place may mean that is called as it is, and holds it; undefined of any other.
 * @example largerOf('brussel-1000')?.code // 'brussel'
 */
export const largerOf = (code: string | null): NamedPlace | undefined =>
  code === null ? undefined : NAMESAKES.get(code)

/** The places of a search with what its towns may be taken for in their stead; undefined where that is nothing else. */
export function withLarger(places: readonly string[]): string[] | undefined {
  const wider = places.map((text) => {
    const { code = text, km } = parsePlace(text) ?? {}
    return (km ? undefined : largerOf(code)?.code) ?? text
  })
  return wider.join() === places.join() ? undefined : [...new Set(wider)]
}
