import type { DomainEstate } from '../estate/fromApi'

// Whoever knows the parcel knows the house.
const TELL_THE_PARCEL = /(^|\.)(cadastral_(section|number|division)|lot_number|geo_precision)$/

/** Whether a field would give away the place of a listing whose address is hidden (spec §5, §3 Address). */
export const givesPlaceAway = (path: string, { address }: Pick<DomainEstate, 'address'>) =>
  !address.visible && TELL_THE_PARCEL.test(path)
