import { LRUCache } from 'lru-cache'
import { STATUS_CODES } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isLocale } from '../../src/routing/words'
import { styleHashes } from '../releases/inlineCode'
import { findFile } from './findFile'
import { readWhole } from './fileFacts'
import { type Languages, preferredLocale } from './preferredLocale'
import type { Served } from './releaseWatch'
import { withoutScripts } from './scripts'
import { pagePolicy } from './securityHeaders'

/** Files and data: a program asks for them, which has no use for a page in words. */
const isForPrograms = (segments: readonly string[]) =>
  ['page-data', 'slice-data', 'static', 'assets'].includes(segments[0] ?? '') ||
  /\.[a-z0-9]{1,11}$/i.test(segments.at(-1) ?? '')

export const plain = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text)

/** Says no in the way that whoever asks understands: programs make calls (RFC 9457), people open addresses. */
export function refuse(
  { raw: { url = '' } }: FastifyRequest,
  reply: FastifyReply,
  status: number,
  why: string,
) {
  if (!/^\/(sites|[a-z]{2}\/ajax)\//.test(url)) return plain(reply, status, `${why}\n`)
  const problem = { type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail: why }
  reply.code(status).header('cache-control', 'no-cache').type('application/problem+json; charset=utf-8')
  return reply.send(JSON.stringify(problem))
}

/** Answers 404 and 410 with the release's own page of the visitor's language, without its scripts. */
export function createErrorPages(languages?: () => Languages | undefined) {
  const bodies = new LRUCache<string, { html: string; styles: string[] }>({ max: 64 })

  async function bodyOf({ locate }: Served, locale: string, status: number) {
    const found = await findFile(locate, [locale, String(status)])
    if (!found) return undefined
    try {
      const key = `${found.path} ${found.file.time} ${found.file.inode}`
      const known = bodies.get(key)
      if (known) return known
      const html = withoutScripts((await readWhole(found.file)).toString('utf8'))
      const body = { html, styles: styleHashes(html) }
      bodies.set(key, body)
      return body
    } finally {
      await found.file.handle.close()
    }
  }

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { served, segments, status }: { served: Served; segments: readonly string[]; status: 404 | 410 },
  ) => {
    reply.header('x-robots-tag', 'noindex')
    if (isForPrograms(segments)) return plain(reply, status, 'Not found\n')
    const first = segments[0]
    const known = languages?.()
    const isOwn = isLocale(first) && (known?.languages.includes(first) ?? true)
    const locale = isOwn ? first : preferredLocale(request.headers['accept-language'], known)
    if (!isOwn) reply.header('vary', 'Accept-Language')
    const body = await bodyOf(served, locale, status)
    if (body === undefined) return plain(reply, status, status === 410 ? 'Gone\n' : 'Not found\n')
    const { html, styles } = body
    reply.header('content-security-policy', pagePolicy({ styles })).header('cache-control', 'no-cache')
    return reply.code(status).type('text/html; charset=utf-8').send(html)
  }
}
