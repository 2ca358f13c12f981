import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { TABLES } from '../../db/tables'

export type Db = Kysely<Database>

/** A name as SQL has it; of tables and columns, which have no quotes in theirs. */
export const quoted = (name: string): string => `"${name}"`

interface Column {
  name: string
  type: string
  /** Whether the database numbers its rows. */
  isCounter: boolean
}

/** A table with the columns that are written; what the database makes of them is left out. */
export interface Table {
  name: string
  columns: Column[]
}

/** The program's own tables that are there, whichever migrations made them. */
export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<{ table: string; name: string; type: string; counter: boolean }>`
    select c.relname as "table", a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
      a.attidentity <> '' as counter
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = to_regnamespace(quote_ident(current_schema())) and c.relkind = 'r'
      and c.relname = any(${Object.keys(TABLES)}::text[])
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname, a.attnum
  `.execute(db)
  const tables = new Map<string, Table>()
  for (const { table, name, type, counter } of rows) {
    const known = tables.get(table) ?? { name: table, columns: [] }
    known.columns.push({ name, type, isCounter: counter })
    tables.set(table, known)
  }
  return [...tables.values()]
}

/** The migrations that made the tables, in their order; none where there are no tables. */
export async function migrationsOf(db: Db): Promise<string[]> {
  const { rows: known } = await sql<{ is: boolean }>`
    select to_regclass('kysely_migration') is not null as is
  `.execute(db)
  if (!known[0]?.is) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const SESSION = [
  ...["timezone = 'UTC'", "datestyle = 'ISO'", "intervalstyle = 'postgres'", 'extra_float_digits = 1'],
  ...['statement_timeout = 0', 'idle_in_transaction_session_timeout = 0'],
]

/** Has values written and read in one way for as long as the transaction lasts, however long that is. */
export async function inPlainForm(transaction: Db): Promise<void> {
  for (const setting of SESSION) await sql.raw(`set local ${setting}`).execute(transaction)
}
