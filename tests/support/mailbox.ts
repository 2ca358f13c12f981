import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startSmtp } from './smtp'

/** A mail as a journey reads it. */
export interface ReceivedMail {
  to: string
  replyTo: string
  subject: string
  text: string
  html: string
  /** By lower-case name; the ones a journey asks about. */
  headers: Record<string, string>
  attachments: { filename: string; contentType: string; content: string }[]
}

type Parsed = Awaited<ReturnType<typeof startSmtp>>['mails'][number]

const addressesOf = ({ to }: Parsed) =>
  [to ?? []].flat().flatMap(({ value }) => value.map(({ address }) => address))

const received = (mail: Parsed): ReceivedMail => ({
  to: addressesOf(mail).join(', '),
  replyTo: mail.replyTo?.text ?? '',
  subject: mail.subject ?? '',
  text: mail.text ?? '',
  html: mail.html || '',
  headers: Object.fromEntries(
    mail.headerLines.map(({ key, line }) => [key, line.slice(key.length + 1).trim()]),
  ),
  attachments: mail.attachments.map(({ filename, contentType, content }) => ({
    filename: filename ?? '',
    contentType,
    content: content.toString('utf8'),
  })),
})

/**
 * A real mail server on loopback, and a page that tells journeys, which run in processes of their own, what came for an
 * address: `GET ?to=jo@visser.example`, oldest first; without one all that came.
 */
export async function startMailbox(smtpPort = 0, httpPort = 0) {
  const smtp = await startSmtp(smtpPort)
  const server = createServer((request, response) => {
    const to = new URL(request.url ?? '/', 'http://localhost').searchParams.get('to')
    const mails = smtp.mails.filter((mail) => to === null || addressesOf(mail).includes(to)).map(received)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(mails))
  })
  await new Promise<void>((resolve) => server.listen(httpPort, '127.0.0.1', resolve))
  // Whoever runs the journeys ends when they do.
  server.unref()
  smtp.unref()
  return {
    /** For MAIL_URL. */
    mailUrl: smtp.url,
    /** Where journeys ask. */
    mailboxUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
      await smtp.close()
    },
  }
}
