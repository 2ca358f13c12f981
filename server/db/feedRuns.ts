import type { Kysely } from 'kysely'
import type { FeedFacts, FeedHistory, FeedRun, FeedRunBody } from '../../src/contract/feedRun'
import type { Database } from './tables'

type Db = Kysely<Database>

/** Syncs of a site that are remembered, besides the last feed that was taken. */
const KEPT = 50

/** The last syncs of a site's feed, the newest first. */
export async function recentFeedRuns(db: Db, siteId: string): Promise<FeedRun[]> {
  const rows = await db
    .selectFrom('feed_run')
    .select([
      'state',
      'started_at',
      'ended_at',
      'times',
      'added',
      'changed',
      'unchanged',
      'removed',
      'detail',
      'feed',
    ])
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .limit(KEPT)
    .execute()
  return rows.map(({ started_at, ended_at, ...row }) => ({
    ...row,
    startedAt: started_at.toISOString(),
    endedAt: ended_at.toISOString(),
  }))
}

/** What is known of the last feed that a site took. */
async function lastFeed(db: Db, siteId: string): Promise<{ id: string; feed: FeedFacts | null } | undefined> {
  return db
    .selectFrom('feed_run')
    .select(['id', 'feed'])
    .where('site_id', '=', siteId)
    .where('state', '=', 'done')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function countListings(db: Db, siteId: string): Promise<number> {
  const { count } = await db
    .selectFrom('estate')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('site_id', '=', siteId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const feedHistory = async (db: Db, siteId: string): Promise<FeedHistory> => ({
  listings: await countListings(db, siteId),
  last: (await lastFeed(db, siteId))?.feed ?? null,
  runs: await recentFeedRuns(db, siteId),
})

/** Forgets all but the last; never the feed that the next one is compared with. */
async function forgetOld(db: Db, siteId: string): Promise<void> {
  const oldest = await db
    .selectFrom('feed_run')
    .select('id')
    .where('site_id', '=', siteId)
    .orderBy('id', 'desc')
    .offset(KEPT)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  const last = await lastFeed(db, siteId)
  await db
    .deleteFrom('feed_run')
    .where('site_id', '=', siteId)
    .where('id', '<=', oldest.id)
    .$if(last !== undefined, (query) => query.where('id', '!=', last?.id ?? ''))
    .execute()
}

/** Remembers a sync; one that ended as the one before it did, with nothing done, is told as one more of these. */
export async function noteFeedRun(db: Db, siteId: string, run: FeedRunBody): Promise<void> {
  const { state, startedAt, endedAt, added, changed, unchanged, removed, detail, feed } = run
  await db.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('feed_run')
      .select(['id', 'state', 'detail'])
      .where('site_id', '=', siteId)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (before && state !== 'done' && before.state === state && before.detail === detail) {
      await transaction
        .updateTable('feed_run')
        .set(({ eb }) => ({ times: eb('times', '+', 1), ended_at: new Date(endedAt) }))
        .where('id', '=', before.id)
        .execute()
      return
    }
    await transaction
      .insertInto('feed_run')
      .values({
        ...{ site_id: siteId, state, added, changed, unchanged, removed, detail },
        started_at: new Date(startedAt),
        ended_at: new Date(endedAt),
        feed: feed ? JSON.stringify(feed) : null,
      })
      .execute()
    await forgetOld(transaction, siteId)
  })
}
