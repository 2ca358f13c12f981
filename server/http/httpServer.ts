import { type IncomingMessage, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Socket } from 'node:net'
import Fastify, { type FastifyHttpOptions, type FastifyInstance } from 'fastify'
import { HttpProblem, sendProblem } from './problem'
import { hearRequests, type RequestEnd } from './requestEnds'

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

const PROBLEM = 'application/problem+json; charset=utf-8'
const problemText = (status: number) =>
  JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Bad Request', status })

/** Says a problem (RFC 9457) to a connection that has no request to answer, and lets go of who sent it. */
function sayAndLeave(socket: Duplex, status: number): void {
  const body = problemText(status)
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
    `Content-Type: ${PROBLEM}`,
    `Content-Length: ${body.length}`,
    'Connection: close',
  ]
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroy()
}

/** Answers what never became a request. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  // Who connected ahead of time, as browsers and proxies do, would read a refusal as the answer to what it asks next.
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && socket.bytesRead === 0) return
  sayAndLeave(socket, UNREADABLE[error.code ?? ''] ?? 400)
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
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000, requireHostHeader: false },
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

/** How often a request says which host it is for; its headers are as they came, name and value in turn. */
const hostsOf = ({ rawHeaders }: IncomingMessage) =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length

/** Refuses what does not say once which host it is for (RFC 9112 §3.2); Node would do so without a body. */
function refuseWithoutHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const { raw } = request
    const hosts = hostsOf(raw)
    if (hosts === 1 || (hosts === 0 && raw.httpVersion === '1.0')) return undefined
    sendProblem(new HttpProblem(400, 'A request names its host, once'), request, reply)
    return reply
  })
}

/** Answers in our way what Node answers before there is a request for Fastify: expectations, and who would be passed through. */
function answerBeforeRequests({ server }: FastifyInstance): void {
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    const body = problemText(417)
    const headers = { 'content-type': PROBLEM, 'content-length': body.length, connection: 'close' }
    response.writeHead(417, headers).end(body)
  })
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    // Node lets go of it: that it breaks off would be nobody's error, and end the process.
    socket.on('error', () => undefined)
    sayAndLeave(socket, 501)
  })
}

/**
 * A server that all of a role is registered on.
 * @param hear is told of every request that is over
 */
export function createServer(
  options: FastifyHttpOptions<Server>,
  hear?: (end: RequestEnd) => void,
): FastifyInstance {
  // Who is connected when it begins to close is answered and let go of: a proxy would hand a 503 on to its visitor.
  const app: FastifyInstance = Fastify({ return503OnClosing: false, ...options })
  refuseSentAhead(app)
  if (hear) hearRequests(app, hear)
  refuseWithoutHost(app)
  answerBeforeRequests(app)
  return app
}

const UNHEARD: Readonly<Record<string, (host: string, port: number) => string>> = {
  EADDRINUSE: (host, port) =>
    `Port ${port} of ${host} is in use by another program (PORT, SITE_API_PORT and PUBLISHER_PORT name others)`,
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
