import type { ColumnType, Generated } from 'kysely'
import type { DraftKind, ImportKind } from '../../src/contract/importLine'
import type { BookingTables } from './bookingTables'
import type { PictureTables } from './pictureTables'
import type { PublishingTables } from './publishingTables'
import type { VisitorTables } from './visitorTables'

interface SiteRow {
  site_id: string
  doc: string
  /** Another one whenever estates or settings of the site change. */
  data_version: Generated<string>
  updated_at: Generated<Date>
}

/** Things kept as a document under a number: menus, pages, agreements, collections. */
interface NumberedRow {
  site_id: string
  id: number
  doc: string
  updated_at: Generated<Date>
}

interface EntityRow {
  site_id: string
  name: string
  doc: string
  updated_at: Generated<Date>
}

interface EntityItemRow {
  site_id: string
  id: number
  entity: string
  index: number
  doc: string
  updated_at: Generated<Date>
}

interface TranslationRow {
  site_id: string
  locale: string
  doc: string
  updated_at: Generated<Date>
}

interface EstateRow {
  site_id: string
  id: number
  parent_id: number | null
  guid: string | null
  floor_id: number | null
  /** Whether the document says itself when it was changed. */
  hidden: boolean
  dated: boolean
  /** Put away by the back office: kept, and never answered. */
  archived: Generated<boolean>
  /** json, not jsonb: a document of some kilobytes is written and answered twice as fast as the text it is. */
  doc: string
  /** The part of it that lists show, and which fields that are. */
  brief: string | null
  brief_fields: string | null
  /** The document as anybody may have it, and the digest of that; null when an older program wrote it. */
  shown: string | null
  shown_digest: string | null
  /** Pictures that it names (migration 034). */
  assets: string[] | null
  /** Of `doc`: another one when that changed. */
  digest: string
  updated_at: Generated<Date>
}

/**
 * What is searched and sorted by, one narrow row an estate. `listing_id` is the project of a unit, else the estate itself;
 * `top` rows are answered by searches, `child` rows are what `children.…` conditions look at (a stand-alone property is both).
 */
interface ListingIndexRow {
  site_id: string
  id: number
  listing_id: number
  top: boolean
  child: boolean
  /** Itself or its project. */
  archived: boolean
  /** Whether the address is hidden: `lat` and `lon` are about a kilometre wide. */
  hidden: boolean
  guid: string | null
  reference: string | null
  head_type_id: number
  sub_type_id: number | null
  transaction_id: number
  /** The back office's own number; what visitors are told is `told_status`. */
  status_id: number | null
  told_status: string
  sold: boolean
  sticker_id: number | null
  price: number | null
  bedroom_count: number | null
  bathroom_count: number | null
  published_at: Date | null
  updated_at: Date
  city_id: number
  zip: string
  city_name: string
  /** The name as it is sorted: lower-case, without accents. */
  city_key: string
  /** The name that each language shows, as it is sorted. */
  city_nl: string
  city_fr: string
  city_en: string
  city_de: string
  country: string
  region: string | null
  lat: number | null
  lon: number | null
  area_build: number | null
  area_ground: number | null
  epc_value: number | null
  energy_label: string | null
  /** What else is searched by, by the name of its column in memory. */
  facts: Generated<object>
  own_collections: number[]
  collections: number[]
  /** Of how the row was made of the document (`ROW_FORM`). */
  form: number
}

/** Which listings a version of a site's data changed, the last thousand versions. */
interface ListingLogRow {
  site_id: string
  version: string
  listing_ids: number[]
  rental_unit_ids: Generated<number[]>
}

/** The words of an estate, apart from the narrow row: weight A reference, B title, C description, D street and city. */
interface ListingWordsRow {
  site_id: string
  id: number
  listing_id: number
  words: string
  city_words: string
}

/** What a number of a type or town is called: an object with `id` and `name`, of a town the whole city. */
interface SearchNameRow {
  site_id: string
  kind: 'headType' | 'subType' | 'city'
  id: number
  name: string
}

/** A listing, holiday unit or page that is not public yet, or a next state of one that is. */
interface DraftRow {
  site_id: string
  kind: DraftKind
  id: number
  /** Project of a unit. */
  parent_id: number | null
  /** As it was imported, JSON text. */
  doc: string
  stored_at: Generated<Date>
}

/** What an import wrote and nobody was told of yet. */
interface ImportChangeRow {
  site_id: string
  id: Generated<string>
  kind: ImportKind
  /** Ids or names, written as JSON text. */
  keys: ColumnType<(number | string)[], string, never>
  stored_at: Generated<Date>
}

/**
 * Tables of migrations 001, 008, 010 and 013. Documents are written and read as JSON text (`doc::text`). Those that anybody may read
 * have a column `assets` besides, which the database makes of them (migration 015).
 */
interface CoreTables {
  site: SiteRow
  menu: NumberedRow & { type: string }
  page: NumberedRow
  agreement: NumberedRow
  collection: NumberedRow
  entity: EntityRow
  entity_item: EntityItemRow
  translation: TranslationRow
  estate: EstateRow
  listing_index: ListingIndexRow
  listing_log: ListingLogRow
  listing_words: ListingWordsRow
  search_name: SearchNameRow
  draft: DraftRow
  import_change: ImportChangeRow
}

/** Everything in the database. Later families add their tables here. */
export type Database = CoreTables & BookingTables & VisitorTables & PublishingTables & PictureTables

/** The name of every table that a backup takes along: all but what processes say of themselves, who are others after a restore. */
export const TABLES: Readonly<Record<Exclude<keyof Database, 'process_seen'>, true>> = {
  site: true,
  menu: true,
  page: true,
  agreement: true,
  collection: true,
  entity: true,
  entity_item: true,
  translation: true,
  estate: true,
  listing_index: true,
  listing_log: true,
  listing_words: true,
  search_name: true,
  draft: true,
  import_change: true,
  rental_unit: true,
  rental_period: true,
  rental_reservation: true,
  agenda_slot: true,
  appointment: true,
  open_viewing: true,
  open_stay: true,
  asset: true,
  mail: true,
  idempotency_key: true,
  visit_count: true,
  alert_subscriber: true,
  alert_search: true,
  alert_token: true,
  listing_change: true,
  alert_match: true,
  contact_message: true,
  shared_setting: true,
  publish_change: true,
  webhook_seen: true,
  webhook: true,
  publish_run: true,
  publish_left_out: true,
  operator_session_ended: true,
  feed_run: true,
  import_run: true,
  missing_picture: true,
  fetched_photo: true,
}
