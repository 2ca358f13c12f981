import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { apiClient, HttpError } from '../../../src/siteApi/http'
import { escapeHtml as text } from '../../mail/escapeHtml'
import type { KeptMail } from '../../mail/outbox'
import { plain } from '../errorPages'

const TIMEOUT = 15_000
/** A mail may show its pictures and open its links, and nothing in it runs. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox allow-top-navigation allow-popups allow-popups-to-escape-sandbox"

const STYLE = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;color:#1c1a17;background:#fff}
table{width:100%;border-collapse:collapse}td,th{padding:.5rem .75rem .5rem 0;text-align:left;border-bottom:1px solid #ddd;vertical-align:top}
a{color:#1f4d45}`

const row = ({ id, kind, createdAt, message }: KeptMail) => `<tr>
<td><time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')}</time></td>
<td>${text(message.to.address)}</td>
<td><a href="/outbox/${encodeURIComponent(id)}">${text(message.subject)}</a>${message.calendar ? ' <small>+ invite.ics</small>' : ''}</td>
<td>${text(kind)}</td></tr>`

const page = (mails: readonly KeptMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1>
<p>Mails of the demo site, newest first. With MAIL_URL they are sent, and this page is not there.</p>
<table><thead><tr><th>When (UTC)</th><th>To</th><th>Subject</th><th>Kind</th></tr></thead><tbody>
${mails.map(row).join('\n')}
</tbody></table></body></html>
`

function sendHtml(reply: FastifyReply, html: string, policy: string) {
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return reply.type('text/html; charset=utf-8').send(html)
}

/** `/outbox`: what the demo site would have mailed, while it has no mail server (docs/decisions/081-outbox.md). */
export const outboxPage: FastifyPluginAsync<{ siteId: string; siteApiUrl: string }> = async (
  app,
  { siteId, siteApiUrl },
) => {
  const client = apiClient({ baseUrl: siteApiUrl, siteId, log: (message) => app.log.warn(message) })
  const mails = (id?: string): Promise<KeptMail[]> =>
    client
      .get<KeptMail[]>(`/sites/${siteId}/outbox${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`, {
        signal: AbortSignal.timeout(TIMEOUT),
      })
      .catch((error: unknown) => {
        if (error instanceof HttpError && error.status < 500) return []
        throw error
      })
  // Elsewhere the address is that of any page that is not there.
  if (siteId !== 'demo') return

  app.get('/outbox', async (_request, reply) => {
    const kept = await mails()
    return sendHtml(
      reply,
      page(kept),
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
  })
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params }, reply) => {
    const [mail] = await mails(params.id)
    return mail ? sendHtml(reply, mail.message.html, MAIL_POLICY) : plain(reply, 404, 'Not found\n')
  })
}
