/** What a visitor chose in the search sentence. */
export interface SearchWords {
  /** Number of the property type; '' when any will do. */
  type: string
  /** Numbers of the municipalities; none when anywhere will do. */
  cities: readonly number[]
}

/**
 * Address of the list page that answers a search, with the parameters of spec §7. The page lists one status already, so
 * that is not said again.
 * @example searchAddress('/nl/te-koop', { type: '3', cities: [44021] }) // '/nl/te-koop?city=44021&type=3'
 */
export function searchAddress(path: string, { type, cities }: SearchWords): string {
  const pairs = [
    cities.length ? `city=${[...cities].sort((a, b) => a - b).join(',')}` : '',
    type && `type=${type}`,
  ].filter(Boolean)
  return pairs.length ? `${path}?${pairs.join('&')}` : path
}
