import { type RawBuilder, sql } from 'kysely'
import type { ImportKind } from '../../../src/contract/importLine'
import { isOfDrafts, type Operation } from './operation'
import { writerOf } from './parseLine'
import type { Db, Key } from './writer'

/** Where things of each kind stand, and by what they are known there; a site is the one of the import. */
const TABLES: Record<Exclude<ImportKind, 'site'>, { table: string; key: string }> = {
  translation: { table: 'translation', key: 'locale' },
  agreement: { table: 'agreement', key: 'id' },
  menu: { table: 'menu', key: 'id' },
  page: { table: 'page', key: 'id' },
  entity: { table: 'entity', key: 'name' },
  entityItem: { table: 'entity_item', key: 'id' },
  collection: { table: 'collection', key: 'id' },
  estate: { table: 'estate', key: 'id' },
  rentalUnit: { table: 'rental_unit', key: 'id' },
  rentalPeriod: { table: 'rental_period', key: 'id' },
  agendaSlot: { table: 'agenda_slot', key: 'id' },
  asset: { table: 'asset', key: 'name' },
}

async function keysOf(query: RawBuilder<{ key: Key }>, db: Db): Promise<Set<Key>> {
  const { rows } = await query.execute(db)
  return new Set(rows.map(({ key }) => key))
}

const among = (operation: Operation, column: RawBuilder<unknown>, keys: readonly Key[] | undefined) => {
  const type = writerOf(operation.kind).keyType === 'number' ? 'int' : 'text'
  return keys ? sql`and ${column} = any(${[...keys]}::${sql.raw(type)}[])` : sql``
}

/** Public things of a kind that are there: some of them, or all, as far as more is asked of them. */
function publicKeys(
  db: Db,
  siteId: string,
  operation: Operation,
  keys: readonly Key[] | undefined,
  more = sql``,
): Promise<Set<Key>> {
  const { kind } = operation
  if (kind === 'site')
    return keysOf(sql`select 'site' as key from site where site_id = ${siteId} ${more}`, db)
  const { table, key } = TABLES[kind]
  const which = sql`site_id = ${siteId} ${more} ${among(operation, sql.ref(key), keys)}`
  return keysOf(sql`select ${sql.ref(key)} as key from ${sql.table(table)} where ${which}`, db)
}

/** Which things of a kind are there, public ones or drafts as the operation says; of some of them, or of all. */
export async function standingKeys(
  db: Db,
  siteId: string,
  operation: Operation,
  keys?: readonly Key[],
): Promise<Set<Key>> {
  if (!isOfDrafts(operation)) return publicKeys(db, siteId, operation, keys)
  const { kind } = operation
  const which = sql`site_id = ${siteId} and kind = ${kind}::text ${among(operation, sql.ref('id'), keys)}`
  return keysOf(sql`select id as key from draft where ${which}`, db)
}

/** Which of them the transaction wrote itself: what is there as it comes is not written. */
export async function writtenKeys(
  db: Db,
  siteId: string,
  operation: Operation,
  keys: readonly Key[],
): Promise<Set<Key>> {
  if (isOfDrafts(operation)) return new Set(keys)
  return publicKeys(db, siteId, operation, keys, sql`and updated_at = now()`)
}
