import type { Region } from '../places'
import { isLet, type Profile } from './profile'

/** Registration duty by region, part of the price: what a buyer pays who is not buying an only home. */
const duty: Record<Region, number> = { FLANDERS: 0.12, BRUSSELS: 0.125, WALLONIA: 0.125 }

/** Of a modest home in Wallonia: what it is worth at most, in euro, and its cadastral income. */
const MODEST = { price: 200_000, income: 745 }

export type TaxBand = 6 | 12 | 21

/** What a price is made of, in euro. Only what is sold under VAT is told in parts. */
export interface PriceParts {
  land: number
  infrastructure: number
  construction: number
}

export const priceParts = ({ price, vat, facts, groundValue, rng }: Profile): PriceParts => {
  const works = rng.fork('infrastructure')
  const infrastructure = vat && facts.ground && works.chance(0.6) ? works.int(8, 22) * 500 : 0
  if (!facts.area) return { land: price - infrastructure, infrastructure, construction: 0 }
  const land = Math.round(groundValue || price * 0.18)
  return { land, infrastructure, construction: price - land - infrastructure }
}

/** Rate of the VAT on what is being built, one for a whole project. */
export const vatRate = ({ parcel }: Profile): TaxBand =>
  parcel.fork('rate of VAT').weighted([
    [21, 5],
    [6, 3],
    [12, 2],
  ])

export interface Costs {
  registration: number
  /** The band of the registration fee; Brussels and Wallonia ask 12,5 %, which is none. */
  band?: TaxBand
  /** On the construction. */
  vat: number
  notary: number
  fixed: number
  total: number
}

const taxed = (profile: Profile): Pick<Costs, 'registration' | 'band'> => {
  const { price, region, vat } = profile
  const { land } = priceParts(profile)
  const at = (base: number, band: TaxBand) => ({ registration: Math.round((base * band) / 100), band })
  // Ground that is sold with what is built on it may be under VAT too, and is where nothing is built yet.
  if (vat && (!profile.facts.area || profile.rng.fork('ground under VAT').chance(0.2))) return at(land, 21)
  const base = vat ? land : price
  if (region === 'FLANDERS') return at(base, 12)
  if (!vat && region === 'WALLONIA' && price <= MODEST.price && cadastralIncome(profile) < MODEST.income)
    return at(base, 6)
  return { registration: Math.round(base * duty[region]) }
}

/** What comes on top of a purchase, in euro: duty, VAT, the notary's fee on its falling scale, fixed costs. */
export const costsOf = (profile: Profile): Costs => {
  const { price } = profile
  const { registration, band } = taxed(profile)
  const vat = profile.vat ? Math.round((priceParts(profile).construction * vatRate(profile)) / 100) : 0
  const notary = Math.round((Math.min(price, 65_000) * 0.0171 + Math.max(price - 65_000, 0) * 0.0057) * 1.21)
  const fixed = 1350
  const total = registration + vat + notary + fixed
  return { registration, ...(band && { band }), vat, notary, fixed, total }
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

/** A tenant's deposit in euro: two months of rent, in Flanders three at most. */
export const depositOf = ({ price, region, status, rng }: Profile): number | undefined =>
  isLet(status) ? price * (region === 'FLANDERS' ? rng.fork('deposit').int(2, 3) : 2) : undefined

/** Index of 2025 by which cadastral income is multiplied. */
export const CADASTRAL_INDEX = 2.2446
