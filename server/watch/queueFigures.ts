import type { Kysely } from 'kysely'
import type { Database } from '../db/tables'
import { waitingOf } from '../queue/waitingOf'
import type { Question, Reading } from './figures'

const labels = ['site'] as const
const GAUGES = {
  aanbod_publish_queue_changes: { help: 'Changes that are stored and not on the site yet.', labels },
  aanbod_publish_queue_oldest_seconds: { help: 'For how long the oldest of them waits.', labels },
} as const
type Name = keyof typeof GAUGES

/** What waits to be published, of some sites: told by every role that has the queue, so that it is known while no publisher is there. */
export const queueFigures = (db: Kysely<Database>, siteIds: readonly string[]): Question<Name> => ({
  about: 'queue',
  gauges: GAUGES,
  async ask() {
    const readings: Reading<Name>[] = []
    for (const site of siteIds) {
      const waiting = await waitingOf(db, site)
      const oldest = waiting ? Math.max(0, (Date.now() - Date.parse(waiting.since)) / 1000) : 0
      readings.push(
        { name: 'aanbod_publish_queue_changes', labels: { site }, value: waiting?.count ?? 0 },
        { name: 'aanbod_publish_queue_oldest_seconds', labels: { site }, value: oldest },
      )
    }
    return readings
  },
})
