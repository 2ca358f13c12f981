import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { PERSON } from './forgetPerson'
import { type Kept, RETENTION } from './retention'

async function expire(
  db: Kysely<Database>,
  { table, days, since, anonymise }: Kept,
  now: Date,
): Promise<number> {
  const over = sql`(${sql.raw(since)})::timestamptz + make_interval(days => ${days}::int) <= ${now}`
  const { numAffectedRows } = anonymise
    ? await sql`update ${sql.table(table)} set ${PERSON} where ${over} and email <> ''`.execute(db)
    : await sql`delete from ${sql.table(table)} where ${over}`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Deletes what is kept no longer, of every site. Gives how many rows of each table it was. */
export async function deleteExpired(
  db: Kysely<Database>,
  now = new Date(),
): Promise<Partial<Record<Kept['table'], number>>> {
  const counts: Partial<Record<Kept['table'], number>> = {}
  for (const kept of RETENTION) counts[kept.table] = await expire(db, kept, now)
  return counts
}
