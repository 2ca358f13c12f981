import type { DomainEstate } from '../estate/fromApi'

// Whoever knows the parcel knows the house.
const TELL_THE_PARCEL: ReadonlySet<string> = new Set([
  'listing.construction.cadastral_division',
  'listing.construction.cadastral_section',
  'listing.construction.cadastral_number',
  'listing.construction.lot_number',
])

/** Whether a field would give away the place of a listing whose address is hidden (spec §5, §3 Address). */
export const givesPlaceAway = (path: string, { address }: Pick<DomainEstate, 'address'>) =>
  !address.visible && TELL_THE_PARCEL.has(path)
