import { asked } from './price'
import type { Profile } from './profile'

/** How a home is sold that is not sold for what is asked: by bids at a notary's, or for a rent for life. */
export const saleOf = ({ facts, parentId, rng }: Profile): 'bids' | 'annuity' | undefined => {
  const own = rng.fork('notary')
  if (facts.deal !== 'sale' || !facts.home || parentId !== undefined || !own.chance(0.08)) return undefined
  return rng.fork('life annuity').chance(0.25) ? 'annuity' : 'bids'
}

/** The one listing whose price has to be asked for: the business that is to be taken over first. */
export const isOnRequest = ({ id, status }: Profile): boolean => id === 10_004 && status === 'TAKE_OVER'

/** Part of its value that bids start from, and that is paid at once beside a rent for life. */
const START = 0.72
const AT_ONCE = 0.4

/** What is asked, in euro: where bids start, what is paid at once beside a rent for life, or the price. */
export const askedPrice = (profile: Profile): number => {
  const sale = saleOf(profile)
  if (!sale) return profile.price
  return asked(profile.price * (sale === 'bids' ? START : AT_ONCE))
}

/** Euro a month of what is sold for a rent for life: the rest of its value in sixteen years. */
export const annuityOf = ({ price }: Profile): number => asked((price * (1 - AT_ONCE)) / (16 * 12))
