import type { Code } from '../../contract/codes'
import { isId } from '../../contract/searchLimits'
import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../contract/ids'
import { isCountry } from '../codes/countryName'
import { referenceKey } from '../estate/referenceKey'
import { areaPart, cleanArea, parseArea, printArea, type Area } from './area'
import { bedroomsFrom, bedroomsPart, LARGE_BEDROOMS } from './bedrooms'
import { ENERGY_CLASSES } from './energyClasses'
import { coded, isCount, one, several, whole } from './filterKinds'
import {
  amounts,
  anyOf,
  type Facet,
  type FilterRow,
  flag,
  named,
  oneOf,
  type PartName,
  range,
  row,
  texts,
  upTo,
  within,
} from './filterRows'
import { cleanGeoRange, parseGeoRange, printGeoRange, type GeoRange } from './geoRange'
import { kindsPart } from './kindsOfType'
import { isPlace } from './placeCode'
import { STATUS_FIELD, STATUS_ID, statusIdOfTransaction, statusOfId } from './statusIds'

/** What one can move into as it is: together one wish. */
export const READY_CONDITIONS = ['NEW', 'RENEWED', 'EXCELLENT_CONDITION', 'GOOD_CONDITION'] as const

/** The best first. */
const CONDITIONS = [
  ...READY_CONDITIONS,
  ...(['TO_FRESHEN_UP', 'TO_RENOVATE'] as const),
] satisfies readonly Code<'Condition'>[]

const bedroomCount = (count: number) => Math.min(count, LARGE_BEDROOMS)

/**
 * Everything that a visitor can filter by, a row each, in the order in which an address lists it. Type, status and place are the
 * listing's own; the others are asked of what can be had in it, one and the same unit (docs/decisions/013, 014): their paths
 * begin with `children.`. So a search finds what was counted.
 */
const FILTERS = {
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
  /** Codes of places of the gazetteer, also where nothing stands now, and circles around them (docs/decisions/236-places-in-a-search.md). */
  place: anyOf<string>({
    param: 'place',
    part: 'place',
    list: 'locations',
    group: 'place',
    path: 'address.place',
    kind: several((text) => text.toLowerCase(), isPlace),
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
  /** Numbers of kinds; of a type all that is of it. */
  subType: row<readonly number[]>({
    param: 'subType',
    part: 'type',
    list: 'headTypes',
    kind: several(coded(SUB_TYPE_ID), isId),
    ask: kindsPart,
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
    part: 'bedrooms',
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
  // What is asked for besides (docs/decisions/252-more-filters.md).
  terrace: flag({ param: 'terrace', part: 'more', list: 'terrace' }, 'children.listing.other.terrace'),
  parking: flag({ param: 'parking', part: 'more', list: 'parking' }, 'children.listing.other.parking'),
  lift: flag({ param: 'lift', part: 'more', list: 'lift' }, 'children.technical.elevator'),
  pool: flag({ param: 'pool', part: 'more', list: 'pool' }, 'children.listing.comfort.swimming_pool'),
  furnished: flag({ param: 'furnished', part: 'more', list: 'furnished' }, 'children.technical.furniture'),
  pets: flag({ param: 'pets', part: 'more', list: 'pets' }, 'children.technical.petsAllowed'),
  newBuilding: flag({ param: 'new', part: 'more', list: 'newBuilding' }, 'children.technical.newBuilding'),
  // docs/decisions/330-price-cuts.md
  lowered: flag({ param: 'lowered', part: 'more', list: 'lowered' }, 'children.general.priceLowered'),
  condition: oneOf(
    { param: 'condition', part: 'more', list: 'condition' },
    {
      path: 'children.technical.condition',
      codes: 'Condition',
      values: CONDITIONS.map((code) => [code, [code]] as const),
    },
  ),
  /** Who has more than four stands free, too. */
  facades: oneOf(
    { param: 'facades', part: 'more', list: 'facades' },
    {
      path: 'children.listing.construction.facades_count',
      values: [
        ['2', [2]],
        ['3', [3]],
        ['4', [4, 5, 6, 7, 8]],
      ],
    },
  ),
  ...amounts(
    'plot',
    { param: 'plot', part: 'more', list: 'plot' },
    {
      path: 'children.dimensions.areaGround',
      unit: 'area',
      steps: [0, 100, 200, 300, 400, 500, 750, 1000, 1500, 2500, 5000, 10_000],
    },
  ),
  ...amounts(
    'year',
    { param: 'year', part: 'more', list: 'year' },
    {
      path: 'children.technical.constructionYear',
      unit: 'year',
      steps: [0, 1900, 1930, 1945, 1960, 1975, 1990, 2000, 2010, 2015, 2020, 2025],
    },
  ),
  /** Of what is sold, as a page tells it. */
  ...amounts(
    'pricePerArea',
    { param: 'price-m2', part: 'more', list: 'pricePerArea' },
    {
      path: 'children.general.pricePerArea',
      unit: 'euroPerArea',
      steps: [0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000],
    },
  ),
  words: texts({ param: 'words', part: 'more', list: 'words' }),
  // docs/decisions/275-when-it-is-free.md
  free: within(
    { param: 'free', part: 'more', list: 'free' },
    {
      path: 'children.technical.freeFrom',
      values: [
        ['now', 0],
        ['3m', 3],
        ['6m', 6],
        ['12m', 12],
      ],
    },
  ),
  /** In full, of a listing or of a unit in it. */
  reference: named({ param: 'reference', part: 'more', list: 'reference' }, (text) => ({
    terms: { 'children.general.referenceKey': [referenceKey(text)] },
  })),
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
