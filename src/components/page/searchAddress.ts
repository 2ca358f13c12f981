/** What a visitor chose in the search sentence; '' where nothing was chosen. */
export interface SearchWords {
  /** Number of the property type. */
  type: string
  city: string
}

/**
 * Address of the list page that answers a search, with the parameters of spec §7.
 * @example searchAddress('/nl/te-koop', 1, { type: '3', city: ' Gent ' }) // '/nl/te-koop?type=3&status=1&city=Gent'
 */
export function searchAddress(path: string, status: number, { type, city }: SearchWords): string {
  const words = { type, status: String(status), city: city.trim() }
  const chosen = Object.entries(words).filter(([, value]) => value)
  return `${path}?${new URLSearchParams(chosen)}`
}
