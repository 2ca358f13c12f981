import { STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'

/** Bytes of a body that anybody may send; imports and signed messages have limits of their own. */
const BODY_LIMIT = 64 * 1024
/** Milliseconds in which the lines above a body have to come, and all of a request. */
const HEADERS_MS = 10_000
const REQUEST_MS = 20_000
/** Milliseconds without a byte in either direction, after which a connection is given up. */
const SILENT_MS = 90_000
/** Requests of one connection that may wait for their answer. Browsers and proxies send the next when they have the answer. */
const MOST_SENT_AHEAD = 4
/** Milliseconds that those who are being answered have left when the server is closed. */
const CLOSING_MS = 5000

/** What Node could not read as a request, by its error code; else 400. */
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
}

/** Answers what never became a request (RFC 9457), and lets go of who sent it. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // Who connected ahead of time, as browsers and proxies do, would read a refusal as the answer to what it asks next.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return
  const status = UNREADABLE[error.code ?? ''] ?? 400
  const title = STATUS_CODES[status] ?? 'Bad Request'
  const body = JSON.stringify({ type: 'about:blank', title, status })
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

/**
 * How long and how much a server of any role takes from a client before it lets go (docs/decisions/155).
 * @param requestTimeout milliseconds for a whole request, where one may be long
 */
export const httpLimits = ({ requestTimeout = REQUEST_MS } = {}) =>
  ({
    bodyLimit: BODY_LIMIT,
    requestTimeout,
    connectionTimeout: SILENT_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    clientErrorHandler: refuse,
  }) satisfies FastifyHttpOptions<Server>

interface UnderWay {
  count: number
  /** Fulfilled when the answer to the last of them is out. */
  last: Promise<void>
}

/**
 * Answers the requests of a connection one after another, and lets go of who sends them ahead without end, before anything is read for
 * them: answers that nobody reads would all be kept at once.
 */
function refuseSentAhead(app: FastifyInstance): void {
  const underWay = new WeakMap<Socket, UnderWay>()
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const own = underWay.get(socket) ?? { count: 0, last: Promise.resolve() }
    underWay.set(socket, own)
    own.count += 1
    const before = own.last
    own.last = new Promise((done) =>
      reply.raw.once('close', () => {
        own.count -= 1
        done()
      }),
    )
    if (own.count > MOST_SENT_AHEAD) socket.destroy()
    else if (own.count > 1) await before
    if (socket.destroyed) reply.hijack()
  })
}

/** A server that all of a role is registered on. */
export function createServer(options: FastifyHttpOptions<Server>): FastifyInstance {
  const app: FastifyInstance = Fastify(options)
  refuseSentAhead(app)
  return app
}

const UNHEARD: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) => `Port ${port} of ${host} is in use by another program`,
  EADDRNOTAVAIL: (host) => `HOST ${host} is no address of this machine`,
  ENOTFOUND: (host) => `HOST ${host} is no address of this machine`,
  EACCES: (_host, port) => `Port ${port} needs rights that this program does not have`,
}

/** Opens a server. @throws Error that says in a sentence why it cannot be. */
export async function openServer(app: FastifyInstance, { host, port }: { host: string; port: number }) {
  try {
    await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new Error(UNHEARD[code] ? `${UNHEARD[code](host, port)} (${message})` : message, { cause: error })
  }
}

/** Closes a server: what is being answered may end, and who takes too long about it is cut off. */
export async function closeServer(app: FastifyInstance): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS)
  await app.close()
  clearTimeout(timer)
}
