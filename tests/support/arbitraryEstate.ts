import fc, { type Arbitrary } from 'fast-check'
import { Estate } from '../../src/contract/estate'
import { RentalUnit } from '../../src/contract/rental'
import { arbitraryOf } from './arbitraryOf'

/** Units are made beside their project, and an archived listing is none of the site's. */
const LISTED = { without: ['children', 'archived'] }

/**
 * Any listing the contract allows, with up to three units. What the schema cannot say is left as it falls: statuses
 * that contradict transactions, floors without order, texts in one language, -1 wherever it may stand.
 */
export const arbitraryEstate: Arbitrary<Estate> = fc
  .tuple(arbitraryOf<Estate>(Estate, LISTED), fc.array(arbitraryOf<Estate>(Estate, LISTED), { maxLength: 3 }))
  .map(([estate, children]) => ({ ...estate, children }))

/** Any holiday unit the contract allows. */
export const arbitraryRentalUnit: Arbitrary<RentalUnit> = arbitraryOf<RentalUnit>(RentalUnit)
