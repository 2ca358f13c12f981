import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { HttpProblem } from '../../http/problem'

type Db = Kysely<Database>

/** What is asked, by the key it is asked with (`IdempotencyHeader`). */
export interface KeyedRequest {
  call: string
  /** Without one it is done as often as it comes. */
  key: string | undefined
  body: unknown
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')
const namesOf = ({ call, key, body }: KeyedRequest) =>
  key === undefined ? undefined : { key: hash(`${call} ${key}`), digest: hash(JSON.stringify(body)) }

/**
 * What a request was answered that came before under its key; undefined when none did.
 * @throws HttpProblem 422 when the key came with another body
 */
export async function answered<T extends object>(
  db: Db,
  siteId: string,
  request: KeyedRequest,
): Promise<T | undefined> {
  const names = namesOf(request)
  if (!names) return undefined
  const { key, digest } = names
  const { rows } = await sql<{ digest: string; answer: T }>`
    select digest, answer from idempotency_key where site_id = ${siteId} and key = ${key}
  `.execute(db)
  const [row] = rows
  if (row && row.digest !== digest)
    throw new HttpProblem(422, 'This idempotency key was used for another request')
  return row?.answer
}

/** The work, or why it could not be done; nothing of what it began is left then. */
async function tried<T>(
  transaction: Db,
  work: (transaction: Db) => Promise<T>,
): Promise<T | { failed: unknown }> {
  await sql`savepoint work`.execute(transaction)
  try {
    return await work(transaction)
  } catch (failed) {
    await sql`rollback to savepoint work`.execute(transaction)
    return { failed }
  }
}

const hasFailed = (outcome: object): outcome is { failed: unknown } => 'failed' in outcome

/**
 * Does something in a transaction, once for each key: the same request again is answered as the first was. What fails is
 * not remembered and may be tried again; what `count` noted of the attempt stays.
 * @param count runs before the work, never for a request that was answered before
 * @throws HttpProblem 422 when the key came with another body before
 */
export async function doneOnce<T extends object>(
  db: Db,
  siteId: string,
  request: KeyedRequest,
  count: (transaction: Db) => Promise<void>,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  const outcome = await db.transaction().execute(async (transaction) => {
    const names = namesOf(request)
    if (!names) {
      await count(transaction)
      return tried(transaction, work)
    }
    const { key, digest } = names
    // A second one at the same time waits here for the first.
    const { rows } = await sql`
      insert into idempotency_key (site_id, key, digest) values (${siteId}, ${key}, ${digest})
      on conflict do nothing returning key
    `.execute(transaction)
    const before = rows.length ? undefined : await answered<T>(transaction, siteId, request)
    if (before) return before
    await count(transaction)
    const answer = await tried(transaction, work)
    const row = sql`where site_id = ${siteId} and key = ${key}`
    await (
      hasFailed(answer)
        ? sql`delete from idempotency_key ${row}`
        : sql`update idempotency_key set answer = ${JSON.stringify(answer)}::text::jsonb ${row}`
    ).execute(transaction)
    return answer
  })
  if (hasFailed(outcome)) throw outcome.failed
  return outcome
}
