import type { Estate } from '../../src/contract/estate'
import { GeoLocation } from '../../src/contract/common'
import { checker, errorText, type FieldError } from '../../src/contract/check'
import { checkEstate } from '../../src/contract/sound'
import type { Notes } from './notes'
import { valueAt } from './paths'
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

/** Takes a field out that the contract does not take, and what is nothing without it. */
function drop(estate: Estate, { field, reason }: FieldError): void {
  const names = field.split('.')
  if (reason === 'is required') names.pop()
  const last = names.pop()
  const around = names.length ? valueAt(estate, names.join('.')) : estate
  if (last && typeof around === 'object' && around) Reflect.deleteProperty(around, last)
}

/**
 * Makes what was read of a listing whole: without a word about its address it is hidden, half a position goes, half a name is completed, and
 * a field that the contract does not take is noted and left out.
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
    notes.refused(what, `says no ${missing.join(' and no ')}`, estate.general.id)
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
  for (const fault of checkEstate(estate)) {
    drop(estate, fault)
    notes.unsaid(fault.field)
  }
  const [fault] = checkEstate(estate)
  if (fault) notes.refused(what, errorText(fault), estate.general.id)
  return !fault
}
