import { sql } from 'kysely'
import type { Counter } from './form'
import { type Db, quoted, type Table } from './tables'

/** Bytes of a part of a table. More than one row of a picture may have alone. */
const PART = 2 * 1024 * 1024
/** Bytes that are fetched at once, more or less. */
const TURN = 512 * 1024
const MOST_ROWS = 500

/** A value as text that any PostgreSQL reads again; bytes in a form that gzip takes back to their length. */
const textOf = ({ name, type }: Table['columns'][number]) =>
  type === 'bytea' ? `translate(encode(${quoted(name)}, 'base64'), E'\\n', '')` : `${quoted(name)}::text`

/** How many rows to fetch next, by those of the last turn. Rows of pictures differ most, and come one by one. */
function rowsOf({ columns }: Table, bytes: number, count: number): number {
  if (columns.some(({ type }) => type === 'bytea')) return 1
  return Math.max(1, Math.min(MOST_ROWS, Math.floor((TURN * count) / Math.max(1, bytes))))
}

/**
 * The rows of a table, as parts of lines that are JSON arrays of texts. Reads a turn at a time within the transaction that it is given,
 * so that no more than a part and a row are in memory.
 */
export async function* dumpTable(
  db: Db,
  table: Table,
  onRows: (count: number) => void,
): AsyncGenerator<Buffer> {
  const values = table.columns.map(textOf).join(', ')
  await sql
    .raw(
      `declare rows_of_backup no scroll cursor for
        select json_build_array(${values})::text as line from ${quoted(table.name)}`,
    )
    .execute(db)
  let lines: Buffer[] = []
  let size = 0
  const part = () => {
    const whole = Buffer.concat(lines)
    lines = []
    size = 0
    return whole
  }
  for (let count = rowsOf(table, TURN, 20); ;) {
    const { rows } = await sql.raw<{ line: string }>(`fetch ${count} from rows_of_backup`).execute(db)
    if (!rows.length) break
    let bytes = 0
    for (const { line } of rows) {
      const written = Buffer.from(`${line}\n`)
      if (size && size + written.length > PART) yield part()
      lines.push(written)
      size += written.length
      bytes += written.length
    }
    onRows(rows.length)
    count = rowsOf(table, bytes, rows.length)
  }
  if (size) yield part()
  await sql.raw('close rows_of_backup').execute(db)
}

/** Where the numbers stand that the tables give. */
export async function countersOf(db: Db, tables: readonly Table[]): Promise<Counter[]> {
  const counters: Counter[] = []
  for (const { name: table, columns } of tables)
    for (const { name: column } of columns.filter(({ isCounter }) => isCounter)) {
      const { rows: found } = await sql<{ sequence: string }>`
        select pg_get_serial_sequence(${quoted(table)}, ${column}) as sequence
      `.execute(db)
      const { rows } = await sql
        .raw<{ last: string; is_called: boolean }>(
          `select last_value::text as last, is_called from ${found[0]?.sequence}`,
        )
        .execute(db)
      const [counter] = rows
      if (counter) counters.push({ table, column, last: counter.last, isCalled: counter.is_called })
    }
  return counters
}

/** Bytes of all tables, about, by which progress is told. */
export async function sizeOf(db: Db, tables: readonly Table[]): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`
    select coalesce(sum(pg_table_size(to_regclass(quote_ident(name)))), 0)::text as bytes
    from unnest(${tables.map(({ name }) => name)}::text[]) as name
  `.execute(db)
  return Number(rows[0]?.bytes ?? 0)
}
