import type { ListingFields } from '../../../../src/contract/listingFields'
import {
  CADASTRAL_INDEX,
  cadastralIncome,
  costsOf,
  depositOf,
  monthlyCharges,
  priceParts,
  tellsCosts,
  vatRate,
} from '../costs'
import { isLet, type Profile } from '../profile'
import { askedPrice, isOnRequest, saleOf } from '../sale'

export const financialOf = (profile: Profile): ListingFields['financial'] => {
  const { facts, status, vat } = profile
  const price = askedPrice(profile)
  const rng = profile.rng.fork('financial')
  const letting = isLet(status)
  const sale = facts.deal === 'sale'
  // What it will fetch nobody knows.
  const isPriced = sale && !saleOf(profile)
  const income = cadastralIncome(profile)
  const rent = price * 12
  const earns =
    sale &&
    (facts.use === 'investment' || facts.home === 'room' || facts.home === 'apartment') &&
    rng.chance(0.25) &&
    isPriced
  const parts = priceParts(profile)
  const m2 = facts.area ?? facts.ground
  const tells = tellsCosts(profile)
  return {
    price: rng.chance(0.96) && !isOnRequest(profile) ? price : undefined,
    price_per_square_meter:
      sale && m2 && rng.chance(0.7) && isPriced ? Math.round((price / m2) * 100) / 100 : undefined,
    rent_per_year: letting && rng.chance(0.7) ? rent : undefined,
    monthly_costs: letting || facts.home === 'apartment' ? monthlyCharges(profile) : undefined,
    common_costs: facts.home === 'apartment' && rng.chance(0.6) ? rng.int(60, 380) * 5 : undefined,
    warranty: depositOf(profile),
    property_tax: rng.chance(0.4) ? Math.round(income * CADASTRAL_INDEX * 0.42) : undefined,
    cadastral_income: rng.chance(0.8) ? income : -1,
    cadastral_income_indexed: rng.chance(0.5) ? Math.round(income * CADASTRAL_INDEX) : undefined,
    // Under the regime no price is told (spec §5): agencies give the price with its VAT and leave the regime out.
    vat_regime: !vat && sale && rng.chance(0.3) ? false : undefined,
    purchase_price: earns ? price : undefined,
    net_revenue: earns ? Math.round(price * 0.034) : undefined,
    return_percentage: earns ? 3.4 : undefined,
    ...(vat && tells && { [`construction_vat_${vatRate(profile)}`]: costsOf(profile).vat }),
    land_price: vat && tells ? parts.land : undefined,
    infrastructure_price: (vat && tells && parts.infrastructure) || undefined,
  }
}

/** What comes on top of a purchase. */
export const notaryCostOf = (profile: Profile): ListingFields['notary_cost'] => {
  if (!tellsCosts(profile)) return undefined
  const { fixed, notary, registration, total } = costsOf(profile)
  return {
    fixed_fee: fixed,
    notary_fee: notary,
    // 12,5 % is no band of the catalogue.
    registration_fee_12: profile.region === 'FLANDERS' ? registration : undefined,
    total,
    total_including_costs: profile.price + total,
  }
}
