import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { HttpProblem } from '../problem'

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

/**
 * Does something in a transaction, once for each key: the same request again is answered as the first was. What fails is
 * not remembered and may be tried again.
 * @throws HttpProblem 422 when the key came with another body before
 */
export async function once<T extends object>(
  db: Db,
  siteId: string,
  request: KeyedRequest,
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  const names = namesOf(request)
  return db.transaction().execute(async (transaction) => {
    if (!names) return work(transaction)
    const { key, digest } = names
    // A second one at the same time waits here for the first.
    const { rows } = await sql`
      insert into idempotency_key (site_id, key, digest) values (${siteId}, ${key}, ${digest})
      on conflict do nothing returning key
    `.execute(transaction)
    const before = rows.length ? undefined : await answered<T>(transaction, siteId, request)
    if (before) return before
    const answer = await work(transaction)
    await sql`
      update idempotency_key set answer = ${JSON.stringify(answer)}::text::jsonb
      where site_id = ${siteId} and key = ${key}
    `.execute(transaction)
    return answer
  })
}
