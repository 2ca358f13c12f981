import { type Kysely, sql } from 'kysely'
import { FEED_STATES, type FeedRun } from '../../../src/contract/feedRun'
import type { Database } from '../../db/tables'
import type { Question } from '../../watch/figures'

const GAUGES = {
  aanbod_feed_last_run: {
    help: 'How the last sync of the site’s feed ended: 1 for the state that it is in.',
    labels: ['site', 'state'],
  },
  aanbod_feed_last_run_timestamp_seconds: { help: 'When it ended.', labels: ['site'] },
  aanbod_feed_last_good_timestamp_seconds: {
    help: 'When a feed was last taken, or found to be the one of before.',
    labels: ['site'],
  },
} as const

interface Row {
  site: string
  state: FeedRun['state']
  ended: number
  good: number | null
}

/** How the last sync of each site that has a feed ended. */
export const feedFigures = (db: Kysely<Database>): Question<keyof typeof GAUGES> => ({
  about: 'feeds',
  gauges: GAUGES,
  async ask() {
    const { rows } = await sql<Row>`
      select distinct on (site_id) site_id as site, state, extract(epoch from ended_at)::float8 as ended,
        (select extract(epoch from max(good.ended_at))::float8 from feed_run good
          where good.site_id = feed_run.site_id and good.state in ('done', 'unchanged')) as good
      from feed_run order by site_id, id desc
    `.execute(db)
    return rows.flatMap(({ site, state, ended, good }) => [
      ...FEED_STATES.map((each) => ({
        name: 'aanbod_feed_last_run' as const,
        labels: { site, state: each },
        value: Number(each === state),
      })),
      { name: 'aanbod_feed_last_run_timestamp_seconds' as const, labels: { site }, value: ended },
      ...(good === null
        ? []
        : [{ name: 'aanbod_feed_last_good_timestamp_seconds' as const, labels: { site }, value: good }]),
    ])
  },
})
