import { isId } from '../../contract/searchLimits'

/**
 * What a visitor asks of holiday units (spec §3 rental unit filter model). A condition that is absent does not narrow; within
 * a list any value may hold. What is asked of stays must hold for one and the same free stay (docs/decisions/021).
 */
export interface RentalSearch {
  location?: readonly number[]
  subKind?: readonly number[]
  city?: readonly number[]
  /** Code of the larger place whose towns `city` are, as `kust`: by it they are called and taken off as one. */
  place?: string
  /** Room for at least so many. */
  maxOccupation?: number
  periodType?: readonly number[]
  /** Month of arrival, `2027-08`; a day of arrival takes its place. */
  month?: string
  /** Last month of arrival, where several are meant, as those of a season; only with an earlier `month`. */
  monthEnd?: string
  /** Day of arrival. */
  periodStart?: string
  /** Day of departure; only with a day of arrival. */
  periodEnd?: string
  /** Most that a stay costs the guests, in euro, all but what is paid back. */
  priceMax?: number
  sort: RentalSort
}

/** Orders a visitor can choose: the site's own, the cheapest free stay first, the smallest first, by town. */
export const RENTAL_SORTS = ['own', 'price', 'room', 'city'] as const
export type RentalSort = (typeof RENTAL_SORTS)[number]

export type RentalCondition = Exclude<keyof RentalSearch, 'sort' | 'monthEnd'>
export const RENTAL_CONDITIONS = [
  'location',
  'place',
  'city',
  'subKind',
  'maxOccupation',
  'periodType',
  'month',
  'periodStart',
  'periodEnd',
  'priceMax',
] as const satisfies readonly RentalCondition[]

export const NO_RENTAL_SEARCH: RentalSearch = { sort: 'own' }

const MAX_VALUES = 100
const MOST_PERSONS = 99
const MOST_EURO = 1_000_000

/** Sorted, each once; undefined when none is left. */
function list(given: readonly number[] | undefined): readonly number[] | undefined {
  const values = [...new Set(given)].filter(isId).sort((a, b) => a - b)
  return values.length ? values.slice(0, MAX_VALUES) : undefined
}

/** A day of the calendar; undefined for anything else. */
function day(text: string | undefined): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) ? text : undefined
}

/** A code of the gazetteer; undefined for anything else. */
const code = (text: string | undefined) => (text && /^[a-z][a-z\d-]{1,60}$/.test(text) ? text : undefined)

/** A month of the calendar; undefined for anything else. */
const monthIn = (text: string | undefined) => day(`${text}-01`)?.slice(0, 7)

/** A whole number from 1 to the most; undefined for anything else. */
const upTo = (most: number, value: number | undefined) =>
  value !== undefined && Number.isInteger(value) && value > 0 ? Math.min(value, most) : undefined

const present = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T

/** The one form of a search: lists sorted, nothing empty, no departure without an arrival before it. */
export function canonicalRental(search: RentalSearch): RentalSearch {
  const start = day(search.periodStart)
  const end = day(search.periodEnd)
  const month = start ? undefined : monthIn(search.month)
  const monthEnd = monthIn(search.monthEnd)
  const city = list(search.city)
  return present<RentalSearch>({
    location: list(search.location),
    place: city && code(search.place),
    city,
    subKind: list(search.subKind),
    maxOccupation: upTo(MOST_PERSONS, search.maxOccupation),
    periodType: list(search.periodType),
    month,
    monthEnd: month && monthEnd && month < monthEnd ? monthEnd : undefined,
    periodStart: start,
    periodEnd: start && end && start < end ? end : undefined,
    priceMax: upTo(MOST_EURO, search.priceMax),
    sort: search.sort,
  })
}

/**
 * The search with some conditions set, or taken off by undefined or an empty list; another arrival forgets the departure, a
 * month the days.
 */
export function patchedRental(search: RentalSearch, patch: Partial<RentalSearch>): RentalSearch {
  const moved = 'periodStart' in patch && patch.periodStart !== search.periodStart
  const days = patch.month
    ? { periodStart: undefined, periodEnd: undefined, monthEnd: undefined }
    : moved && { periodEnd: undefined }
  const towns = 'city' in patch && patch.place === undefined && { place: undefined }
  return canonicalRental({ ...search, ...days, ...towns, ...patch })
}

/** The search as if a condition had never been set. */
export const withoutCondition = (search: RentalSearch, condition: RentalCondition): RentalSearch =>
  patchedRental(search, { [condition]: undefined, ...(condition === 'place' && { city: undefined }) })

/**
 * The part of a search that is about the stay and not the unit: days or month, kind of stay, guests and what it may cost, which a unit's page goes on with.
 * Undefined when none of it is asked.
 */
export function stayAsked(search: RentalSearch): RentalSearch | undefined {
  const { month, monthEnd, periodStart, periodEnd, periodType, maxOccupation, priceMax } = search
  const asked = canonicalRental({
    month,
    monthEnd,
    periodStart,
    periodEnd,
    periodType,
    maxOccupation,
    priceMax,
    sort: 'own',
  } as RentalSearch)
  return conditionsOf(asked).length ? asked : undefined
}

/**
 * Whether one stay of a unit is asked, so that a price is what it costs and not the least of some: by both days, or by the day of arrival
 * and the one kind of stay.
 */
export const isOneStay = ({ periodStart, periodEnd, periodType }: RentalSearch): boolean =>
  periodStart !== undefined && (periodEnd !== undefined || periodType?.length === 1)

/** Conditions a search has, in their order; a place is one with its towns. */
export const conditionsOf = (search: RentalSearch): RentalCondition[] =>
  RENTAL_CONDITIONS.filter(
    (condition) => search[condition] !== undefined && !(condition === 'city' && search.place !== undefined),
  )
