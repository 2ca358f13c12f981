import type { DomainEstate } from '../estate/fromApi'

/** Fields that tell where a thing is. Its position is told too, but not exactly. */
export const TELL_THE_PLACE: ReadonlySet<string> = new Set([
  'address.street_address',
  'address.street',
  'address.number',
  'address.box',
  'general.entityNumber',
  // A residence has its name on its front.
  'general.buildingName',
  'general.building.name',
  'general.building.rentalName',
  'listing.general.appartment_number',
  // The back office's own address of the page, which has the street in it.
  'uri',
  // Whoever knows the parcel knows the house.
  'listing.construction.cadastral_division',
  'listing.construction.cadastral_section',
  'listing.construction.cadastral_number',
  'listing.construction.lot_number',
])

/** Whether a field would give away the place of a listing whose address is hidden (spec §5, §3 Address). */
export const givesPlaceAway = (path: string, { address }: Pick<DomainEstate, 'address'>) =>
  !address.visible && TELL_THE_PLACE.has(path)
