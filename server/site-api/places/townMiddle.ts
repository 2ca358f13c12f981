import type { Estate } from '../../../src/contract/estate'
import { BELGIUM, type Place } from './place'
import { placeOfCity } from './placeOfCity'
import { placeByCode } from './places'

/** The middle of the town that an address names, else of its postal code; undefined abroad and where neither is known. */
export function townMiddle({ city, country }: Pick<Estate['address'], 'city' | 'country'>): Place['middle'] {
  if (country.id !== BELGIUM) return undefined
  return (placeOfCity(city) ?? placeByCode(city.zip))?.middle
}
