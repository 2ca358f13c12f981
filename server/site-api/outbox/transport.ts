import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Message } from '../../mail/message'

/** Hands a message to the mail server; resolves when the server has taken it. */
export interface MailTransport {
  send(messageId: string, message: Message): Promise<void>
  close(): void
}

/** Milliseconds before a mail server that says nothing counts as away. */
const PATIENCE = 30_000

/** A mail as it goes out. */
export const mailOptions = (
  messageId: string,
  { unsubscribe, calendar, ...message }: Message,
): SendMailOptions => ({
  ...message,
  messageId,
  headers: {
    // Nobody's out-of-office note should come back (RFC 3834).
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  ...(calendar && {
    icalEvent: { method: calendar.method, content: calendar.content, filename: 'invite.ics' },
  }),
})

/** SMTP by an address such as `smtps://user:password@mail.example:465`, over a few connections that stay open. */
export function smtpTransport(mailUrl: string): MailTransport {
  const url = new URL(mailUrl)
  const secure = url.protocol === 'smtps:'
  const transporter = createTransport({
    pool: true,
    maxConnections: 3,
    maxMessages: 100,
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: PATIENCE,
    greetingTimeout: PATIENCE,
    socketTimeout: PATIENCE,
    // Nothing in a message names a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async (messageId, message) => void (await transporter.sendMail(mailOptions(messageId, message))),
    close: () => transporter.close(),
  }
}
