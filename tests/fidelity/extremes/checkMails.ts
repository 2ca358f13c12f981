import { sql } from 'kysely'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import type { Message } from '../../../server/mail/message'
import { mailOptions } from '../../../server/site-api/outbox/transport'
import type { TestApi } from '../../support/siteApi'
import { tried } from './faults'

const HEADERS = new Set(
  [
    'from',
    'to',
    'reply-to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'auto-submitted',
    'content-type',
  ].concat(['content-transfer-encoding', 'list-unsubscribe', 'list-unsubscribe-post']),
)

/** Composes each mail of the outbox as it is sent: no header and nobody comes in by what it holds. */
export async function checkMails(api: TestApi) {
  const { rows } = await sql<{ kind: string; message: Message }>`select kind, message from mail`.execute(
    api.db,
  )
  const transport = createTransport({ streamTransport: true, buffer: true })
  for (const [index, { kind, message }] of rows.entries())
    await tried(`mail ${kind} ${index} ${JSON.stringify(message.subject)}`, async () => {
      for (const text of [
        message.subject,
        message.from.name,
        message.to.name,
        message.replyTo?.name ?? '',
        message.to.address,
      ])
        expect(text).not.toMatch(/[\r\n\u2028\u2029\0]/)
      const { message: raw } = await transport.sendMail(mailOptions(`<${index}@huis.example>`, message))
      const parsed = await simpleParser(raw as Buffer)
      for (const { key } of parsed.headerLines) expect(HEADERS.has(key) ? '' : key).toBe('')
      for (const group of [parsed.from, parsed.to, parsed.replyTo])
        expect([group ?? []].flat().flatMap(({ value }) => value).length).toBeLessThanOrEqual(1)
      expect(parsed.cc ?? parsed.bcc).toBeUndefined()
    })
  return new Set(rows.map(({ kind }) => kind))
}
