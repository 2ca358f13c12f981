import { sql } from 'kysely'
import type { Message } from '../../server/mail/message'
import type { TestApi } from './siteApi'

/** Mails to a mailbox that wait in the outbox, oldest first. */
export async function mailsTo(api: Pick<TestApi, 'db'>, address: string): Promise<Message[]> {
  const { rows } = await sql<{ message: Message }>`
    select message from mail where message #>> '{to,address}' = ${address} order by created_at, id
  `.execute(api.db)
  return rows.map(({ message }) => message)
}

/** The token in the link of a mail whose label is this word of the address: `keep-me-informed`, `unsubscribe`. */
export function tokenIn({ text }: Message, word: string): string {
  const token = new RegExp(`/${word}/([\\w-]{20,})`).exec(text)?.[1]
  if (!token) throw new Error(`No link with /${word}/ in:\n${text}`)
  return token
}
