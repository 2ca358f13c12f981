import type { Described } from '../../domain/search/described'
import { chosenPlaces } from '../../state/search/chosenPlace'
import type { MeantPlaces } from '../../state/search/meantPlaces'
import type { SearchWords } from './searchAddress'

/** What a line asks, with the places that it means. */
export function saidSearch({ filter }: Described, { places }: MeantPlaces): SearchWords {
  return { ...filter, ...chosenPlaces({}, places) }
}
