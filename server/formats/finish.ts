import type { Estate } from '../../src/contract/estate'
import { GeoLocation } from '../../src/contract/common'
import { checker } from '../../src/contract/check'
import type { Notes } from './notes'
import { cityId } from './textIds'

const geoErrors = checker(GeoLocation)

/** What of an address was read so far. */
interface ReadAddress extends Partial<Omit<Estate['address'], 'city'>> {
  city?: Partial<Estate['address']['city']>
}

/** A listing to be filled in: what the contract asks for besides is added by `finishEstate`. */
export const blankEstate = (general: Estate['general']): Estate => ({
  general,
  address: {} as Estate['address'],
  pictures: [],
})

/**
 * Makes what was read of a listing whole: without a word about its address it is hidden, half a position goes, half a name is completed.
 * @returns false when it is refused, which is noted: without a municipality it stands nowhere
 * @param place what the format calls the place of a fact
 */
export function finishEstate(
  estate: Estate,
  what: string,
  place: { zip: string; city: string; position: string },
  notes: Notes,
): boolean {
  const { salesRep } = estate
  const read: ReadAddress = estate.address
  const { zip = '', name = '', id, ...rest } = read.city ?? {}
  const missing = [!zip && place.zip, !name && place.city].filter(Boolean)
  if (missing.length) {
    notes.refused(what, `says no ${missing.join(' and no ')}`)
    return false
  }
  const country = read.country ?? { id: 'UNKNOWN' as const }
  const city = { id: id ?? cityId(country.id, zip, name), zip, name, ...rest }
  const { geoLocation, ...address } = read
  const isPlaced = geoLocation && !geoErrors(geoLocation).length
  if (geoLocation && !isPlaced) notes.unsaid(place.position)
  estate.address = {
    ...address,
    visible: read.visible ?? false,
    city,
    country,
    ...(isPlaced && { geoLocation }),
  }
  if (salesRep)
    estate.salesRep = { ...salesRep, firstname: salesRep.firstname ?? '', lastname: salesRep.lastname ?? '' }
  return true
}
