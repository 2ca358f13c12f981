import type { FoundCity } from '../../contract/estateMap'
import type { Described } from '../../domain/search/described'
import { isWholeTown } from '../../domain/search/foundName'
import { chosenPlaces } from '../../state/search/chosenPlace'
import type { MeantPlaces } from '../../state/search/meantPlaces'
import type { SearchWords } from './searchAddress'

const withParts = (found: FoundCity) => ({ ...found, isWhole: isWholeTown(found) })

/** What a line asks, with the places that it means. */
export function saidSearch({ filter }: Pick<Described, 'filter'>, { places }: MeantPlaces): SearchWords {
  return { ...filter, ...chosenPlaces({}, places.map(withParts)) }
}
