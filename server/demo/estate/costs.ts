import type { Region } from '../places'
import type { Profile } from './profile'

/** Registration duty by region, part of the price: what a buyer pays who is not buying an only home. */
const duty: Record<Region, number> = { FLANDERS: 0.12, BRUSSELS: 0.125, WALLONIA: 0.125 }

export interface Costs {
  registration: number
  notary: number
  fixed: number
  total: number
}

/** What comes on top of a purchase, in euro: duty, the notary's fee on its falling scale, fixed costs. */
export const costsOf = (price: number, region: Region): Costs => {
  const registration = Math.round(price * duty[region])
  const notary = Math.round((Math.min(price, 65_000) * 0.0171 + Math.max(price - 65_000, 0) * 0.0057) * 1.21)
  const fixed = 1350
  return { registration, notary, fixed, total: registration + notary + fixed }
}

/** Non-indexed cadastral income, euro a year: follows area, level and age of the tables of 1975. */
export const cadastralIncome = ({ facts }: Profile): number => {
  const m2 = facts.area ?? 0
  const comfort = facts.condition === 'TO_RENOVATE' ? 0.6 : facts.condition === 'NEW' ? 1.25 : 0.9
  return m2
    ? Math.round(m2 * 6.4 * facts.place.level * comfort)
    : Math.max(1, Math.round((facts.ground ?? 0) * 0.012))
}

/** Charges in euro a month: of a garage or a room hardly any, and never more than a fraction of its rent. */
export const monthlyCharges = ({ type, facts, rng }: Profile): number => {
  const fives = rng.fork('monthly charges').int(6, 36)
  if (type === 'GARAGE') return Math.ceil(fives / 4)
  return facts.home === 'room' ? fives : fives * 5
}

/** Index of 2025 by which cadastral income is multiplied. */
export const CADASTRAL_INDEX = 2.2446
