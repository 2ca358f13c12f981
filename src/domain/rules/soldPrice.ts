import { isSold } from '../estate/status'
import type { DomainEstate } from '../estate/fromApi'

// The parts are told no more than the whole: together they make it.
const ASKED: ReadonlySet<string> = new Set([
  'general.price.value',
  'general.totalPrice',
  'general.groundValue',
  'general.constructionValue',
  'general.infrastructureValue',
  'listing.financial.price',
  'listing.financial.price_per_square_meter',
  'listing.financial.purchase_price',
  'listing.financial.land_price',
  'listing.financial.infrastructure_price',
  'listing.notary_cost.total_including_costs',
])

/** What was asked for a sold listing is no longer told: its transaction's name stands for it (spec §2). */
export const isPriceOfSold = (path: string, estate: DomainEstate) => ASKED.has(path) && isSold(estate)
