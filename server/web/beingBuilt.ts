import type { FastifyReply } from 'fastify'
import { BEING_BUILT } from '../../locales/beingBuilt'
import { LOCALES } from '../../src/contract/locales'

const lines = LOCALES.map((locale) => `<p lang="${locale}">${BEING_BUILT[locale]['beingBuilt.text']}</p>`)

const PAGE = `<!doctype html>
<html lang="nl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>503</title>
<style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:36rem;margin:15vh auto;padding:0 1.5rem}</style>
</head>
<body>
<main>
${lines.join('\n')}
</main>
</body>
</html>
`

const RETRY_AFTER_SECONDS = 30

/** What visitors see before the first release: a page in every language, and when to come back. */
export const sendBeingBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(PAGE)
