import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { PREBUILT_LEAVES } from '../../../src/domain/page/leaves'
import type { LaterLeaves, LeafAnswer } from '../../preview/laterLeaves'
import { styleHashes } from '../../releases/inlineCode'
import { pathScriptHash } from '../../releases/ownScripts'
import { dataAhead } from '../dataAhead'
import type { OtherSources } from '../otherSources'
import type { Served } from '../releaseWatch'
import { asksOfList, UNLISTED } from '../robots'
import { pagePolicy } from '../securityHeaders'
import { ALWAYS_ASK } from '../sendFile'
import type { Target } from '../target'
import { inTurn, type VisitorTurns } from '../visitorTurns'
import { lastLeaf } from './lastLeaf'
import { leafTarget, type LeafTarget } from './leafTarget'

/** Pages kept, of some tens of kilobytes each. */
const KEPT = 100
/** As of a page that is not there, so that the browser asks again. */
const HTML = 'text/html; charset=utf-8'
const JSON_TYPE = 'application/json; charset=utf-8'

interface Sending {
  target: Target
  served: Served
  others: OtherSources
}

/** What a further page of a list that is no file is answered with. */
export function createSendLeaf(laterLeaves: LaterLeaves | undefined, turns: VisitorTurns) {
  /** As of a moment of what is published: the next one may show something else. */
  const rendered = new LRUCache<string, Promise<LeafAnswer>>({ max: KEPT })

  function answerOf(request: FastifyRequest, { id, version }: Served, { path, leaf }: LeafTarget) {
    if (!laterLeaves || leaf <= PREBUILT_LEAVES) return undefined
    const key = `${id} ${version} ${path}`
    const known = rendered.get(key)
    if (known) return known
    const answer = inTurn(turns, request, () => laterLeaves(path))
    rendered.set(key, answer)
    answer.catch(() => rendered.delete(key))
    return answer
  }

  function send(reply: FastifyReply, page: LeafAnswer & { is: 'page' }, at: LeafTarget, sending: Sending) {
    reply.header('cache-control', ALWAYS_ASK)
    if (at.wants === 'data') return reply.type(JSON_TYPE).send(page.pageData)
    const { target, served, others } = sending
    return reply
      .headers({
        'content-security-policy': pagePolicy({
          scripts: [...served.scripts, pathScriptHash(at.path)],
          styles: styleHashes(page.html),
          ...others,
        }),
        ...dataAhead(target),
        ...(asksOfList(target.query) && UNLISTED),
      })
      .type(HTML)
      .send(page.html)
  }

  /** Answers, or gives false for what is to be answered as any address that is not there. */
  return async (request: FastifyRequest, reply: FastifyReply, sending: Sending): Promise<boolean> => {
    const { target, served } = sending
    const at = leafTarget(target.segments)
    const last = at && (await lastLeaf(served, at))
    if (!at || last === undefined) return false
    const answer = await answerOf(request, served, at)
    if (answer?.is === 'page') {
      await send(reply, answer, at, sending)
      return true
    }
    if (answer?.is === 'later') {
      await reply.code(503).header('retry-after', '60').type('text/plain; charset=utf-8').send('Soon.\n')
      return true
    }
    if (at.wants === 'data') return false
    // It may be there again tomorrow.
    await reply
      .code(302)
      .headers({ location: last + target.query, 'cache-control': 'no-cache' })
      .send()
    return true
  }
}
