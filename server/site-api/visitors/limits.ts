import { createHmac } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { HttpProblem } from '../../http/problem'

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
  // Each may be two mails, as viewings and stays can be cancelled at once.
  viewing: { address: { most: 60, seconds: HOUR }, mailbox: { most: 10, seconds: HOUR } },
  reservation: { address: { most: 60, seconds: HOUR }, mailbox: { most: 10, seconds: HOUR } },
} as const satisfies Record<string, { address: Limit; mailbox: Limit }>
export type Limited = keyof typeof LIMITS

export interface Visit {
  /** Of the visitor, as `visitorAddress` gives it. */
  address: string
  /** That a mail will go to. */
  mailbox: string
}

const GOOGLE = /^([^@]*)@(?:gmail|googlemail)\.com$/

/** The one name of a mailbox that is written in many ways: capitals and what follows a plus count for nothing, dots neither at Google. */
function mailboxOf(address: string): string {
  const plain = address.toLowerCase().replace(/\+[^@]*(?=@)/, '')
  return plain.replace(GOOGLE, (_, name: string) => `${name.replaceAll('.', '')}@gmail.com`)
}

/** Jo@ and jo+anything@ are read by the same person. */
const counted = (visit: Visit, kind: keyof Visit) =>
  kind === 'mailbox' ? mailboxOf(visit.mailbox) : visit.address.toLowerCase()

export const VISIT_KINDS = ['address', 'mailbox'] as const satisfies readonly (keyof Visit)[]

/** What is kept instead of an address and a mailbox: hashes under a secret, of which nobody learns either. */
export type VisitKeys = Readonly<Record<keyof Visit, string>>

/** @param what so that nothing tells who did one thing that also did another */
export function visitKeys(what: Limited, visit: Visit, secret: string): VisitKeys {
  const keyOf = (kind: keyof Visit) =>
    createHmac('sha256', secret)
      .update(`${what} ${kind} ${counted(visit, kind)}`)
      .digest('base64url')
  return { address: keyOf('address'), mailbox: keyOf('mailbox') }
}

/** What was counted from `since` on, in seconds since 1970, for one step of a window. */
export interface Counted {
  since: number
  hits: number
}

/** A window slides in this many steps: so many counts are kept of it, and by one step it is longer than it says. */
const STEPS = 60
const stepOf = ({ seconds }: Limit) => seconds / STEPS
/** When what was counted from then on is of the past: the last of it may have come when its step ended. */
const endOf = (since: number, limit: Limit) => since + stepOf(limit) + limit.seconds

/**
 * Seconds until one more may come, 0 when it may now: in whichever window of its length, there are never more than the limit allows.
 * @param now seconds since 1970
 * @example secondsToWait([{ since: 0, hits: 6 }], { most: 6, seconds: 3600 }, 1800) // 1860
 */
export function secondsToWait(counts: readonly Counted[], limit: Limit, now: number): number {
  const held = counts.filter(({ since }) => endOf(since, limit) > now).sort((a, b) => b.since - a.since)
  let hits = 0
  for (const count of held) {
    hits += count.hits
    if (hits >= limit.most) return Math.max(endOf(count.since, limit) - Math.floor(now), 1)
  }
  return 0
}

/** What is counted under a key and may still hold. Whoever counts under the same key meanwhile waits for this transaction. */
async function countsOf(db: Kysely<Database>, siteId: string, key: string, from: number): Promise<Counted[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`visits ${siteId} ${key}`}))`.execute(db)
  const { rows } = await sql<Counted>`
    select extract(epoch from since)::float8 as since, hits from visit_count
    where site_id = ${siteId} and key = ${key} and since > to_timestamp(${from}::float8)
  `.execute(db)
  return rows
}

const countOne = (db: Kysely<Database>, siteId: string, key: string, since: number) =>
  sql`
    insert into visit_count as v (site_id, key, since, hits)
    values (${siteId}, ${key}, to_timestamp(${since}::float8), 1)
    on conflict (site_id, key, since) do update set hits = v.hits + 1
  `.execute(db)

/**
 * Counts a visit and refuses one too many, in whichever hour (docs/decisions/207-limits-slide.md). What is kept is a hash under a
 * secret, per step of the window; nobody's address. In the transaction of what it is about.
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
  const keys = visitKeys(what, visit, secret)
  for (const kind of VISIT_KINDS) {
    const limit = LIMITS[what][kind]
    const step = stepOf(limit)
    const seconds = now / 1000
    const key = keys[kind]
    const counts = await countsOf(db, siteId, key, seconds - limit.seconds - step)
    const retryAfter = secondsToWait(counts, limit, seconds)
    if (retryAfter)
      throw new HttpProblem(429, `Too many at once; again in ${retryAfter} seconds`, [], { retryAfter })
    await countOne(db, siteId, key, Math.floor(seconds / step) * step)
  }
}
