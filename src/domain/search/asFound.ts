import type { FoundEstate } from '../../contract/estate'
import type { DomainEstate } from '../estate/fromApi'

/**
 * A listing as a search found it: where the search asks something of units, a project costs what the cheapest of those costs that fit and
 * tell a price (docs/decisions/217-price-of-what-fits.md); nothing where none does. Of anything else, and of what an API of another maker
 * found, nothing changes.
 */
export function asFound(estate: DomainEstate, fitting: FoundEstate['fitting']): DomainEstate {
  if (!fitting) return estate
  const { general, listing } = estate
  const price = fitting.price === null ? null : { value: fitting.price }
  const ofUnits = { ...listing?.financial, price: null, vat_regime: null }
  return {
    ...estate,
    general: { ...general, price, priceFrom: true },
    ...(listing && { listing: { ...listing, financial: ofUnits } }),
  }
}
