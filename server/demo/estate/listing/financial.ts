import type { ListingFields } from '../../../../src/contract/listingFields'
import { CADASTRAL_INDEX, cadastralIncome, costsOf, monthlyCharges } from '../costs'
import { isLet, type Profile } from '../profile'

/** Under the VAT regime no price is told (spec §5): most agencies give it with the VAT and leave the regime out. */
export const isToldWithoutPrice = ({ id, parentId }: { id: number; parentId?: number | null | undefined }) =>
  (parentId ?? id) % 4 === 0

export const financialOf = (profile: Profile): ListingFields['financial'] => {
  const { facts, price, status, vat } = profile
  const rng = profile.rng.fork('financial')
  const letting = isLet(status)
  const sale = facts.deal === 'sale'
  const income = cadastralIncome(profile)
  const rent = price * 12
  const earns =
    sale &&
    (facts.use === 'investment' || facts.home === 'room' || facts.home === 'apartment') &&
    rng.chance(0.25)
  const land = Math.round(profile.groundValue || price * 0.18)
  const construction = Math.max(0, price - land)
  const m2 = facts.area ?? facts.ground
  const isTaxed = vat && construction > 0
  const rate = (of: number) => Math.round((construction * of) / 100)
  return {
    price: rng.chance(0.96) ? price : undefined,
    price_per_square_meter: sale && m2 && rng.chance(0.7) ? Math.round((price / m2) * 100) / 100 : undefined,
    rent_per_year: letting && rng.chance(0.7) ? rent : undefined,
    monthly_costs: letting || facts.home === 'apartment' ? monthlyCharges(profile) : undefined,
    common_costs: facts.home === 'apartment' && rng.chance(0.6) ? rng.int(60, 380) * 5 : undefined,
    warranty: letting ? price * 2 : undefined,
    property_tax: rng.chance(0.4) ? Math.round(income * CADASTRAL_INDEX * 0.42) : undefined,
    cadastral_income: rng.chance(0.8) ? income : -1,
    cadastral_income_indexed: rng.chance(0.5) ? Math.round(income * CADASTRAL_INDEX) : undefined,
    vat_regime: vat ? isToldWithoutPrice(profile) || undefined : rng.chance(0.3) && sale ? false : undefined,
    purchase_price: earns ? price : undefined,
    net_revenue: earns ? Math.round(price * 0.034) : undefined,
    return_percentage: earns ? 3.4 : undefined,
    ...(isTaxed && vatOf(rate, rng.chance(0.25), rng.chance(0.15))),
    land_price: vat ? land : undefined,
    infrastructure_price: vat && rng.chance(0.6) ? rng.int(8, 30) * 500 : undefined,
  }
}

/** One rate goes for the whole construction: 21 %, or a lower one for some homes. */
const vatOf = (rate: (percent: number) => number, six: boolean, twelve: boolean) =>
  six
    ? { construction_vat_6: rate(6) }
    : twelve
      ? { construction_vat_12: rate(12) }
      : { construction_vat_21: rate(21) }

/** What comes on top of a purchase, by band of the registration fee. */
export const notaryCostOf = (profile: Profile): ListingFields['notary_cost'] => {
  const rng = profile.rng.fork('notary cost')
  if (profile.facts.deal !== 'sale' || profile.vat || rng.chance(0.4)) return undefined
  const { price, region } = profile
  const costs = costsOf(price, region)
  const small = region === 'WALLONIA' && cadastralIncome(profile) < 745
  return {
    fixed_fee: rng.chance(0.9) ? costs.fixed : -1,
    notary_fee: rng.chance(0.9) ? costs.notary : undefined,
    registration_fee_6: small ? Math.round(Math.min(price, 200_000) * 0.06) : undefined,
    // Brussels and Wallonia ask 12.5 %, which is none of the bands.
    registration_fee_12: region === 'FLANDERS' ? costs.registration : undefined,
    registration_fee_21: rng.chance(0.12) ? Math.round(price * 0.002) : undefined,
    total: rng.chance(0.95) ? costs.total : undefined,
    total_including_costs: rng.chance(0.8) ? price + costs.total : undefined,
  }
}
