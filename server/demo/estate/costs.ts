import { hasFields } from './listing/hasFields'
import type { Region } from '../places'
import { isLet, type Profile } from './profile'
import { saleOf } from './sale'

/** Registration duty by region, percent: what a buyer pays who is not buying an only home. */
export const DUTY: Record<Region, number> = { FLANDERS: 12, BRUSSELS: 12.5, WALLONIA: 12.5 }

/** The same for who buys an only home; in Brussels part of the price is free of duty instead. */
export const ONLY_HOME_DUTY: Record<Region, number | undefined> = {
  FLANDERS: 2,
  BRUSSELS: undefined,
  WALLONIA: 3,
}

type VatRate = 6 | 12 | 21

/** What a price is made of, in euro. Only what is sold under VAT is told in parts. */
export interface PriceParts {
  land: number
  infrastructure: number
  construction: number
}

export const priceParts = ({ price, vat, facts, groundValue, rng }: Profile): PriceParts => {
  const works = rng.fork('infrastructure')
  const infrastructure = vat && facts.ground && works.chance(0.6) ? works.int(8, 22) * 500 : 0
  const land = Math.round(groundValue || price * 0.18)
  return { land, infrastructure, construction: price - land - infrastructure }
}

/** Rate of the VAT on what is being built, one for a whole project. */
export const vatRate = ({ parcel }: Profile): VatRate =>
  parcel.fork('rate of VAT').weighted([
    [21, 5],
    [6, 3],
    [12, 2],
  ])

export interface Costs {
  /** On the whole price, under VAT on the land alone. */
  registration: number
  /** On the construction. */
  vat: number
  notary: number
  fixed: number
  total: number
}

/** What comes on top of a purchase, in euro: duty, VAT, the notary's fee on its falling scale, fixed costs. */
export const costsOf = (profile: Profile): Costs => {
  const { price, region } = profile
  const { land, construction } = priceParts(profile)
  const registration = Math.round(((profile.vat ? land : price) * DUTY[region]) / 100)
  const vat = profile.vat ? Math.round((construction * vatRate(profile)) / 100) : 0
  const notary = Math.round((Math.min(price, 65_000) * 0.0171 + Math.max(price - 65_000, 0) * 0.0057) * 1.21)
  const fixed = 1350
  const total = registration + vat + notary + fixed
  return { registration, vat, notary, fixed, total }
}

/** Whether a listing tells what a purchase costs: every part and the total, or nothing. Every home for a price does. */
export const tellsCosts = (profile: Profile): boolean =>
  profile.facts.deal === 'sale' &&
  !saleOf(profile) &&
  hasFields(profile) &&
  (Boolean(profile.facts.home) || profile.parcel.fork('costs').chance(0.9))

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

/** A tenant's deposit in euro: two months of rent, in Flanders three at most. */
export const depositOf = ({ price, region, status, rng }: Profile): number | undefined =>
  isLet(status) ? price * (region === 'FLANDERS' ? rng.fork('deposit').int(2, 3) : 2) : undefined

/** Index of 2025 by which cadastral income is multiplied. */
export const CADASTRAL_INDEX = 2.2446
