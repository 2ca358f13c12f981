import { isSold } from '../estate/status'
import type { DomainEstate } from '../estate/fromApi'

// The parts are told no more than the whole, nor what is a share of it: from either it can be worked out
// again. Nor what was bid, and where: nobody can bid any more.
export const ASKED_FOR: ReadonlySet<string> = new Set([
  'general.price.value',
  'general.priceBefore',
  'general.totalPrice',
  'general.groundValue',
  'general.constructionValue',
  'general.infrastructureValue',
  'general.furnitureValue',
  'listing.financial.price',
  'listing.financial.price_per_square_meter',
  'listing.financial.purchase_price',
  'listing.financial.land_price',
  'listing.financial.infrastructure_price',
  'listing.notary_cost.total_including_costs',
  'general.registrationCost',
  'general.notarySalery',
  'listing.notary_cost.notary_fee',
  'listing.notary_cost.total',
  'listing.notary_cost.registration_fee_6',
  'listing.notary_cost.registration_fee_12',
  'listing.notary_cost.registration_fee_21',
  'listing.financial.construction_vat_6',
  'listing.financial.construction_vat_12',
  'listing.financial.construction_vat_21',
  'listing.notary.setting_price',
  'listing.notary.price_reached',
  'listing.notary.higher_bid_date',
  'listing.notary.interactive_sale_bid_start',
  'listing.notary.interactive_sale_bid_end',
  'listing.notary.interactive_sale_bid_url',
  'listing.notary.interactive_sale_increment',
  'listing.notary.annuity',
  'listing.financial.net_revenue',
  'listing.financial.return_percentage',
  'listing.financial.rent_per_year',
  'general.deposit',
  'listing.financial.warranty',
])

/** What was asked for a sold listing is no longer told: its transaction's name stands for it (spec §2). */
export const isPriceOfSold = (path: string, estate: DomainEstate) => ASKED_FOR.has(path) && isSold(estate)
