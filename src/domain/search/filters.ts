import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import { isCountry } from '../codes/countryName'
import { areaPart, cleanArea, parseArea, printArea, type Area } from './area'
import { bedroomsFrom, bedroomsPart, LARGE_BEDROOMS } from './bedrooms'
import {
  amount,
  coded,
  type FilterKind,
  isCount,
  isId,
  one,
  type Read,
  several,
  whole,
  yes,
} from './filterKinds'
import { cleanGeoRange, parseGeoRange, printGeoRange, type GeoRange } from './geoRange'
import { ENERGY_CLASSES } from './energyClasses'
import type { Narrowing } from './narrowed'
import { STATUS_FIELD, STATUS_ID, statusIdOfTransaction, statusOfId } from './statusIds'
import type { Unit } from './units'

/** Parts of the filter, in the order of the bar and of the sheet. */
export const PARTS = ['offer', 'place', 'type', 'price', 'bedrooms', 'more'] as const
export type PartName = (typeof PARTS)[number]

/** How a filter is counted, chosen and named that has neither a list of values nor a field or a chip of its own. */
export type Facet =
  /** Yes, or it does not matter. */
  | { kind: 'flag'; path: string }
  /** Values in their order, each with all codes that it takes: none that comes later. */
  | { kind: 'upTo'; path: string; values: readonly (readonly [value: string, codes: readonly string[]])[] }
  /** An amount, counted in steps that begin at these. */
  | { kind: 'range'; path: string; unit: Unit; steps: readonly number[] }
type FacetOf<Kind extends Facet['kind']> = Extract<Facet, { kind: Kind }>

/** All that is known of a condition. */
export interface FilterRow<Value> {
  /** Its name in an address (spec §7). */
  param: string
  kind: FilterKind<Value>
  /** The part of the filter in which it is set. */
  part: PartName
  /**
   * The list of counted values it is chosen from. Conditions of one list replace each other: its values are counted without any
   * of them. Of a facet it is also what `locales/…/filter.json` names it by.
   */
  list: string
  facet?: Facet
  /** What it asks of the site API. */
  ask: (value: Value) => Narrowing
  /**
   * Of the conditions of one group only one holds: the one chosen last, in an address the one that stands lowest in the table
   * (docs/decisions/063-search-on-the-page.md).
   */
  group?: 'place'
  /** Which end of a range it is; the other one has the same list. */
  end?: 'min' | 'max'
  /** Another parameter, read where its own says nothing and never written. */
  also?: { param: string; read: Read<number> }
}

const row = <Value>(given: FilterRow<Value>) => given

type Place = Pick<FilterRow<unknown>, 'param' | 'part' | 'list'>
/** Named, chosen and counted by its kind. */
type FacetRow<Value> = FilterRow<Value> & { facet: Facet }

/** One of these values on a path of the site API. */
const anyOf = <T extends string | number>(
  { path, kind, ...rest }: Omit<FilterRow<readonly T[]>, 'ask'> & { path: string },
  valueOf: (value: T) => string | number | undefined = (value) => value,
) =>
  row<readonly T[]>({
    ...rest,
    kind,
    ask: (values) => ({ terms: { [path]: values.flatMap((value) => valueOf(value) ?? []) } }),
  })

/** From and up to, both included: two conditions `…Min` and `…Max`, in an address `…-min` and `…-max`. */
function range<const Name extends string>(name: Name, { path, ...place }: Place & { path: string }) {
  const bound = (end: 'min' | 'max', op: 'gte' | 'lte') =>
    row<number>({
      ...place,
      param: `${place.param}-${end}`,
      end,
      kind: amount,
      ask: (value) => ({ range: { [path]: { [op]: value } } }),
    })
  return { [`${name}Min`]: bound('min', 'gte'), [`${name}Max`]: bound('max', 'lte') } as Record<
    `${Name}Min` | `${Name}Max`,
    FilterRow<number>
  >
}

/** The same, counted and chosen in steps. */
function amounts<const Name extends string>(name: Name, place: Place, facet: Omit<FacetOf<'range'>, 'kind'>) {
  const rows = Object.entries(range(name, { ...place, path: facet.path }))
  return Object.fromEntries(
    rows.map(([key, given]) => [
      key,
      { ...(given as FilterRow<number>), facet: { kind: 'range', ...facet } },
    ]),
  ) as Record<`${Name}Min` | `${Name}Max`, FacetRow<number>>
}

const flag = (place: Place, path: string): FacetRow<true> => ({
  ...place,
  facet: { kind: 'flag', path },
  kind: yes,
  ask: () => ({ terms: { [path]: [true] } }),
})

/** A value or a better one. */
const upTo = (place: Place, path: string, values: FacetOf<'upTo'>['values']): FacetRow<string> => ({
  ...place,
  facet: { kind: 'upTo', path, values },
  kind: one(
    (text) => text.toUpperCase(),
    (value) => values.find(([known]) => known === value)?.[0],
  ),
  ask: (value) => ({ terms: { [path]: [...(values.find(([known]) => known === value)?.[1] ?? [])] } }),
})

const bedroomCount = (count: number) => Math.min(count, LARGE_BEDROOMS)

