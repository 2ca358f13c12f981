import { isSold } from '../estate/status'
import type { DomainEstate } from '../estate/fromApi'

const ASKED: ReadonlySet<string> = new Set([
  'general.price.value',
  'general.totalPrice',
  'listing.financial.price',
  'listing.financial.price_per_square_meter',
])

/** What was asked for a sold listing is no longer told: its transaction's name stands for it (spec §2). */
export const isPriceOfSold = (path: string, estate: DomainEstate) => ASKED.has(path) && isSold(estate)
