import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type PreviewAnswer, previewPath, type Previews } from '../../preview/previews'
import { styleHashes } from '../../releases/inlineCode'
import { pathScriptHash } from '../../releases/ownScripts'
import type { OtherSources } from '../otherSources'
import { pagePolicy } from '../securityHeaders'
import { addressOf } from '../target'
import { LEAVE_HASH, previewDocument } from './previewDocument'
import type { PreviewTarget } from './previewTarget'

/** For one pair of eyes, now: kept by no cache and no search engine, and told to no other site. */
const PRIVATE = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
}

const JSON_TYPE = 'application/json; charset=utf-8'

/** Milliseconds within which a browser asks for the data of a page it was sent. */
const JUST = 30_000
const NOTHING = { pageData: '', until: 0 }

interface Sending {
  target: PreviewTarget
  /** Hashes of the inline scripts that the release puts on pages. */
  scripts: readonly string[]
  others: OtherSources
}

/** Sends what preview links show; gives false for what is to be answered as any address that is not there. */
export function createSendPreview(previews: Previews) {
  /** Data of pages that were just sent, so that the page comes alive as what it was sent as; milliseconds until when it is good. */
  const sent = new LRUCache<string, { pageData: string; until: number }>({ max: 32 })
  const keyOf = ({ token, path }: PreviewTarget) => `${token} ${path}`

  function sendPage(
    reply: FastifyReply,
    page: PreviewAnswer & { is: 'page' },
    { target, scripts, others }: Sending,
  ): void {
    sent.set(keyOf(target), {
      pageData: page.pageData,
      until: Math.min(Date.now() + JUST, page.expires * 1000),
    })
    const html = previewDocument(page.html, page)
    reply
      .header(
        'content-security-policy',
        pagePolicy({
          scripts: [...scripts, LEAVE_HASH, pathScriptHash(previewPath(target.token, target.path))],
          styles: styleHashes(html),
          ...others,
        }),
      )
      .type('text/html; charset=utf-8')
      .send(html)
  }

  return async (reply: FastifyReply, sending: Sending): Promise<boolean> => {
    const { target } = sending
    reply.headers(PRIVATE)
    const known = target.wants === 'data' ? sent.get(keyOf(target)) : undefined
    if (known && known.until > Date.now()) {
      reply.type(JSON_TYPE).send(known.pageData)
      return true
    }
    const answer = await previews(target)
    sent.set(keyOf(target), NOTHING)
    if (answer.is === 'page') {
      if (target.wants === 'page') sendPage(reply, answer, sending)
      else reply.type(JSON_TYPE).send(answer.pageData)
      return true
    }
    if (answer.is === 'later') {
      reply
        .code(503)
        .header('retry-after', '60')
        .type('text/plain; charset=utf-8')
        .send('This preview can be shown after the next build.\n')
      return true
    }
    if (target.wants === 'data') return false
    const to =
      answer.is === 'moved'
        ? previewPath(target.token, answer.path)
        : answer.is === 'settled'
          ? target.path
          : undefined
    if (!to) return false
    reply
      .code(302)
      .header('location', addressOf(to.split('/')))
      .send()
    return true
  }
}
