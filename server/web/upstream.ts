import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { askInTurn } from '../../src/siteApi/askInTurn'
import { closedSignal } from '../http/closedSignal'
import { mayRepeat } from '../../src/siteApi/mayRepeat'

/** A visitor's call while the site API is asked. */
interface Asked {
  /** Nobody waits for the answer any more, and it changes nothing: the site API need not give it. */
  gone: AbortSignal | undefined
  /** What is sent, whole, so that it can be sent to the next one. */
  body: Buffer | undefined
  /** Whether it may be sent again when nobody knows what became of it. */
  mayRepeat: boolean
  /** The site API has answered, or never will. */
  onAnswered: () => void
}

interface PassOn {
  request: FastifyRequest
  reply: FastifyReply
  /** What the visitor sent. */
  body: Buffer | undefined
  /** Called once the visitor has the answer, or has gone, and the site API is done with the call. */
  onEnd: () => void
  /** Has the proxy ask. */
  ask: () => unknown
}

type RequestCallback = (error: Error | null, data: Dispatcher.ResponseData) => void

/** Connections to the site API. */
const MOST_CONNECTIONS = 128

/** What comes beside an error. */
const NO_DATA = undefined as unknown as Dispatcher.ResponseData

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/**
 * The web role's connections to the site API, which hears when a visitor has left: what it would only have read is broken off, and a call
 * lasts as long as the site API is at it, not only until its visitor closes the connection.
 * @param addresses of the site API, of which the next one is asked when one is away
 */
export function openUpstream(addresses: readonly string[], options: Agent.Options) {
  const agent = new Agent({ connections: MOST_CONNECTIONS, pipelining: 1, ...options })
  const calls = new AsyncLocalStorage<Asked>()

  function request(of: Dispatcher.RequestOptions, callback: RequestCallback): void {
    const call = calls.getStore()
    const body = call?.body?.length ? call.body : of.body
    const ask = (address: string) => {
      const { origin, pathname } = new URL(address)
      // A site API may stand below a path of its host.
      const path = pathname.replace(/\/$/, '') + of.path
      return agent.request({ ...of, body, origin, path, signal: call?.gone })
    }
    askInTurn(addresses, { mayRepeat: call?.mayRepeat ?? false }, ask).then(
      (data) => {
        call?.onAnswered()
        callback(null, data)
      },
      (error: Error) => {
        call?.onAnswered()
        // There is nobody to be told, and nothing for an operator to look after.
        if (!call?.gone?.aborted) callback(error, NO_DATA)
      },
    )
  }

  return {
    /** What the proxy asks by. */
    dispatcher: { request: request as Dispatcher['request'], destroy: () => agent.destroy() },
    /** Passes a call on. */
    pass({ request: of, reply, body, onEnd, ask }: PassOn): unknown {
      const over = { answered: false, closed: false }
      const end = (what: keyof typeof over) => {
        over[what] = true
        if (over.answered && over.closed) onEnd()
      }
      const closed = closedSignal(reply)
      if (closed.aborted) end('closed')
      else closed.addEventListener('abort', () => end('closed'))
      const call = {
        gone: isReading(of) ? closed : undefined,
        body,
        mayRepeat: mayRepeat(of.method, of.url, of.headers['idempotency-key'] !== undefined),
        onAnswered: () => end('answered'),
      }
      try {
        return calls.run(call, ask)
      } catch (error) {
        end('answered')
        throw error
      }
    },
  }
}
