import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import { isHttpError } from '../../../src/siteApi/http'
import type { Addresses } from '../../../src/siteApi/askInTurn'
import { siteApiClient } from '../../../src/siteApi/siteApiClient'
import { escapeHtml as text } from '../../http/escapeHtml'
import type { KeptMail } from '../../mail/outbox'

const TIMEOUT = 15_000
/** A mail may show its pictures and open its links, and nothing in it runs. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'none'; sandbox allow-top-navigation allow-popups allow-popups-to-escape-sandbox"

const STYLE = `body{max-width:44rem;margin:0 auto;padding:2rem 1rem;font:16px/1.6 'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1d1f1b;background:#fbfaf7}
h1{margin:0 0 .5rem;font:400 2.25rem/1.2 Georgia,serif}p{margin:0 0 2rem;color:#5e605a}
ul{margin:0;padding:0;list-style:none}li{padding:.75rem 0;border-top:1px solid #e3e0d8;overflow-wrap:anywhere}
a{color:inherit;font-weight:600}small{display:block;color:#5e605a;font-size:.875rem}`

const item = ({ id, kind, createdAt, message }: KeptMail) => `<li>
<a href="/outbox/${encodeURIComponent(id)}">${text(message.subject)}</a>
<small><time datetime="${createdAt}">${createdAt.slice(0, 16).replace('T', ' ')} UTC</time> · ${text(message.to.address)} · ${text(kind)}${message.calendar ? ' · invite.ics' : ''}</small></li>`

const page = (mails: readonly KeptMail[]) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1>
<p>Mails of the demo site, newest first. With MAIL_URL they are sent, and this page is not there.</p>
<ul>
${mails.map(item).join('\n')}
</ul></main></body></html>
`

function sendHtml(reply: FastifyReply, html: string, policy: string) {
  reply.headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  return reply.type('text/html; charset=utf-8').send(html)
}

/** `/outbox`: what the demo site would have mailed, while it has no mail server (docs/decisions/081-outbox.md). */
export const outboxPage: FastifyPluginAsync<{ siteId: string; siteApiUrl: Addresses }> = async (
  app,
  { siteId, siteApiUrl },
) => {
  const client = siteApiClient({ siteApiUrl, siteId, log: (message) => app.log.warn(message) })
  // The site API says whether mails are kept to be looked at, as it is what would send them.
  const mails = (id?: string): Promise<KeptMail[] | undefined> =>
    client
      .get<KeptMail[]>(`/sites/${siteId}/outbox${id === undefined ? '' : `?id=${encodeURIComponent(id)}`}`, {
        signal: AbortSignal.timeout(TIMEOUT),
      })
      .catch((error: unknown) => {
        if (isHttpError(error) && error.status < 500) return undefined
        throw error
      })
  // Elsewhere the address is that of any page that is not there.
  if (siteId !== 'demo') return

  app.get('/outbox', async (_request, reply) => {
    const kept = await mails()
    if (!kept) return reply.callNotFound()
    return sendHtml(
      reply,
      page(kept),
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
  })
  app.get<{ Params: { id: string } }>('/outbox/:id', async ({ params }, reply) => {
    const [mail] = (await mails(params.id)) ?? []
    return mail ? sendHtml(reply, mail.message.html, MAIL_POLICY) : reply.callNotFound()
  })
}
