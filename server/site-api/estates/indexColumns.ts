import type { Estate } from '../../../src/contract/estate'
import { type Locale, LOCALES } from '../../../src/contract/locales'
import {
  conditionOf,
  hasLift,
  hasParking,
  hasPool,
  hasTerrace,
  isFurnished,
  isNewlyBuilt,
  takesPets,
} from '../../../src/domain/estate/features'
import { constructionYearOf, facadesOf, hasGarden } from '../../../src/domain/estate/figures'
import { freeFrom } from '../../../src/domain/estate/freeFrom'
import type { DomainEstate } from '../../../src/domain/estate/fromApi'
import { toldPerArea } from '../../../src/domain/estate/pricePerArea'
import { priceCut } from '../../../src/domain/estate/priceCut'
import { referenceKey } from '../../../src/domain/estate/referenceKey'
import type { Told } from '../../../src/domain/estate/told'
import { regionOf } from '../../../src/domain/rules/region'
import { KIND_FIELD } from '../../../src/domain/search/kindsOfType'
import { STATUS_FIELD } from '../../../src/domain/search/statusIds'
import type { townMiddle } from '../places/townMiddle'
import { type publicPosition } from '../publicPlace'
import type { Cell } from './inMemory/columns'
import { NumberColumn } from './inMemory/numberColumn'
import { SharedColumn } from './inMemory/sharedColumn'
import { wordsOf } from './words'

/** Of how a column gets its value: raise it when that changes (`rowForm.ts`). New columns and fields are seen without it. */
export const ROW_VERSION = 8

/** What values a field holds. `ids` is a list of which any may match, `flag` a yes or a no. */
export type FieldKind = 'integer' | 'number' | 'text' | 'moment' | 'flag' | 'ids'

/** What a row is made of. */
export interface Indexed {
  /** As the back office sent it. */
  estate: Estate
  /** What cards tell of it, whatever its site hides. */
  told: Told
  /** As its pages show it. */
  page: DomainEstate
  /** Where it is, no closer than an answer tells. */
  position: ReturnType<typeof publicPosition>
  /** The middle of its town, of what has no position of its own. */
  town: ReturnType<typeof townMiddle>
}

type Memory = typeof NumberColumn | typeof SharedColumn

/** All that is known of a field by which estates are searched, sorted or counted. */
interface IndexColumn<Kept extends Memory = Memory> {
  kind: FieldKind
  /** How it is kept in memory: numbers of which most rows have their own, or values that many rows share. */
  memory: Kept
  /** The paths by which a search asks for it; each also exists under `children.`. */
  paths: readonly string[]
  value: (of: Indexed) => Cell | boolean | undefined
  /** One of the values that stand together in the column `facts`: it needs no migration. */
  isFact?: true
  /** Column it is sorted by, when that is another. */
  sortedBy?: string
  /** It says an order and nothing else. */
  isOrder?: true
}

const own = <const Column extends IndexColumn>(column: Column) => column

const NUMBER = { kind: 'number', memory: NumberColumn } as const
const MOMENT = { kind: 'moment', memory: NumberColumn } as const
const INTEGER = { kind: 'integer', memory: SharedColumn } as const
const TEXT = { kind: 'text', memory: SharedColumn } as const
const FLAG = { kind: 'flag', memory: SharedColumn } as const

/** Languages whose towns have columns of the table; a later one's stand among the facts, without a migration. */
const WITH_COLUMN: ReadonlySet<string> = new Set(['nl', 'fr', 'en', 'de'])

/** The town as a language names it (docs/decisions/137-order-of-towns.md). */
const town = (locale: Locale) =>
  own({
    ...TEXT,
    ...(WITH_COLUMN.has(locale) ? {} : { isFact: true as const }),
    paths: [`address.city.alias.${locale}`],
    value: ({ told }) => told.town[locale],
    isOrder: true,
  })

const towns = Object.fromEntries(LOCALES.map((locale) => [`city_${locale}`, town(locale)])) as Record<
  `city_${Locale}`,
  ReturnType<typeof town>
>

/** A yes or a no that a page tells. */
const fact = (path: string, value: (page: DomainEstate) => boolean | undefined) =>
  own({ ...FLAG, isFact: true, paths: [path], value: ({ page }) => value(page) })

/**
 * Every field that a search can ask for (spec §7), a row each. What a visitor is told is searched as it is told
 * (docs/decisions/135-told-is-searched.md); numbers of the back office stay as they came.
 */
