import type { EstateFilters } from '../../contract/search'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { CitySuggestion } from './citySuggestions'

type Choice = Pick<CitySuggestion, 'ids' | 'place' | 'around'>
type Named = Pick<EstateFilters['locations'][number], 'id' | 'place'>

/**
 * What choosing a place sets: a circle instead of all other places; a municipality beside the chosen ones; anything else by its code.
 * Municipalities that were chosen before go by their codes then too, as a search knows no "or" between the two.
 */
export function chosenPlace(
  { city = [], place = [] }: Pick<SearchFilter, 'city' | 'place'>,
  { ids, place: code, around }: Choice,
  locations: readonly Named[] = [],
): Pick<SearchFilter, 'city' | 'place' | 'geoRange'> {
  if (around) return { geoRange: around }
  if (ids.length && (!place.length || !code)) return { city: [...city, ...ids] }
  const before = city.flatMap((id) => locations.find((known) => known.id === id)?.place ?? [])
  return code ? { place: [...place, ...before, code] } : {}
}

/** Whether a place is chosen already. */
export const isChosen = (
  { city = [], place = [] }: Pick<SearchFilter, 'city' | 'place'>,
  { ids, place: code, around }: Choice,
): boolean => !around && (ids.some((id) => city.includes(id)) || (code !== null && place.includes(code)))
