import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import type { HotPublisher, PublishedApart } from '../hot/hotPublisher'
import { NeedsBuild } from '../hot/openRelease'
import type { Builds } from './builds'
import { changesText } from './changesText'
import { othersWait, settle, waitingFor } from './changeStore'
import type { RunEnd } from '../status/runs'
import { lapsText } from './stopwatch'

interface Options {
  db: Kysely<Database>
  hot: Pick<HotPublisher, 'publish'>
  builds: Pick<Builds, 'request' | 'park' | 'waiting'>
  log: (line: string) => void
  /** Writes down how it went, when it is over; does not throw. */
  note?: (since: Date, ended: RunEnd) => Promise<void>
}

/** Publishes everything that waits for a site: hot what can be done so, and for the rest it asks for a whole build. */
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
    let published: PublishedApart
    try {
      const known = new Set([...builds.waiting(), ...waiting.rows])
      published = await hot.publish(waiting, () => othersWait(db, siteId, known))
    } catch (error) {
      if (!(error instanceof NeedsBuild)) {
        await note(since, { state: 'failed', detail: (error as Error).message })
        throw error
      }
      log(`${error.message}: building`)
      builds.park(waiting.rows)
      continue
    }
    const { pages, laps, failed } = published
    // What cannot be done singly is done by a whole build, and keeps nothing else waiting.
    const left = failed.flatMap(({ kind, id }) => waiting.rowsOf(kind, id))
    for (const { error } of failed) log(`${error.message}: building`)
    if (left.length) builds.park(left)
    const done = waiting.rows.filter((row) => !left.includes(row))
    if (!done.length) continue
    const took = `${Date.now() - since.getTime()} ms (${lapsText({ queue: waited, ...laps })})`
    const changes = done.length === 1 ? 'a change' : `${done.length} changes`
    log(`published ${pages} pages of ${changes} in ${took}`)
    await settle(db, siteId, done)
    await note(since, { state: 'done', pages, detail: await changesText(db, siteId, waiting), waited })
  }
}
