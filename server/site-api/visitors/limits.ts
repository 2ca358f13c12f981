import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { HttpProblem } from '../problem'

interface Limit {
  most: number
  seconds: number
}

const HOUR = 3600

/** How often a visitor's address may do something, and how often one mailbox may be written to because of it. */
export const LIMITS = {
  alert: { address: { most: 60, seconds: HOUR }, mailbox: { most: 6, seconds: HOUR } },
  contact: { address: { most: 60, seconds: HOUR }, mailbox: { most: 20, seconds: HOUR } },
  friend: { address: { most: 30, seconds: HOUR }, mailbox: { most: 6, seconds: HOUR } },
  viewing: { address: { most: 60, seconds: HOUR }, mailbox: { most: 30, seconds: HOUR } },
  reservation: { address: { most: 60, seconds: HOUR }, mailbox: { most: 30, seconds: HOUR } },
} as const satisfies Record<string, { address: Limit; mailbox: Limit }>
export type Limited = keyof typeof LIMITS

export interface Visit {
  /** Of the visitor, as `visitorAddress` gives it. */
  address: string
  /** That a mail will go to. */
  mailbox: string
}

/** Jo@ and jo+anything@ are read by the same person. */
const counted = (visit: Visit, kind: keyof Visit) =>
  kind === 'mailbox' ? visit.mailbox.toLowerCase().replace(/\+[^@]*(?=@)/, '') : visit.address.toLowerCase()

/** Counts one more and tells how many there were since the window began. */
async function hits(db: Kysely<Database>, siteId: string, key: string, since: Date): Promise<number> {
  const { rows } = await sql<{ hits: number }>`
    insert into visit_count as v (site_id, key, since, hits) values (${siteId}, ${key}, ${since}, 1)
    on conflict (site_id, key, since) do update set hits = v.hits + 1
    returning hits
  `.execute(db)
  return rows[0]?.hits ?? 1
}

/**
 * Counts a visit and refuses one too many. What is kept is a hash under a secret, per window; nobody's address.
 * @param now milliseconds since 1970
 * @throws HttpProblem 429 with `retryAfter` seconds
 */
export async function countVisit(
  db: Kysely<Database>,
  siteId: string,
  what: Limited,
  visit: Visit,
  { secret, now = Date.now() }: { secret: string; now?: number },
): Promise<void> {
  for (const kind of ['address', 'mailbox'] as const) {
    const { most, seconds } = LIMITS[what][kind]
    const since = Math.floor(now / 1000 / seconds) * seconds
    const key = createHmac('sha256', secret)
      .update(`${what} ${kind} ${counted(visit, kind)}`)
      .digest('base64url')
    if ((await hits(db, siteId, key, new Date(since * 1000))) <= most) continue
    const retryAfter = Math.max(since + seconds - Math.floor(now / 1000), 1)
    throw new HttpProblem(429, `Too many at once; again in ${retryAfter} seconds`, [], { retryAfter })
  }
}
