import { type RawBuilder, sql } from 'kysely'
import { MIGRATIONS } from '../../db/migrations/all'
import type { About, Manifest } from './form'
import { Damaged } from './tarFile'
import { type Db, quoted, type Table, tablesOf } from './tables'

/** The migrator's own tables, which it cannot make within a transaction of somebody else. */
const OF_MIGRATOR = [
  `create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)`,
  `create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer not null default 0)`,
  `insert into kysely_migration_lock (id, is_locked) values ('migration_lock', 0)`,
]

const run = (db: Db, statement: string) => sql.raw(statement).execute(db)

async function migrateBy(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await MIGRATIONS[name]?.up(db)
    const timestamp = new Date().toISOString()
    await sql`insert into kysely_migration (name, timestamp) values (${name}, ${timestamp})`.execute(db)
  }
}

/** How the tables of a backup are filled. */
export interface Loading {
  /** Puts a part of a table into it; gives the number of its rows. */
  load(table: string, part: string): Promise<number>
  /** Has everything hold again that holds between tables, and brings the tables to this version. */
  finish(manifest: Manifest): Promise<void>
}

/** Takes what ties tables to each other away, so that they can be filled in any order; gives how to put it back, which looks whether it holds. */
async function untie(db: Db, tables: readonly Table[]): Promise<() => Promise<void>> {
  const names = tables.map(({ name }) => name)
  const { rows: ties } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = to_regnamespace(quote_ident(current_schema())) and c.relname = any(${names}::text[])
    order by c.relname, k.conname
  `.execute(db)
  for (const { table, name } of ties)
    await run(db, `alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  // What they note was noted when the rows were written first.
  for (const name of names) await run(db, `alter table ${quoted(name)} disable trigger user`)
  return async () => {
    for (const name of names) await run(db, `alter table ${quoted(name)} enable trigger user`)
    for (const { table, name, definition } of ties)
      await run(db, `alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
  }
}

const valueOf = ({ type }: Table['columns'][number], index: number) =>
  type === 'bytea' ? `decode(line ->> ${index}, 'base64')` : `(line ->> ${index})::${type}`

function insertInto(table: Table, names: readonly string[], lines: string): RawBuilder<unknown> {
  const columns = names.map((name) => {
    const column = table.columns.find((one) => one.name === name)
    if (!column) throw new Damaged(`the table ${table.name} has no column ${name}`)
    return column
  })
  return sql`insert into ${sql.table(table.name)} (${sql.join(names.map((name) => sql.ref(name)))})
    overriding system value
    select ${sql.raw(columns.map(valueOf).join(', '))} from json_array_elements(${lines}::text::json) as line`
}

/** Makes the tables of a backup, in a transaction on a database that has none. */
export async function openLoading(db: Db, about: About): Promise<Loading> {
  for (const statement of OF_MIGRATOR) await run(db, statement)
  await migrateBy(db, about.migrations)
  const tables = await tablesOf(db)
  const tie = await untie(db, tables)
  return {
    async load(name, part) {
      const table = tables.find((one) => one.name === name)
      const columns = about.tables[name]
      if (!table || !columns) throw new Damaged(`it has rows of ${name}, which is no table`)
      const lines = part.split('\n').filter(Boolean)
      await insertInto(table, columns, `[${lines.join(',')}]`).execute(db)
      return lines.length
    },
    async finish({ counters }) {
      for (const { table, column, last, isCalled } of counters)
        await sql`select setval(pg_get_serial_sequence(${quoted(table)}, ${column}), ${last}::text::bigint, ${isCalled})`.execute(
          db,
        )
      await tie()
      const later = Object.keys(MIGRATIONS).filter((name) => !about.migrations.includes(name))
      await migrateBy(db, later.sort())
    },
  }
}
