import { createHash, randomBytes } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { HttpProblem, notFound } from '../../http/problem'

type Db = Kysely<Database>

/** Days a token lasts: to confirm a week, to change a month; unsubscribing has to work for as long as a mail is kept. */
const TOKEN_DAYS = { confirm: 7, edit: 30, unsubscribe: 730 } as const
export type Purpose = keyof typeof TOKEN_DAYS

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

export interface Token {
  hash: string
  subscriberId: string
  searchId: string | null
  purpose: Purpose
  expiresAt: Date
}

/** A token of 192 random bits for somebody's mailbox; only its hash is kept. */
export async function issueToken(
  db: Db,
  siteId: string,
  purpose: Purpose,
  { subscriberId, searchId = null }: { subscriberId: string; searchId?: string | null },
): Promise<string> {
  const token = randomBytes(24).toString('base64url')
  await sql`
    insert into alert_token (site_id, hash, subscriber_id, search_id, purpose, expires_at)
    values (${siteId}, ${hashOf(token)}, ${subscriberId}, ${searchId}, ${purpose},
      now() + make_interval(days => ${TOKEN_DAYS[purpose]}::int))
  `.execute(db)
  return token
}

/** What a token opens. @throws HttpProblem 404 (nobody was given it), 410 (it has expired) */
export async function openToken(db: Db, siteId: string, token: string): Promise<Token> {
  const { rows } = await sql<Token & { expired: boolean }>`
    select hash, subscriber_id as "subscriberId", search_id as "searchId", purpose, expires_at as "expiresAt",
      expires_at <= now() as expired
    from alert_token where site_id = ${siteId} and hash = ${hashOf(token)}
  `.execute(db)
  const [row] = rows
  if (!row) throw notFound('such subscription')
  if (row.expired) throw new HttpProblem(410, 'This link has expired')
  return row
}

/** Confirming proves whose mailbox it is: from then on the token changes what it confirmed. */
export async function promoteToken(db: Db, siteId: string, { hash }: Token): Promise<void> {
  await sql`
    update alert_token set purpose = 'edit', search_id = null,
      expires_at = now() + make_interval(days => ${TOKEN_DAYS.edit}::int)
    where site_id = ${siteId} and hash = ${hash}
  `.execute(db)
}
