import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/tables'
import { secretId } from '../http/secretId'
import type { Message } from './message'

type Db = Kysely<Database>

/** Puts a mail in the outbox, within the transaction of what it tells of. Gives its number. */
export async function enqueue(db: Db, siteId: string, kind: string, message: Message): Promise<string> {
  const id = secretId()
  await sql`
    insert into mail (site_id, id, kind, message)
    values (${siteId}, ${id}, ${kind}, ${JSON.stringify(message)}::text::jsonb)
  `.execute(db)
  return id
}

export interface KeptMail {
  id: string
  kind: string
  state: string
  createdAt: string
  message: Message
}

/** The last mails that are still kept whole, newest first: what the outbox page shows. */
export async function keptMails(db: Db, siteId: string, most: number, id?: string): Promise<KeptMail[]> {
  const { rows } = await sql<Omit<KeptMail, 'createdAt'> & { created_at: Date }>`
    select id, kind, state, message, created_at from mail
    where site_id = ${siteId} and message is not null ${id === undefined ? sql`` : sql`and id = ${id}`}
    order by created_at desc, id limit ${most}
  `.execute(db)
  return rows.map(({ created_at, ...row }) => ({ ...row, createdAt: created_at.toISOString() }))
}
