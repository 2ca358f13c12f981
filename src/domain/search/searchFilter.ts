import { isCountry } from '../codes/countryName'
import { cleanArea, type Area } from './area'
import { cleanGeoRange, type GeoRange } from './geoRange'
import { DEFAULT_SORT_CHOICE, type SortChoice } from './sortChoice'
import { statusOfId } from './statusIds'

/**
 * What a visitor searches for: the filter query of spec §4. A condition that is absent does not narrow; within a list any
 * value may hold. Made by `parseSearch`, `canonical` and `patched`, which leave nothing empty in it.
 */
export interface SearchFilter extends SortChoice {
  /** ISO codes. */
  country?: readonly string[]
  /** Numbers of municipalities. Never together with `geoRange`, which replaces them (spec §5). */
  city?: readonly number[]
  /** Euro, both included. */
  priceMin?: number
  priceMax?: number
  /** Numbers of property types. */
  type?: readonly number[]
  /** Numbers of the statuses that listings are told to have (`STATUS_ID`). */
  status?: readonly number[]
  subType?: readonly number[]
  /** Exact counts; 6 stands for six and more (spec §5). */
  bedrooms?: readonly number[]
  /** At least so many, 1 to 6. */
  bedMin?: number
  geoRange?: GeoRange
  /** Drawn on the map; replaces towns and circle (docs/decisions/063-search-on-the-page.md). */
  area?: Area
}

export type FilterKey = Exclude<keyof SearchFilter, keyof SortChoice>

/** From this count on bedrooms are no longer told apart (spec §5). */
export const LARGE_BEDROOMS = 6
const MAX_ID = 2_147_483_647
/** Most values the site API takes in one list. */
const MAX_VALUES = 1000
const MAX_PRICE = 9_999_999_999

/** Nothing asked, newest first: where every search starts (spec §4, §9). */
export const NO_FILTER: SearchFilter = { ...DEFAULT_SORT_CHOICE }

const isId = (value: number) => Number.isInteger(value) && value > 0 && value <= MAX_ID
const isStatus = (id: number) => statusOfId(id) !== undefined

/** Sorted, each once; undefined when none is left. */
function list<T extends string | number>(given: readonly T[] | undefined, known: (value: T) => boolean) {
  const values = [...new Set(given)].filter(known).sort((a, b) => (a < b ? -1 : 1))
  return values.length ? values.slice(0, MAX_VALUES) : undefined
}

function price(euro: number | undefined): number | undefined {
  const cents = Math.round((euro ?? 0) * 100)
  return cents > 0 && cents <= MAX_PRICE * 100 ? cents / 100 : undefined
}

const bedroomCount = (count: number) => Math.min(count, LARGE_BEDROOMS)
const isCount = (value: number) => Number.isInteger(value) && value >= 0

/** A condition that says nothing is left out, so that equal searches are equal objects. */
function present<T extends object>(parts: T): T {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as T
}

/** The one form of a search: lists sorted, bounds in order, nothing empty, the rules of spec §5 applied. */
export function canonical(filter: SearchFilter): SearchFilter {
  const area = filter.area && cleanArea(filter.area)
  const geoRange = filter.geoRange && !area ? cleanGeoRange(filter.geoRange) : undefined
  const low = price(filter.priceMin)
  const high = price(filter.priceMax)
  const turned = low !== undefined && high !== undefined && low > high
  const bedMin = filter.bedMin && isCount(filter.bedMin) ? bedroomCount(filter.bedMin) : undefined
  return present<SearchFilter>({
    country: list(filter.country, isCountry),
    city: geoRange || area ? undefined : list(filter.city, isId),
    priceMin: turned ? high : low,
    priceMax: turned ? low : high,
    type: list(filter.type, isId),
    status: list(filter.status, isStatus),
    subType: list(filter.subType, isId),
    bedrooms: list(filter.bedrooms?.map(bedroomCount), isCount),
    bedMin,
    geoRange,
    area,
    sortType: filter.sortType,
    sortOrder: filter.sortOrder,
  })
}

/** Bounds where one was chosen beyond the other: the other is given up. */
function crossedBound(filter: SearchFilter, patch: Partial<SearchFilter>): Partial<SearchFilter> {
  if (patch.priceMin && !patch.priceMax && patch.priceMin > (filter.priceMax ?? Infinity)) {
    return { priceMax: undefined }
  }
  return patch.priceMax && !patch.priceMin && patch.priceMax < (filter.priceMin ?? 0)
    ? { priceMin: undefined }
    : {}
}

/** Towns, a circle and a drawn area are three ways to say where: the one chosen now puts the others off. */
function otherPlaces(patch: Partial<SearchFilter>): Partial<SearchFilter> {
  if (patch.area?.length) return { geoRange: undefined, city: undefined }
  if (patch.geoRange) return { area: undefined, city: undefined }
  return patch.city?.length ? { area: undefined, geoRange: undefined } : {}
}

/**
 * The search with some conditions set, or taken off by undefined or an empty list ("updating filters merges", spec §4).
 * Where two cannot both be – a place and a circle, a lowest price above the highest – the one chosen last counts.
 */
export function patched(filter: SearchFilter, patch: Partial<SearchFilter>): SearchFilter {
  return canonical({ ...filter, ...patch, ...otherPlaces(patch), ...crossedBound(filter, patch) })
}

/** The search as if these conditions had never been set. */
export function without(filter: SearchFilter, ...keys: readonly FilterKey[]): SearchFilter {
  return canonical({ ...filter, ...Object.fromEntries(keys.map((key) => [key, undefined])) })
}
