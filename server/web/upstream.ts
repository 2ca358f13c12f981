import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Agent, type Dispatcher } from 'undici'
import { closedSignal } from '../http/closedSignal'

/** A visitor's call while the site API is asked. */
interface Asked {
  /** Nobody waits for the answer any more, and it changes nothing: the site API need not give it. */
  gone: AbortSignal | undefined
  /** The site API has answered, or never will. */
  onAnswered: () => void
}

interface PassOn {
  request: FastifyRequest
  reply: FastifyReply
  /** Called once the visitor has the answer, or has gone, and the site API is done with the call. */
  onEnd: () => void
  /** Has the proxy ask. */
  ask: () => unknown
}

type RequestCallback = (error: Error | null, data: Dispatcher.ResponseData) => void

/** Connections to the site API. */
const MOST_CONNECTIONS = 128

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/**
 * The web role's connections to the site API, which hears when a visitor has left: what it would only have read is broken off, and a call
 * lasts as long as the site API is at it, not only until its visitor closes the connection.
 */
export function openUpstream(options: Agent.Options) {
  const agent = new Agent({ connections: MOST_CONNECTIONS, pipelining: 1, ...options })
  const calls = new AsyncLocalStorage<Asked>()

  function request(of: Dispatcher.RequestOptions, callback: RequestCallback): void {
    const call = calls.getStore()
    agent.request({ ...of, signal: call?.gone }, (error, data) => {
      call?.onAnswered()
      // There is nobody to be told, and nothing for an operator to look after.
      if (!error || !call?.gone?.aborted) callback(error, data)
    })
  }

  return {
    /** What the proxy asks by. */
    dispatcher: { request: request as Dispatcher['request'], destroy: () => agent.destroy() },
    /** Passes a call on. */
    pass({ request: of, reply, onEnd, ask }: PassOn): unknown {
      const over = { answered: false, closed: false }
      const end = (what: keyof typeof over) => {
        over[what] = true
        if (over.answered && over.closed) onEnd()
      }
      const closed = closedSignal(reply)
      if (closed.aborted) end('closed')
      else closed.addEventListener('abort', () => end('closed'))
      const call = { gone: isReading(of) ? closed : undefined, onAnswered: () => end('answered') }
      try {
        return calls.run(call, ask)
      } catch (error) {
        end('answered')
        throw error
      }
    },
  }
}
