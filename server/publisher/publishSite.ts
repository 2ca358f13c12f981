import type { Kysely } from 'kysely'
import type { Database } from '../db/tables'
import { type HotPublisher, NeedsBuild } from './hot/hotPublisher'
import { settle, waitingFor } from './queue/changeStore'

interface Options {
  db: Kysely<Database>
  hot: HotPublisher
  /** Builds the whole site and switches to it. */
  build: () => Promise<void>
  log: (line: string) => void
}

/** Publishes everything that waits for a site: hot when that can be done, else by a whole build. */
export async function publishSite(siteId: string, { db, hot, build, log }: Options): Promise<void> {
  for (;;) {
    const waiting = await waitingFor(db, siteId)
    if (!waiting) return
    const since = Date.now()
    try {
      if (waiting.everything) throw new NeedsBuild('The whole site changed')
      const pages = await hot.publish(waiting)
      log(`published ${pages} pages in ${Date.now() - since} ms`)
    } catch (error) {
      if (!(error instanceof NeedsBuild)) throw error
      log(`${error.message}: building`)
      await build()
    }
    await settle(db, siteId, waiting)
  }
}
