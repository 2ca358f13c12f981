import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { sendProblem } from '../../http/problem'
import { isFromElsewhere } from '../../http/sameOrigin'
import { bearerOf, isSameSecret } from '../../http/sameSecret'
import { network } from '../../http/visitorAddress'
import { wrongTokens } from '../../http/wrongTokens'
import { actRoutes } from './actRoutes'
import { endSession, isEnded } from './endedSessions'
import { flashOf, toldCookie } from './flash'
import { cookieFor, sessionFor, sessionOf } from './operatorSession'
import { processesOf } from './processes'
import { type Site, siteStatus } from './siteStatus'
import { statusFeed } from './statusFeed'
import { LIVE_SCRIPT } from './liveScript'
import { loginPage, statusPage } from './statusPage'
import { statusStream } from './statusStream'

export interface StatusOptions {
  db: Kysely<Database>
  sites: readonly Site[]
  adminToken: string
  /** Says to whoever publishes a site that something waits for it. */
  push: (siteId: string) => Promise<void>
  /** Milliseconds between two signs of life, 15,000 unless told. */
  heartbeat?: number
  /** Milliseconds after which a listener has to ask again, 600,000 unless told: a session may have ended. */
  mostOpen?: number
  /** Milliseconds between two looks while somebody follows, 1,000 unless told. */
  lookEvery?: number
}

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const

const html = (reply: FastifyReply, status: number, page: string) =>
  reply.code(status).type('text/html; charset=utf-8').send(page)

const wantsJson = ({ headers }: FastifyRequest) => /\bapplication\/json\b/.test(headers.accept ?? '')

const TOO_MANY = 'Too many wrong tokens; wait ten minutes.'

/** Asks a browser for the token, and tells a program that it needs it, or that it tried too many. */
function refuse(request: FastifyRequest, reply: FastifyReply, status: 401 | 429) {
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (!wantsJson(request)) return html(reply, status, status === 429 ? loginPage(TOO_MANY) : loginPage())
  const problem = { type: 'about:blank', title: status === 429 ? TOO_MANY : 'Not the operator', status }
  return reply.code(status).type('application/problem+json; charset=utf-8').send(problem)
}

/** `/status`: the operator's page on processes, jobs, releases and what is left out of every site (record 116), with what they can do (435). */
export const statusRoutes: FastifyPluginAsync<StatusOptions> = async (app, options) => {
  const { db, sites, adminToken, push, heartbeat = 15_000, mostOpen = 600_000, lookEvery } = options
  const readers = sites.map((site) => siteStatus(db, site))
  const feed = statusFeed(
    async () => ({
      processes: await processesOf(db),
      sites: await Promise.all(readers.map((read) => read())),
    }),
    (message) => app.log.warn(message),
    lookEvery,
  )
  const wrong = wrongTokens()
  /** With the session of who follows; undefined where that is a program. */
  const streams = new Map<{ end(): void }, string | undefined>()
  app.addHook('preClose', async () => {
    feed.close()
    for (const open of streams.keys()) open.end()
  })
  app.addHook('onRequest', async (_request, reply) => void reply.headers(HEADERS))
  app.addHook('onRequest', async (request, reply) => {
    if (sites.every(({ publicUrl }) => isFromElsewhere(request, publicUrl)))
      return html(reply, 403, loginPage('This form can only be sent from its own page.'))
    return undefined
  })
  app.setErrorHandler(sendProblem)
  takeForms(app)

  /** Whether too many wrong tokens came from there; says for how long that holds. */
  function hasToWait(ip: string, reply: FastifyReply): boolean {
    const seconds = wrong.secondsToWait(network(ip))
    if (seconds) reply.header('retry-after', seconds)
    return seconds > 0
  }

  /** Whether it is the operator: a program with the token, or a browser that was given a session for it. */
  async function isOperator({ headers }: FastifyRequest): Promise<boolean> {
    const bearer = bearerOf(headers)
    if (bearer !== undefined) return isSameSecret(bearer, adminToken)
    const session = sessionOf(headers, adminToken)
    return session !== undefined && !(await isEnded(db, session))
  }

  /** Answers whoever is not the operator, and says that it did: a promise of the reply itself would be one of nothing. */
  async function isTurnedAway(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    const { headers, ip } = request
    const isTried = headers.authorization !== undefined
    const hasTriedTooMuch = isTried && hasToWait(ip, reply)
    if (!hasTriedTooMuch && (await isOperator(request))) return false
    if (isTried && !hasTriedTooMuch) wrong.note(network(ip))
    refuse(request, reply, hasTriedTooMuch ? 429 : 401)
    return true
  }

  app.get('/status', async (request, reply) => {
    if (await isTurnedAway(request, reply)) return reply
    const { status, version } = await feed.now()
    if (wantsJson(request)) return { version, ...status }
    const said = flashOf(request.headers)
    if (said) reply.header('set-cookie', toldCookie(request.protocol === 'https'))
    return html(reply, 200, statusPage(status, version, said))
  })

  actRoutes(app, { db, sites, push, isTurnedAway, wantsJson })

  app.get('/status/events', { config: { endless: true } }, async (request, reply) => {
    if (await isTurnedAway(request, reply)) return reply
    const open = statusStream(request, reply, { feed, heartbeat, mostOpen, headers: HEADERS })
    streams.set(open, sessionOf(request.headers, adminToken)?.id)
    open.on('close', () => streams.delete(open))
    return reply
  })

  app.get('/status/live.js', async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(LIVE_SCRIPT),
  )

  app.post<{ Body: { token?: string } | undefined }>('/status/login', async (request, reply) => {
    const { ip, body, protocol } = request
    if (hasToWait(ip, reply)) return html(reply, 429, loginPage(TOO_MANY))
    if (!isSameSecret(body?.token?.trim() ?? '', adminToken)) {
      wrong.note(network(ip))
      return html(reply, 401, loginPage('This is not the operator’s token.'))
    }
    reply.header('set-cookie', cookieFor(sessionFor(adminToken), protocol === 'https'))
    return reply.redirect('/status', 303)
  })

  app.post('/status/logout', async ({ headers, protocol }, reply) => {
    const session = sessionOf(headers, adminToken)
    if (session) {
      await endSession(db, session)
      for (const [open, of] of streams) if (of === session.id) open.end()
    }
    return reply.header('set-cookie', cookieFor('', protocol === 'https')).redirect('/status', 303)
  })
}

/** Bodies as browsers send forms. */
function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 4096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )
}
