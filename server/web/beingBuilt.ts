import type { FastifyReply } from 'fastify'

const TEXTS = {
  nl: 'Deze site wordt gebouwd. Probeer het over een ogenblik opnieuw.',
  fr: 'Ce site est en cours de construction. Réessayez dans un instant.',
  en: 'This site is being built. Please try again in a moment.',
  de: 'Diese Website wird gerade erstellt. Bitte versuchen Sie es gleich noch einmal.',
} as const

const lines = Object.entries(TEXTS).map(([locale, text]) => `<p lang="${locale}">${text}</p>`)

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

/** What visitors see before the first release: a page in the four languages, and when to come back. */
export const sendBeingBuilt = (reply: FastifyReply) =>
  reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
    .type('text/html; charset=utf-8')
    .send(PAGE)
