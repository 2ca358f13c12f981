import type { FastifyReply } from 'fastify'
import type { Locale } from '../../../src/contract/common'
import { escapeHtml as text } from '../../http/escapeHtml'

/** Nothing in it runs or is loaded; its form goes to the site alone. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const STYLE = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:2rem 1rem;font:1.125rem/1.6 'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
h1{font:400 2.25rem/1.2 Georgia,serif}form,fieldset,.field{display:grid;gap:.75rem}form{gap:2rem}fieldset{margin:0;padding:0;border:0}legend,.field>label,[role=alert]{font-weight:600}legend{padding:0 0 .5rem}
label:has([type=checkbox],[type=radio]){display:grid;grid-template-columns:24px 1fr;gap:.75rem;font-weight:400}input{font:inherit}input[type=checkbox],input[type=radio]{width:24px;height:24px;margin:0}
input[type=email]{padding:.6rem;border:1px solid #5e605a;border-radius:4px}button{justify-self:start;padding:.75rem 1.25rem;font:inherit;font-weight:600;color:#fff;background:#9e3f27;border:0;border-radius:4px}
[role=alert]{padding:1rem;border:1px solid #9e3f27;border-left-width:3px}.away{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}`

export interface PlainPage {
  locale: Locale
  title: string
  /** HTML of what stands below the heading. */
  body: string
  status?: number
}

/** A page that needs no script, answered to a form that was sent without one. */
export const sendPlainPage = (reply: FastifyReply, { locale, title, body, status = 200 }: PlainPage) =>
  reply
    .code(status)
    .headers({
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${text(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${text(title)}</h1>
${body}
</main></body></html>
`)

export const paragraph = (words: string) => `<p>${text(words)}</p>`
export const link = (href: string, words: string) => `<p><a href="${text(href)}">${text(words)}</a></p>`
