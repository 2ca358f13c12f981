import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../db/tables'
import { badField, HttpProblem } from '../problem'

type Db = Kysely<Database>

const KEY = /^[A-Za-z0-9_-]{8,100}$/

/** The key a request is sent with, when it is. @throws HttpProblem 400 */
export function idempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const key = headers['idempotency-key']
  if (key === undefined) return undefined
  if (typeof key === 'string' && KEY.test(key)) return key
  throw badField('idempotency-key', 'must be 8 to 100 letters, digits, hyphens and underscores')
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url')

async function known<T>(db: Db, siteId: string, key: string, digest: string): Promise<T> {
  const { rows } = await sql<{ digest: string; answer: T }>`
    select digest, answer from idempotency_key where site_id = ${siteId} and key = ${key}
  `.execute(db)
  const [row] = rows
  if (row?.digest === digest && row.answer !== null) return row.answer
  throw new HttpProblem(422, 'This idempotency key was used for another request')
}

/**
 * Does something in a transaction, once for each key: the same request again is answered as the first was. What fails is
 * not remembered and may be tried again. Without a key it is simply done.
 * @throws HttpProblem 422 when the key came with another body before
 */
export async function once<T extends object>(
  db: Db,
  siteId: string,
  request: { call: string; key: string | undefined; body: unknown },
  work: (transaction: Db) => Promise<T>,
): Promise<T> {
  const { call, key: given, body } = request
  return db.transaction().execute(async (transaction) => {
    if (given === undefined) return work(transaction)
    const key = hash(`${call} ${given}`)
    const digest = hash(JSON.stringify(body))
    // A second one at the same time waits here for the first.
    const { rows } = await sql`
      insert into idempotency_key (site_id, key, digest) values (${siteId}, ${key}, ${digest})
      on conflict do nothing returning key
    `.execute(transaction)
    if (!rows.length) return known<T>(transaction, siteId, key, digest)
    const answer = await work(transaction)
    await sql`
      update idempotency_key set answer = ${JSON.stringify(answer)}::text::jsonb
      where site_id = ${siteId} and key = ${key}
    `.execute(transaction)
    return answer
  })
}
