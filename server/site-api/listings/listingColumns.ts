import { type Cell, NumberColumn, SharedColumn } from './columns'

/** The fields of `listing_index` that are searched, sorted or counted by. */
export const newColumns = () => ({
  id: new NumberColumn(),
  guid: new SharedColumn(),
  reference: new SharedColumn(),
  head_type_id: new SharedColumn(),
  sub_type_id: new SharedColumn(),
  transaction_id: new SharedColumn(),
  status_id: new SharedColumn(),
  told_status: new SharedColumn(),
  sticker_id: new SharedColumn(),
  price: new NumberColumn(),
  bedroom_count: new SharedColumn(),
  bathroom_count: new SharedColumn(),
  published_at: new NumberColumn(),
  updated_at: new NumberColumn(),
  city_id: new SharedColumn(),
  zip: new SharedColumn(),
  city_name: new SharedColumn(),
  city_key: new SharedColumn(),
  city_nl: new SharedColumn(),
  city_fr: new SharedColumn(),
  city_en: new SharedColumn(),
  city_de: new SharedColumn(),
  country: new SharedColumn(),
  region: new SharedColumn(),
  lat: new NumberColumn(),
  lon: new NumberColumn(),
  area_build: new NumberColumn(),
  area_ground: new NumberColumn(),
  epc_value: new NumberColumn(),
  energy_label: new SharedColumn(),
})
type Columns = ReturnType<typeof newColumns>
export type ColumnName = keyof Columns
export const COLUMN_NAMES = Object.keys(newColumns()) as ColumnName[]

/** A row of `listing_index`; moments are milliseconds. */
export type IndexedRow = Record<Exclude<ColumnName, 'id'>, Cell> & {
  id: number
  listing_id: number
  top: boolean
  child: boolean
  archived: boolean
  hidden: boolean
  sold: boolean
  collections: number[]
}
