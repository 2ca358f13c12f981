import type { EstateFilters } from '../../contract/search'
import type { SearchFilter } from './searchFilter'

type Step = Pick<EstateFilters['prices']['steps'][number], 'from' | 'to'>

const CENT = 0.01

/**
 * The bounds of a counted price step, so that a search finds as many as the step counts: a step ends before the next begins,
 * a search includes its highest price.
 * @example priceStep({ from: 250000, to: 300000 }) // { priceMin: 250000, priceMax: 299999.99 }
 */
export function priceStep({ from, to }: Step): Pick<SearchFilter, 'priceMin' | 'priceMax'> {
  return {
    ...(from > 0 && { priceMin: from }),
    ...(to != null && { priceMax: to - CENT }),
  }
}

/** Where the step ends that a highest price was chosen by, as people say it: a cent below whole euro is never asked otherwise. */
export function stepEnd(priceMax: number): number {
  const next = Math.round((priceMax + CENT) * 100) / 100
  return Number.isInteger(next) ? next : priceMax
}
