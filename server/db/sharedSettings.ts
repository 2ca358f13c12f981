import { unusableDatabase } from './explain'

/** A name and what it is for every process of this database. */
export const SHARED_SETTING = `create table if not exists shared_setting (
  name text primary key,
  value text not null,
  stored_at timestamptz not null default now()
)`

/** Of whatever else a database holds a lock for: two that make one table at once fail. */
const LOCK = 7_310_031

/**
 * What the processes of a PostgreSQL have in common. A name that has no value yet is given the one that is offered; with two that come at
 * once the first one stands for both.
 * @throws Error when PostgreSQL cannot be reached (`isUnavailable`) or used
 */
export async function sharedSettings(
  connectionString: string,
  offered: Readonly<Record<string, string>>,
): Promise<Record<string, string>> {
  const { Client } = await import('pg')
  const client = new Client({ connectionString, application_name: 'aanbod', connectionTimeoutMillis: 5000 })
  // What breaks it fails the statement it is at.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    await client.query(SHARED_SETTING)
    const names = Object.keys(offered)
    await client.query(
      'insert into shared_setting (name, value) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
      [names, Object.values(offered)],
    )
    const { rows } = await client.query<{ name: string; value: string }>(
      'select name, value from shared_setting where name = any($1)',
      [names],
    )
    await client.query('commit')
    return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
  } catch (error) {
    throw unusableDatabase(error as Error, connectionString)
  } finally {
    await client.end().catch(() => undefined)
  }
}