/**
 * Everything that a visitor can filter by, a row each, in the order in which an address lists it. Type, status and place are the
 * listing's own; the others are asked of what can be had in it, one and the same unit (docs/decisions/013, 014): their paths
 * begin with `children.`. So a search finds what was counted.
 */
export const FILTERS = {
  /** ISO codes. */
  country: anyOf<string>({
    param: 'country',
    part: 'more',
    list: 'countries',
    path: 'address.country.id',
    kind: several((text) => text.toUpperCase(), isCountry),
  }),
  /** Numbers of municipalities. */
  city: anyOf<number>({
    param: 'city',
    part: 'place',
    list: 'locations',
    group: 'place',
    path: 'address.city.id',
    kind: several(whole, isId),
  }),
  /** A circle replaces towns (spec §5). */
  geoRange: row<GeoRange>({
    param: 'geo_range',
    part: 'place',
    list: 'locations',
    group: 'place',
    kind: one(parseGeoRange, cleanGeoRange, printGeoRange),
    ask: (geoDistance) => ({ geoDistance }),
  }),
  /** Drawn on the map; replaces towns and circle. */
  area: row<Area>({
    param: 'area',
    part: 'place',
    list: 'locations',
    group: 'place',
    kind: one(parseArea, cleanArea, printArea),
    ask: (area) => ({ area: areaPart(area) }),
  }),
  /** Euro. */
  ...range('price', { param: 'price', part: 'price', list: 'prices', path: 'children.general.price' }),
  /** Numbers of property types. */
  type: anyOf<number>({
    param: 'type',
    part: 'type',
    list: 'headTypes',
    path: 'general.headType.id',
    kind: several(coded(HEAD_TYPE_ID), isId),
  }),
  subType: anyOf<number>({
    param: 'subType',
    part: 'type',
    list: 'headTypes',
    path: 'general.subType.id',
    kind: several(coded(SUB_TYPE_ID), isId),
  }),
  /** Numbers of the statuses that listings are told to have (`STATUS_ID`); spec §7: "transaction or status". */
  status: anyOf<number>(
    {
      param: 'status',
      part: 'offer',
      list: 'statuses',
      path: STATUS_FIELD,
      kind: several(coded(STATUS_ID), (id) => statusOfId(id) !== undefined),
      also: { param: 'transaction', read: (text) => statusIdOfTransaction(whole(text) ?? 0) },
    },
    statusOfId,
  ),
  /** Exact counts; 6 stands for six and more (spec §5). */
  bedrooms: row<readonly number[]>({
    param: 'bedrooms',
    part: 'more',
    list: 'bedrooms',
    kind: several(whole, isCount, bedroomCount),
    ask: bedroomsPart,
  }),
  /** At least so many, up to six. */
  bedMin: row<number>({
    param: 'bed-min',
    part: 'bedrooms',
    list: 'bedrooms',
    kind: one(whole, (least) => (least && isCount(least) ? bedroomCount(least) : undefined)),
    ask: bedroomsFrom,
  }),
  // Ours from here on (docs/decisions/230-filters-beside-the-specs.md).
  ...amounts(
    'livingArea',
    { param: 'living-area', part: 'more', list: 'livingArea' },
    {
      path: 'children.dimensions.areaBuild',
      unit: 'area',
      steps: [0, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000],
    },
  ),
  energy: upTo(
    { param: 'energy', part: 'more', list: 'energy' },
    'children.energy.energyLabel',
    ENERGY_CLASSES,
  ),
  garden: flag({ param: 'garden', part: 'more', list: 'garden' }, 'children.listing.other.garden'),
}

type Filters = typeof FILTERS
export type FilterKey = keyof Filters
/** Those that have a list of values, a field and a chip of their own. */
export type OwnKey = {
  [Key in FilterKey]: Filters[Key] extends { facet: Facet } ? never : Key
}[FilterKey]
/** What a condition holds. */
export type FilterValue<Key extends FilterKey> = Filters[Key] extends FilterRow<infer Value> ? Value : never

/** In the order of the address. */
export const FILTER_KEYS = Object.keys(FILTERS) as readonly FilterKey[]

/** The row of any condition, where its kind of value does not matter. */
export const rowOf = (key: FilterKey): FilterRow<unknown> => FILTERS[key] as FilterRow<unknown>

/** The conditions of a part of the filter. */
export const keysOf = (part: PartName): FilterKey[] => FILTER_KEYS.filter((key) => rowOf(key).part === part)

/** Both ends of each range. */
export const RANGES: readonly (readonly [min: FilterKey, max: FilterKey])[] = FILTER_KEYS.flatMap((min) => {
  const max = FILTER_KEYS.find((key) => rowOf(key).end === 'max' && rowOf(key).list === rowOf(min).list)
  return rowOf(min).end === 'min' && max ? [[min, max] as const] : []
})

/** What is counted, chosen and named by its kind: each list of values with its conditions. */
export const FACETS: readonly { list: string; part: PartName; facet: Facet; keys: readonly FilterKey[] }[] =
  FILTER_KEYS.flatMap((key) => {
    const { list, part, facet, end } = rowOf(key)
    const keys = FILTER_KEYS.filter((other) => rowOf(other).list === list)
    return facet && end !== 'max' ? [{ list, part, facet, keys }] : []
  })
