import type { NamedPlace } from '../../contract/estateMap'
import type { FilterOptions } from '../../domain/search/filterNames'
import { circlePlace } from '../../domain/search/circlePlace'
import { codeOfPlace, printPlace } from '../../domain/search/placeCode'
import type { SearchFilter } from '../../domain/search/searchFilter'
import type { CitySuggestion } from './citySuggestions'

type Choice = Pick<CitySuggestion, 'ids' | 'place' | 'around'> & Partial<Pick<CitySuggestion, 'isWhole'>>
type Where = Pick<SearchFilter, 'city' | 'place' | 'geoRange'>
/** What municipalities and the middles of circles are called. */
interface Known {
  places?: readonly Pick<NamedPlace, 'code' | 'lat' | 'lon'>[]
  locations?: readonly Pick<FilterOptions['locations'][number], 'id' | 'place'>[]
}

/** A choice as a code: of a circle with its kilometres. */
const printed = ({ place: code, around }: Choice): string | undefined =>
  code === null ? undefined : printPlace({ code, ...(around && { km: around.km }) })

/**
 * What choosing a place sets, beside the places that are chosen: a municipality by its number, a circle by where it is (spec §5), and
 * several of which one has no number by their codes, as a search knows no "or" between those. The same place, or a circle around it,
 * gives way to what is chosen of it now; a circle around no place to anything else.
 * @param choice a whole town goes by its code: something may come to a part of it that nothing stands in now, and whoever is told of
 *   what is new is told of that too
 * @param known names of what is chosen
 */
export function chosenPlace(where: Where, choice: Choice, known: Known = {}): Where {
  const { city = [], place = [] } = where
  const { ids, around, isWhole = false } = choice
  const code = printed(choice)
  const middle = where.geoRange && circlePlace(where.geoRange, known.places)
  const circle = middle && printPlace(middle)
  const municipalities = city.flatMap((id) => known.locations?.find((one) => one.id === id)?.place ?? [])
  const before = [...place, ...municipalities, ...(circle ? [circle] : [])]
  if (around && !before.length) return { geoRange: around }
  const isByCode = place.length > 0 || Boolean(circle ?? around) || isWhole
  if (ids.length && !(code && isByCode)) return { city: [...city, ...ids] }
  const others = before.filter((one) => codeOfPlace(one) !== choice.place)
  return code ? { place: [...others, code] } : {}
}

/** What choosing several places sets, one after another, each of which is known from then on. */
export function chosenPlaces(where: Where, choices: readonly Choice[], known: Known = {}): Where {
  const places = choices.flatMap(({ place: code, around }) =>
    code && around ? [{ code, lat: around.lat, lon: around.lon }] : [],
  )
  const locations = choices.flatMap(({ ids, place }) => (place ? ids.map((id) => ({ id, place })) : []))
  const all: Known = {
    ...known,
    places: [...(known.places ?? []), ...places],
    locations: [...(known.locations ?? []), ...locations],
  }
  return choices
    .filter((choice) => !isChosen(where, choice))
    .reduce<Where>((chosen, choice) => ({ ...chosen, ...replaced(chosenPlace(chosen, choice, all)) }), where)
}

/** Of the ways to say where only the one that is set holds. */
const replaced = (set: Where): Where =>
  Object.keys(set).length ? { city: undefined, place: undefined, geoRange: undefined, ...set } : set

/** Whether a place is chosen already, a whole town with all of its parts. */
export function isChosen({ city = [], place = [], geoRange }: Where, choice: Choice): boolean {
  const { ids, around } = choice
  const code = printed(choice)
  if (code !== undefined && place.includes(code)) return true
  if (!around) return ids.length > 0 && ids.every((id) => city.includes(id))
  return geoRange?.km === around.km && geoRange.lat === around.lat && geoRange.lon === around.lon
}

/** What taking a suggestion sets: of a place that is chosen already only what was said besides, never anything in its stead. */
export const takenSuggestion = (
  where: Where,
  suggestion: CitySuggestion,
  known: Known,
): Partial<SearchFilter> => ({
  ...(suggestion.before
    ? chosenPlaces(where, [...suggestion.before, suggestion], known)
    : !isChosen(where, suggestion) && chosenPlace(where, suggestion, known)),
  ...suggestion.also,
})
