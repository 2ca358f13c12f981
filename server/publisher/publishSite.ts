import type { Kysely } from 'kysely'
import type { Database } from '../db/tables'
import type { HotPublisher } from './hot/hotPublisher'
import { NeedsBuild } from './hot/openRelease'
import type { Builds } from './queue/builds'
import { settle, waitingFor } from './queue/changeStore'
import { lapsText } from './stopwatch'

interface Options {
  db: Kysely<Database>
  hot: HotPublisher
  builds: Pick<Builds, 'request' | 'park' | 'waiting'>
  log: (line: string) => void
}

/** Publishes everything that waits for a site: hot when that can be done, else it asks for a whole build. */
export async function publishSite(siteId: string, { db, hot, builds, log }: Options): Promise<void> {
  for (;;) {
    const waiting = await waitingFor(db, siteId, builds.waiting())
    if (!waiting) return
    const { everything } = waiting
    if (everything.length) {
      log('The whole site changed: building')
      builds.request(everything)
      continue
    }
    const since = Date.now()
    const waited = Math.max(0, since - waiting.since.getTime())
    try {
      const { pages, laps } = await hot.publish(waiting)
      const took = lapsText({ queue: waited, ...laps })
      log(`published ${pages} pages in ${Date.now() - since} ms (${took})`)
    } catch (error) {
      if (!(error instanceof NeedsBuild)) throw error
      log(`${error.message}: building`)
      builds.park(waiting.rows)
      continue
    }
    await settle(db, siteId, waiting.rows)
  }
}
