import type { Kysely } from 'kysely'
import type { Database } from '../db/tables'
import type { Changes, HotPublisher, Published } from './hot/hotPublisher'
import { NeedsBuild } from './hot/openRelease'
import type { Builds } from './queue/builds'
import { settle, waitingFor } from './queue/changeStore'
import type { RunEnd } from './runs'
import { lapsText } from './stopwatch'

interface Options {
  db: Kysely<Database>
  hot: HotPublisher
  builds: Pick<Builds, 'request' | 'park' | 'waiting'>
  log: (line: string) => void
  /** Writes down how it went, when it is over; does not throw. */
  note?: (since: Date, ended: RunEnd) => Promise<void>
}

const SHOWN = 20

const some = (what: string, ids: readonly number[]) =>
  ids.length > 0 && `${what} ${ids.slice(0, SHOWN).join(' ')}${ids.length > SHOWN ? ' …' : ''}`

/** @example aboutOf({ estateIds: [7, 8], rentalUnitIds: [], pageIds: [1] }) // 'listings 7 8, pages 1' */
const aboutOf = ({ estateIds, rentalUnitIds, pageIds }: Changes) =>
  [some('listings', estateIds), some('holiday units', rentalUnitIds), some('pages', pageIds)]
    .filter(Boolean)
    .join(', ')

/** Publishes everything that waits for a site: hot when that can be done, else it asks for a whole build. */
export async function publishSite(
  siteId: string,
  { db, hot, builds, log, note = async () => undefined }: Options,
): Promise<void> {
  for (;;) {
    const waiting = await waitingFor(db, siteId, builds.waiting())
    if (!waiting) return
    const { everything } = waiting
    if (everything.length) {
      log('The whole site changed: building')
      builds.request(everything)
      continue
    }
    const since = new Date()
    const waited = Math.max(0, since.getTime() - waiting.since.getTime())
    let published: Published
    try {
      published = await hot.publish(waiting)
    } catch (error) {
      if (!(error instanceof NeedsBuild)) {
        await note(since, { state: 'failed', detail: (error as Error).message })
        throw error
      }
      log(`${error.message}: building`)
      builds.park(waiting.rows)
      continue
    }
    const { pages, laps } = published
    const took = `${Date.now() - since.getTime()} ms (${lapsText({ queue: waited, ...laps })})`
    const changes = waiting.rows.length === 1 ? 'a change' : `${waiting.rows.length} changes`
    log(`published ${pages} pages of ${changes} in ${took}`)
    await settle(db, siteId, waiting.rows)
    await note(since, { state: 'done', pages, detail: aboutOf(waiting) })
  }
}