const INDEX_COLUMNS = {
  id: own({
    kind: 'integer',
    memory: NumberColumn,
    paths: ['general.id'],
    value: ({ estate }) => estate.general.id,
  }),
  reference: own({
    ...TEXT,
    paths: ['general.reference'],
    value: ({ estate }) => estate.general.reference,
  }),
  head_type_id: own({
    ...INTEGER,
    paths: ['general.headType.id'],
    value: ({ estate }) => estate.general.headType.id,
  }),
  sub_type_id: own({
    ...INTEGER,
    paths: ['general.subType.id'],
    value: ({ estate }) => estate.general.subType?.id,
  }),
  kind: own({
    ...INTEGER,
    isFact: true,
    paths: [KIND_FIELD],
    value: ({ estate: { general } }) => general.subType?.id ?? general.headType.id,
  }),
  transaction_id: own({
    ...INTEGER,
    paths: ['general.transaction.id'],
    value: ({ estate }) => estate.general.transaction.id,
  }),
  sticker_id: own({ ...INTEGER, paths: ['general.sticker.id'], value: ({ told }) => told.sticker }),
  price: own({
    ...NUMBER,
    paths: ['general.price', 'general.price.value'],
    value: ({ told }) => told.price,
  }),
  bedroom_count: own({ ...INTEGER, paths: ['general.bedroomCount'], value: ({ told }) => told.bedrooms }),
  bathroom_count: own({ ...INTEGER, paths: ['general.bathroomCount'], value: ({ told }) => told.bathrooms }),
  published_at: own({
    ...MOMENT,
    paths: ['general.publicationDate'],
    value: ({ estate }) => estate.general.publicationDate,
  }),
  updated_at: own({
    ...MOMENT,
    paths: ['general.updatedAt'],
    value: ({ estate }) => estate.general.updatedAt,
  }),
  city_id: own({ ...INTEGER, paths: ['address.city.id'], value: ({ estate }) => estate.address.city.id }),
  zip: own({ ...TEXT, paths: ['address.city.zip'], value: ({ estate }) => estate.address.city.zip }),
  city_name: own({
    ...TEXT,
    paths: ['address.city.name'],
    value: ({ estate }) => estate.address.city.name,
    sortedBy: 'city_key',
  }),
  city_key: own({
    ...TEXT,
    paths: [],
    value: ({ estate }) => wordsOf(estate.address.city.name).join(' '),
  }),
  ...towns,
  country: own({
    ...TEXT,
    paths: ['address.country.id'],
    value: ({ estate }) => estate.address.country.id,
  }),
  region: own({ ...TEXT, paths: ['address.region'], value: ({ estate }) => regionOf(estate.address) }),
  lat: own({ ...NUMBER, paths: ['address.geoLocation.lat'], value: ({ position }) => position?.lat }),
  lon: own({ ...NUMBER, paths: ['address.geoLocation.lon'], value: ({ position }) => position?.lon }),
  town_lat: own({ ...NUMBER, isFact: true, paths: [], value: ({ town: middle }) => middle?.lat }),
  town_lon: own({ ...NUMBER, isFact: true, paths: [], value: ({ town: middle }) => middle?.lon }),
  area_build: own({ ...NUMBER, paths: ['dimensions.areaBuild'], value: ({ told }) => told.builtArea }),
  area_ground: own({ ...NUMBER, paths: ['dimensions.areaGround'], value: ({ told }) => told.groundArea }),
  epc_value: own({ ...NUMBER, paths: ['energy.epcValue'], value: ({ told }) => told.epcValue }),
  energy_label: own({ ...TEXT, paths: ['energy.energyLabel'], value: ({ told }) => told.energyLabel }),
  status_id: own({ ...INTEGER, paths: ['status.id'], value: ({ estate }) => estate.status?.id }),
  told_status: own({ ...TEXT, paths: [STATUS_FIELD], value: ({ told }) => told.status }),
  garden: fact('listing.other.garden', hasGarden),
  terrace: fact('listing.other.terrace', hasTerrace),
  parking: fact('listing.other.parking', hasParking),
  lift: fact('technical.elevator', hasLift),
  pool: fact('listing.comfort.swimming_pool', hasPool),
  furnished: fact('technical.furniture', isFurnished),
  pets: fact('technical.petsAllowed', takesPets),
  new_building: fact('technical.newBuilding', isNewlyBuilt),
  condition: own({
    ...TEXT,
    isFact: true,
    paths: ['technical.condition'],
    value: ({ page }) => conditionOf(page),
  }),
  facades: own({
    ...INTEGER,
    isFact: true,
    paths: ['listing.construction.facades_count'],
    value: ({ page }) => facadesOf(page),
  }),
  construction_year: own({
    ...NUMBER,
    isFact: true,
    paths: ['technical.constructionYear'],
    value: ({ page }) => constructionYearOf(page),
  }),
  price_per_area: own({
    ...NUMBER,
    isFact: true,
    paths: ['general.pricePerArea'],
    value: ({ page }) => toldPerArea(page),
  }),
  price_cut: own({
    ...NUMBER,
    isFact: true,
    paths: ['general.priceCut'],
    value: ({ page }) => priceCut(page),
    isOrder: true,
  }),
  price_lowered: fact('general.priceLowered', (page) => priceCut(page) !== undefined || undefined),
  free_from: own({
    ...MOMENT,
    isFact: true,
    paths: ['technical.freeFrom'],
    value: ({ page }) => freeFrom(page),
  }),
  /** As it is typed: in full, whatever its signs. */
  reference_key: own({
    ...TEXT,
    isFact: true,
    paths: ['general.referenceKey'],
    value: ({ estate }) => referenceKey(estate.general.reference ?? '') || undefined,
  }),
  guid: own({ ...TEXT, paths: ['guid'], value: ({ estate }) => estate.guid }),
}

type Columns = typeof INDEX_COLUMNS
export type ColumnName = keyof Columns
export const COLUMN_NAMES = Object.keys(INDEX_COLUMNS) as readonly ColumnName[]

/** The row of any column, where its kind of memory does not matter. */
export const columnOf = (name: ColumnName): IndexColumn => INDEX_COLUMNS[name]

/** An empty column for each, to keep in memory. */
export const newColumns = () =>
  Object.fromEntries(COLUMN_NAMES.map((name) => [name, new (columnOf(name).memory)()])) as {
    [Name in ColumnName]: InstanceType<Columns[Name]['memory']>
  }
