import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import type { Question } from '../../watch/figures'
import type { OutgoingTable } from './due'

const labels = ['site', 'what'] as const
const GAUGES = {
  aanbod_outgoing_waiting: { help: 'Mails and webhooks that are to go out and were not taken yet.', labels },
  aanbod_outgoing_oldest_seconds: { help: 'For how long the oldest of them waits.', labels },
  aanbod_outgoing_given_up: {
    help: 'Mails and webhooks that are not tried again, and are kept still.',
    labels,
  },
} as const

interface Row {
  site: string
  waiting: number
  oldest: number
  given_up: number
}

const rowsOf = async (db: Kysely<Database>, table: OutgoingTable) =>
  (
    await sql<Row>`
      select site_id as site,
        count(*) filter (where state <> 'failed')::int as waiting,
        coalesce(extract(epoch from now() - min(created_at) filter (where state <> 'failed')), 0)::float8 as oldest,
        count(*) filter (where state = 'failed')::int as given_up
      from ${sql.table(table)} where state in ('waiting', 'sending', 'failed') group by site_id
    `.execute(db)
  ).rows

const NONE = { waiting: 0, oldest: 0, given_up: 0 }

/**
 * What is to go out and did not.
 * @param tables that are sent from: an outbox without a mail server keeps its mails, and nobody waits for them
 * @param siteIds told also where nothing waits
 */
export const outgoingFigures = (
  db: Kysely<Database>,
  tables: readonly OutgoingTable[],
  siteIds: readonly string[],
): Question<keyof typeof GAUGES> => ({
  about: 'outgoing',
  gauges: GAUGES,
  async ask() {
    const readings = []
    for (const what of tables) {
      const rows = new Map(siteIds.map((site): [string, Row] => [site, { site, ...NONE }]))
      for (const row of await rowsOf(db, what)) rows.set(row.site, row)
      for (const { site, waiting, oldest, given_up } of rows.values()) {
        const of = { site, what }
        readings.push(
          { name: 'aanbod_outgoing_waiting' as const, labels: of, value: waiting },
          { name: 'aanbod_outgoing_oldest_seconds' as const, labels: of, value: oldest },
          { name: 'aanbod_outgoing_given_up' as const, labels: of, value: given_up },
        )
      }
    }
    return readings
  },
})
