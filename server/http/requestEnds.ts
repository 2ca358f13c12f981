import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its answer ends when whoever follows it leaves: how long it took says nothing. */
    endless?: boolean
  }
}

/** A request that was answered, or that whoever asked has given up. */
export interface RequestEnd {
  request: FastifyRequest
  reply: FastifyReply
  /** 499, as proxies say it, where whoever asked left before the answer was out. */
  status: number
  /** From the first line that was read until the last byte was given away. */
  ms: number
  /** Of the answer with its head, as they went out; undefined where there is no connection, as in tests. */
  bytes: number | undefined
}

const LEFT = 499

/** Requests that another server answers, which tells of them itself. */
const handedOn = new WeakSet<FastifyRequest>()
export const handOn = (request: FastifyRequest): unknown => handedOn.add(request)

/**
 * Tells of every request of a server when it is over, also of those that lead nowhere. To be called before any route is there.
 * @param hear must not throw
 */
export function hearRequests(app: FastifyInstance, hear: (end: RequestEnd) => void): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = reply
    const { socket } = request.raw
    const began = performance.now()
    const before = socket.bytesWritten
    // Node tells the address of a connection that is gone only where it was asked before.
    void request.ip
    raw.once('close', () => {
      if (handedOn.has(request)) return
      const status = raw.writableFinished ? raw.statusCode : LEFT
      // Answers of a connection go out one after another: what went out since is this one.
      const bytes = socket.bytesWritten === undefined ? undefined : socket.bytesWritten - before
      hear({ request, reply, status, ms: performance.now() - began, bytes })
    })
    done()
  })
}
