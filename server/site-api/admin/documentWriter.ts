import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import { madeOnce } from '../madeOnce'
import type { Db, ExportRow, Key, Writer } from './writer'

interface Column<T> {
  name: string
  /** Of `json` the text is given. */
  type: 'integer' | 'text' | 'text[]' | 'boolean' | 'date' | 'timestamptz' | 'json'
  of: (item: T) => unknown
}

/** A table that keeps documents: key columns (`site_id`, the key), columns taken from the document, `doc`, `updated_at`. */
export interface DocumentTable<T> {
  table: string
  key: { name: string; type: 'integer' | 'text'; of: (item: T) => Key }
  columns?: Column<T>[]
  /**
   * Large documents are kept as the text they are (`json`) with its digest in a column: jsonb costs more to write and to read than
   * it gives.
   */
  doc?: 'json' | 'jsonb'
}

const list = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql`, `)

/** A document as it is kept, and the digest of that. */
export const writtenDocument = madeOnce((item: object) => {
  const text = JSON.stringify(item)
  return { text, digest: createHash('md5').update(text).digest('hex') }
})

/** Of documents kept as texts those that are not there as they are: a feed brings most of its listings as they were. */
async function changedOf<T extends object>(
  db: Db,
  siteId: string,
  { table, key }: DocumentTable<T>,
  items: readonly T[],
): Promise<T[]> {
  const keys = items.map((item): Key => key.of(item))
  const { rows } = await sql<{ key: Key; digest: string }>`
    select ${sql.ref(key.name)} as key, digest from ${sql.table(table)}
    where site_id = ${siteId} and ${sql.ref(key.name)} = any(${keys}::${sql.raw(key.type)}[])
  `.execute(db)
  if (!rows.length) return [...items]
  const stored = new Map(rows.map((row) => [row.key, row.digest]))
  return items.filter((item) => stored.get(key.of(item)) !== writtenDocument(item).digest)
}

/** Writes batches of documents in one statement, and tells which. A document that is already there as it is stays untouched. */
export async function upsertDocuments<T extends object>(
  db: Db,
  siteId: string,
  documentTable: DocumentTable<T>,
  all: readonly T[],
): Promise<Key[]> {
  const isDigested = documentTable.doc === 'json'
  const items = isDigested ? await changedOf(db, siteId, documentTable, all) : all
  // In one order, whoever writes: none waits for rows of another in a circle. Sorted here, as the database would copy them for it.
  const { of } = documentTable.key
  const sorted = [...items].sort((a, b) => (of(a) < of(b) ? -1 : 1))
  return sorted.length ? writeDocuments(db, siteId, documentTable, sorted) : []
}

async function writeDocuments<T extends object>(
  db: Db,
  siteId: string,
  { table, key, columns = [], doc = 'jsonb' }: DocumentTable<T>,
  items: readonly T[],
): Promise<Key[]> {
  const isDigested = doc === 'json'
  const digest: Column<T>[] = isDigested
    ? [{ name: 'digest', type: 'text', of: (item) => writtenDocument(item).digest }]
    : []
  const all = [key, ...columns, ...digest]
  const isText = ({ type }: Column<T>) => type === 'json'
  const short = all.filter((column) => !isText(column))
  const rows = items.map((item) => Object.fromEntries(short.map(({ name, of }) => [name, of(item)])))
  // Documents travel beside the list, one a line: within it they would be written, and read, once more.
  const texts = [
    ...all.filter(isText),
    { name: 'doc', type: doc, of: (item: T) => writtenDocument(item).text },
  ]
  const lines = texts.map(
    ({ of }) => sql`string_to_table(${items.map((item) => of(item) ?? '').join('\n')}::text, e'\\n')`,
  )
  const typed = short.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`)
  const read = [...short, ...texts].map(({ name }) => sql.ref(name))
  const names = all.map(({ name }) => sql.ref(name))
  const values = all.map(({ name, type }) => (type === 'json' ? sql`${sql.ref(name)}::json` : sql.ref(name)))
  const updates = [...columns, ...digest, { name: 'doc' }].map(
    ({ name }) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
  )
  // json has no equality of its own.
  const differs = isDigested ? sql`t.digest <> excluded.digest` : sql`t.doc <> excluded.doc`
  const { rows: changed } = await sql<{ key: Key }>`
    insert into ${sql.table(table)} as t (site_id, ${list(names)}, doc)
    select ${siteId}, ${list(values)}, doc::${sql.raw(doc)}
    from rows from (
      jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as (${list(typed)}), ${list(lines)}
    ) as r(${list(read)})
    on conflict (site_id, ${sql.ref(key.name)}) do update set ${list(updates)}, updated_at = now()
    where ${differs}
    returning ${sql.ref(key.name)} as key
  `.execute(db)
  return changed.map((row) => row.key)
}

export async function removeDocuments<T>(
  db: Db,
  siteId: string,
  { table, key }: DocumentTable<T>,
  keys: Key[],
): Promise<void> {
  await sql`
    delete from ${sql.table(table)}
    where site_id = ${siteId} and ${sql.ref(key.name)} = any(${keys}::${sql.raw(key.type)}[])
  `.execute(db)
}

async function pageOfDocuments<T>(
  db: Db,
  siteId: string,
  { table, key }: DocumentTable<T>,
  after: Key | undefined,
  size: number,
): Promise<ExportRow[]> {
  const column = sql.ref(key.name)
  const { rows } = await sql<ExportRow>`
    select ${column} as key, doc::text as json from ${sql.table(table)}
    where site_id = ${siteId} ${after === undefined ? sql`` : sql`and ${column} > ${after}`}
    order by ${column} limit ${size}
  `.execute(db)
  return rows
}

/** The writer of a kind that is nothing more than its documents. */
export const documentWriter = <T extends object>(table: DocumentTable<T>): Writer<T> => ({
  keyOf: table.key.of,
  keyType: table.key.type === 'integer' ? 'number' : 'string',
  upsert: async (db, siteId, items) => {
    await upsertDocuments(db, siteId, table, items)
    return []
  },
  remove: (db, siteId, keys) => removeDocuments(db, siteId, table, keys),
  page: (db, siteId, after, size) => pageOfDocuments(db, siteId, table, after, size),
})

/** The tables of migration 001 that hold documents by number. */
export const numberKey = <T extends { id: number }>() => ({
  name: 'id',
  type: 'integer' as const,
  of: (item: T) => item.id,
})
