import { type Static, Type } from '@sinclair/typebox'
import { Count, Maybe, Moment, OneOf } from './common'
import { MAX_ID } from './searchLimits'

/** How the sync of a site's feed ended; `unchanged`: the feed is the one of last time, so that nothing was sent. */
export const FEED_STATES = ['done', 'unchanged', 'refused', 'failed'] as const

/** What is known of a feed, by which the next one is compared with it. */
export const FeedFacts = Type.Object({
  digest: Type.String({ maxLength: 64, description: 'SHA-256 of what came, hex.' }),
  settings: Type.String({
    maxLength: 64,
    description: 'SHA-256 of the settings by which it was read, hex: by others it is read anew.',
  }),
  bytes: Count,
  listings: Maybe(
    Type.Integer({ minimum: 0, description: 'Listings of the last feed that was the whole stock.' }),
  ),
  name: Type.String({ maxLength: 300, description: 'Name of the file; of what came otherwise nothing.' }),
  madeAt: Maybe(Moment, { description: 'The moment that the feed says it was made at.' }),
  modifiedAt: Maybe(Moment, { description: 'When the file was written, as its folder or host says.' }),
  etag: Maybe(Type.String({ maxLength: 300, description: 'By which its host is asked for another one.' })),
  lastModified: Maybe(Type.String({ maxLength: 300, description: 'The same, as the host writes it.' })),
  isWhole: Type.Boolean({
    description: 'Nothing of it was refused or missing: as it is it needs not come again.',
  }),
})
export type FeedFacts = Static<typeof FeedFacts>

/** Things of a site, each of which has an id: no more than there are ids. */
const Things = Type.Integer({ minimum: 0, maximum: MAX_ID })

/** One sync of a site's feed, as the operator's command tells it. */
export const FeedRunBody = Type.Object({
  state: OneOf(FEED_STATES),
  startedAt: Moment,
  endedAt: Moment,
  added: Things,
  changed: Things,
  unchanged: Things,
  removed: Things,
  detail: Type.String({
    maxLength: 2000,
    description: 'What it was about, or why it was refused; for an operator.',
  }),
  feed: Maybe(FeedFacts, { description: 'Of one that was taken.' }),
})
export type FeedRunBody = Static<typeof FeedRunBody>

/** A sync as it is remembered; those that ended the same way one after another are one. */
export const FeedRun = Type.Composite([
  FeedRunBody,
  Type.Object({ times: Type.Integer({ minimum: 1, description: 'Syncs in a row that ended so.' }) }),
])
export type FeedRun = Static<typeof FeedRun>

/** The syncs of a site. */
export const FeedHistory = Type.Object({
  listings: Type.Integer({
    minimum: 0,
    description: 'Listings that the site has now, by which a feed that lacks most of them is known.',
  }),
  last: Type.Union([FeedFacts, Type.Null()], { description: 'The last feed that was taken.' }),
  runs: Type.Array(FeedRun, { description: 'The last 50, the newest first.' }),
})
export type FeedHistory = Static<typeof FeedHistory>
