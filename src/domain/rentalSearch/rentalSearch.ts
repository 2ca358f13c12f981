import { isId } from '../../contract/searchLimits'

/**
 * What a visitor asks of holiday units (spec §3 rental unit filter model). A condition that is absent does not narrow; within
 * a list any value may hold. What is asked of stays must hold for one and the same free stay (docs/decisions/021).
 */
export interface RentalSearch {
  location?: readonly number[]
  subKind?: readonly number[]
  city?: readonly number[]
  /** Room for at least so many. */
  maxOccupation?: number
  periodType?: readonly number[]
  /** Day of arrival. */
  periodStart?: string
  /** Day of departure; only with a day of arrival. */
  periodEnd?: string
  sort: RentalSort
}

/** Orders a visitor can choose: the site's own, the cheapest free stay first, the smallest first, by town. */
export const RENTAL_SORTS = ['own', 'price', 'room', 'city'] as const
export type RentalSort = (typeof RENTAL_SORTS)[number]

export type RentalCondition = Exclude<keyof RentalSearch, 'sort'>
export const RENTAL_CONDITIONS = [
  'location',
  'city',
  'subKind',
  'maxOccupation',
  'periodType',
  'periodStart',
  'periodEnd',
] as const satisfies readonly RentalCondition[]

export const NO_RENTAL_SEARCH: RentalSearch = { sort: 'own' }

const MAX_VALUES = 100
const MOST_PERSONS = 99

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

const present = <T extends object>(parts: T): T =>
  Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T

/** The one form of a search: lists sorted, nothing empty, no departure without an arrival before it. */
export function canonicalRental(search: RentalSearch): RentalSearch {
  const persons = search.maxOccupation
  const start = day(search.periodStart)
  const end = day(search.periodEnd)
  return present<RentalSearch>({
    location: list(search.location),
    city: list(search.city),
    subKind: list(search.subKind),
    maxOccupation:
      persons !== undefined && Number.isInteger(persons) && persons > 0
        ? Math.min(persons, MOST_PERSONS)
        : undefined,
    periodType: list(search.periodType),
    periodStart: start,
    periodEnd: start && end && start < end ? end : undefined,
    sort: search.sort,
  })
}

/** The search with some conditions set, or taken off by undefined or an empty list; another arrival forgets the departure. */
export function patchedRental(search: RentalSearch, patch: Partial<RentalSearch>): RentalSearch {
  const moved = 'periodStart' in patch && patch.periodStart !== search.periodStart
  return canonicalRental({ ...search, ...(moved && { periodEnd: undefined }), ...patch })
}

/** The search as if a condition had never been set. */
export const withoutCondition = (search: RentalSearch, condition: RentalCondition): RentalSearch =>
  patchedRental(search, { [condition]: undefined })

/**
 * The part of a search that is about the stay and not the unit: days, kind of stay and guests, which a unit's page goes on with.
 * Undefined when none of it is asked.
 */
export function stayAsked(search: RentalSearch): RentalSearch | undefined {
  const { periodStart, periodEnd, periodType, maxOccupation } = search
  const asked = canonicalRental({
    periodStart,
    periodEnd,
    periodType,
    maxOccupation,
    sort: 'own',
  } as RentalSearch)
  return conditionsOf(asked).length ? asked : undefined
}

/** Whether both days of a stay are asked, so that a price is what it costs and not the least of some. */
export const isOneStay = ({ periodStart, periodEnd }: RentalSearch): boolean =>
  periodStart !== undefined && periodEnd !== undefined

/** Conditions a search has, in their order. */
export const conditionsOf = (search: RentalSearch): RentalCondition[] =>
  RENTAL_CONDITIONS.filter((condition) => search[condition] !== undefined)
