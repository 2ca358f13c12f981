import type { Kysely } from 'kysely'
import type { Ref } from '../../../src/contract/quarantine'
import type { Database } from '../../db/tables'
import type { Question, Reading } from '../../watch/figures'
import { waitingOf } from '../queue/changeStore'

const site = ['site'] as const
const GAUGES = {
  aanbod_publish_queue_changes: { help: 'Changes that are stored and not on the site yet.', labels: site },
  aanbod_publish_queue_oldest_seconds: { help: 'For how long the oldest of them waits.', labels: site },
  aanbod_quarantined: {
    help: 'Listings, holiday units and pages that are not on the site as they are: invalid, or they cannot be rendered.',
    labels: ['site', 'kind'],
  },
  aanbod_renderers: { help: 'Render processes that are alive.', labels: site },
} as const
type Name = keyof typeof GAUGES

const KINDS: readonly Ref['kind'][] = ['estate', 'rentalUnit', 'page']

async function quarantinedByKind(db: Kysely<Database>, siteId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('publish_left_out')
    .select(({ fn }) => ['kind', fn.countAll<string>().as('count')])
    .where('site_id', '=', siteId)
    .groupBy('kind')
    .execute()
  return new Map(rows.map(({ kind, count }) => [kind, Number(count)]))
}

/**
 * What waits to be published and what cannot be, of some sites.
 * @param renderers of a site, as many as are alive
 */
export const queueFigures = (
  db: Kysely<Database>,
  siteIds: readonly string[],
  renderers: (siteId: string) => number,
): Question<Name> => ({
  about: 'queue',
  gauges: GAUGES,
  async ask() {
    const readings: Reading<Name>[] = []
    for (const siteId of siteIds) {
      const labels = { site: siteId }
      const waiting = await waitingOf(db, siteId)
      const oldest = waiting ? Math.max(0, (Date.now() - Date.parse(waiting.since)) / 1000) : 0
      const quarantined = await quarantinedByKind(db, siteId)
      readings.push(
        { name: 'aanbod_publish_queue_changes', labels, value: waiting?.count ?? 0 },
        { name: 'aanbod_publish_queue_oldest_seconds', labels, value: oldest },
        { name: 'aanbod_renderers', labels, value: renderers(siteId) },
        ...KINDS.map((kind) => ({
          name: 'aanbod_quarantined' as const,
          labels: { ...labels, kind },
          value: quarantined.get(kind) ?? 0,
        })),
      )
    }
    return readings
  },
})
