import type { ListingFields } from '../../../../src/contract/listingFields'
import {
  CADASTRAL_INDEX,
  cadastralIncome,
  costsOf,
  depositOf,
  monthlyCharges,
  priceParts,
  vatRate,
} from '../costs'
import { isLet, type Profile } from '../profile'
import { askedPrice, saleOf } from '../sale'

/** Under the VAT regime no price is told (spec §5): most agencies give it with the VAT and leave the regime out. */
export const isToldWithoutPrice = ({ id, parentId }: { id: number; parentId?: number | null | undefined }) =>
  (parentId ?? id) % 4 === 0

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
  const taxes = vat && parts.construction > 0 && costsOf(profile).vat
  return {
    price: rng.chance(0.96) ? price : undefined,
    price_per_square_meter:
      sale && m2 && rng.chance(0.7) && isPriced ? Math.round((price / m2) * 100) / 100 : undefined,
    rent_per_year: letting && rng.chance(0.7) ? rent : undefined,
    monthly_costs: letting || facts.home === 'apartment' ? monthlyCharges(profile) : undefined,
    common_costs: facts.home === 'apartment' && rng.chance(0.6) ? rng.int(60, 380) * 5 : undefined,
    warranty: depositOf(profile),
    property_tax: rng.chance(0.4) ? Math.round(income * CADASTRAL_INDEX * 0.42) : undefined,
    cadastral_income: rng.chance(0.8) ? income : -1,
    cadastral_income_indexed: rng.chance(0.5) ? Math.round(income * CADASTRAL_INDEX) : undefined,
    vat_regime: vat ? isToldWithoutPrice(profile) || undefined : rng.chance(0.3) && sale ? false : undefined,
    purchase_price: earns ? price : undefined,
    net_revenue: earns ? Math.round(price * 0.034) : undefined,
    return_percentage: earns ? 3.4 : undefined,
    ...(taxes && { [`construction_vat_${vatRate(profile)}`]: taxes }),
    land_price: vat ? parts.land : undefined,
    infrastructure_price: parts.infrastructure || undefined,
  }
}

/** What comes on top of a purchase, by band of the registration fee; a total only beside all that it is made of. */
export const notaryCostOf = (profile: Profile): ListingFields['notary_cost'] => {
  const rng = profile.rng.fork('notary cost')
  if (profile.facts.deal !== 'sale' || rng.chance(0.4) || saleOf(profile)) return undefined
  const costs = costsOf(profile)
  const [isFixedTold, isFeeTold] = [rng.chance(0.9), rng.chance(0.9)]
  const isWhole = isFixedTold && isFeeTold
  return {
    fixed_fee: isFixedTold ? costs.fixed : -1,
    notary_fee: isFeeTold ? costs.notary : undefined,
    ...(costs.band && { [`registration_fee_${costs.band}`]: costs.registration }),
    total: rng.chance(0.95) && isWhole ? costs.total : undefined,
    total_including_costs: rng.chance(0.8) && isWhole ? profile.price + costs.total : undefined,
  }
}

/** Whether the listing tells what all costs come to. */
export const isSummedUp = (profile: Profile): boolean => {
  const { total, total_including_costs: whole } = (hasFields(profile) && notaryCostOf(profile)) || {}
  return total !== undefined || whole !== undefined
}

/** A few listings come without the fields of the catalogue. */
export const hasFields = ({ rng }: Profile): boolean => !rng.fork('fields').chance(0.03)
