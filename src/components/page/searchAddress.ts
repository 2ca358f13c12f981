/** What a visitor chose in the search sentence. */
export interface SearchWords {
  /** Number of the property type; '' when any will do. */
  type: string
  /** Number of the municipality. */
  city: number | undefined
}

/**
 * Address of the list page that answers a search, with the parameters of spec §7. The page lists one status already, so
 * that is not said again.
 * @example searchAddress('/nl/te-koop', { type: '3', city: 44021 }) // '/nl/te-koop?city=44021&type=3'
 */
export function searchAddress(path: string, { type, city }: SearchWords): string {
  const pairs = [city === undefined ? '' : `city=${city}`, type && `type=${type}`].filter(Boolean)
  return pairs.length ? `${path}?${pairs.join('&')}` : path
}
