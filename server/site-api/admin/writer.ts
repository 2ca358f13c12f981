import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'

/** A database or a transaction on it. */
export type Db = Kysely<Database>

/** Why the thing at `index` of a batch was not written. */
export interface Rejection {
  index: number
  field: string
  reason: string
}

export type Key = number | string

export interface ExportRow {
  key: Key
  /** `data` of the line, as JSON text. */
  json: string
}

/**
 * How one kind is kept: the one place that knows its tables. `upsert` and `remove` work in the transaction they are
 * given, write what is good and tell what is not; `upsert` gets no two things with the same key.
 */
export interface Writer<T> {
  keyOf(item: T): Key
  keyType: 'number' | 'string'
  /** Makes of a thing what `upsert` will ask for, where that takes its time: done while the database is at those before it. */
  prepare?(item: T): void
  /** @param arrivedAt when the import began that brings them (ISO 8601); undefined where it is the first one into the site */
  upsert(db: Db, siteId: string, items: T[], arrivedAt?: string): Promise<Rejection[]>
  remove(db: Db, siteId: string, keys: Key[]): Promise<void>
  /** Everything of the kind in the order of its keys, a page at a time: those after `after`. */
  page(db: Db, siteId: string, after: Key | undefined, size: number): Promise<ExportRow[]>
}
