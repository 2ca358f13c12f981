import type { EstateFilters } from '../../contract/search'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { CitySuggestion } from './citySuggestions'

type Choice = Pick<CitySuggestion, 'ids' | 'place' | 'around'> & Partial<Pick<CitySuggestion, 'isWhole'>>
type Named = Pick<EstateFilters['locations'][number], 'id' | 'place'>

/**
 * What choosing a place sets: a circle instead of all other places; a municipality beside the chosen ones; anything else by its code.
 * Municipalities that were chosen before go by their codes then too, as a search knows no "or" between the two.
 * @param isWish of what may come, which may stand in a part of a whole town where nothing stands now: that goes by its code
 */
export function chosenPlace(
  { city = [], place = [] }: Pick<SearchFilter, 'city' | 'place'>,
  { ids, place: code, around, isWhole = false }: Choice,
  locations: readonly Named[] = [],
  isWish = false,
): Pick<SearchFilter, 'city' | 'place' | 'geoRange'> {
  if (around) return { geoRange: around }
  const byCode = code !== null && (place.length > 0 || (isWish && isWhole))
  if (ids.length && !byCode) return { city: [...city, ...ids] }
  const before = city.flatMap((id) => locations.find((known) => known.id === id)?.place ?? [])
  return code ? { place: [...place, ...before, code] } : {}
}

/** Whether a place is chosen already. */
export const isChosen = (
  { city = [], place = [] }: Pick<SearchFilter, 'city' | 'place'>,
  { ids, place: code, around }: Choice,
): boolean => !around && (ids.some((id) => city.includes(id)) || (code !== null && place.includes(code)))
