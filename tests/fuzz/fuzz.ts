/**
 * Asks every route of every role for things that make sense, nearly, or not at all: nothing may be answered with a failure of ours, end the
 * process or make it grow. `npm run fuzz -- [--requests 100000] [--seed 1] [--only PGlite] [--first 0]`; half of the requests go to
 * each database. Request `n` of a seed is always the same: `--first n --requests 1` sends it again.
 */
import Fastify, { type FastifyInstance } from 'fastify'
import { parseArgs } from 'node:util'
import { createRng } from 'aanbod-demo/rng'
import { httpLimits } from '../../server/http/httpServer'
import { previewRoute } from '../../server/publisher/preview/previewRoute'
import { webhookRoute } from '../../server/publisher/hooks/webhookRoute'
import { statusRoutes } from '../../server/publisher/status/statusRoutes'
import { pagesAt, temporaryFolder } from '../../server/releases/testing/buildTree'
import { sendNotFound, sendProblem } from '../../server/http/problem'
import { benchPostgres } from '../bench/benchPostgres'
import { slotLine, unitLine, weekLine } from '../support/bookingLines'
import { type DatabaseKind, databases } from '../support/databases'
import { estateLine } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi, WEB_TOKEN } from '../support/siteApi'
import { webWithSiteApi } from '../support/webWithSiteApi'
import { anyRequest, type Fuzzed, HOOK_KEY, type RoleName } from './corpus'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    only: { type: 'string' },
  },
})
const log = (line: string) => console.log(line)

const AT_ONCE = 8
const MOST_SHOWN = 20
/** Megabytes that the heap may be larger after all than after a fifth of the requests. */
const MOST_GROWTH = 60
/** Milliseconds that an answer may take; what takes longer keeps others waiting. */
const LONGEST = 10_000

const FILES = pagesAt(
  ...['nl', 'fr', 'en', 'de'].flatMap((locale) => [`/${locale}`, `/${locale}/404`, `/${locale}/410`]),
  ...['/nl/aanbod/7', '/nl/aanbod/7/huis', '/nl/te-koop', '/nl/hou-me-op-de-hoogte/_', '/nl/vakantie/1'],
)

/** The publisher's own server, as `listenForWebhooks` makes it, without anything to publish. */
async function publisherOn({ db }: TestApi, dir: string): Promise<FastifyInstance> {
  const app = Fastify({ ...httpLimits(), frameworkErrors: sendProblem })
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler(sendNotFound)
  const site = { siteId: 'demo', publicUrl: 'http://localhost:8000', dataDir: dir }
  await app.register(webhookRoute, {
    db,
    siteIds: ['demo'],
    secrets: HOOK_KEY,
    onStored: async () => undefined,
  })
  await app.register(statusRoutes, {
    db,
    sites: [site],
    adminToken: ADMIN_TOKEN,
    push: async () => undefined,
  })
  await app.register(previewRoute, { of: () => async () => ({ is: 'nothing' }) })
  await app.ready()
  return app
}

async function rolesOn(database: DatabaseKind) {
  const { dir, remove } = await temporaryFolder()
  const lines = [estateLine(7), estateLine(8), unitLine(1), weekLine(10, 1, 10), slotLine(1, 7, 24)]
  // As every program has one.
  const api = await startSiteApi(database, lines, dir, { PREVIEW_SECRET: 'previews-of-the-fuzz' })
  const web = await webWithSiteApi(api, FILES)
  const publisher = await publisherOn(api, dir)
  const apps: Record<RoleName, FastifyInstance> = { 'site-api': api.app, web: web.app, publisher }
  return {
    apps,
    close: async () => {
      await publisher.close()
      await web.stop()
      await api.close()
      await remove()
    },
  }
}

/** The path as it arrives: dots are followed before anything is sent. */
const sentPath = ({ url }: Fuzzed) => {
  const whole = `http://localhost${url}`
  return URL.canParse(whole) ? new URL(whole).pathname : url
}

/** What is wrong with an answer; undefined when nothing is. */
function faultOf(request: Fuzzed, status: number, type: string, ms: number): string | undefined {
  if (status >= 500) return `was answered ${status}`
  if (ms > LONGEST) return `took ${Math.round(ms)} ms`
  const isCall = request.role !== 'web' || /^\/(sites\/|[a-z]{2}\/ajax\/)/.test(sentPath(request))
  const isPage = request.url.startsWith('/status') || /^text\/html/.test(type)
  if (
    status >= 400 &&
    isCall &&
    !isPage &&
    request.method !== 'HEAD' &&
    !type.startsWith('application/problem+json')
  )
    return `was refused (${status}) with ${type || 'nothing'} instead of a problem`
  return undefined
}

const shown = (request: Fuzzed) => JSON.stringify(request).slice(0, 3000)

async function fuzz(database: DatabaseKind, first: number, count: number) {
  const { apps, close } = await rolesOn(database)
  const rng = createRng(Number(values.seed))
  const faults: string[] = []
  const answers = new Map<string, number>()
  const fault = (number: number, request: Fuzzed, what: string) => {
    faults.push(what)
    if (faults.length <= MOST_SHOWN) log(`request ${number} ${what}: ${shown(request)}`)
  }
  const heap = () => {
    globalThis.gc?.()
    return process.memoryUsage().heapUsed / 1e6
  }
  const underWay = new Map<number, Fuzzed>()
  const onCrash = (error: unknown) => {
    faults.push('crash')
    log(`the process would have ended: ${error instanceof Error ? error.stack : String(error)}`)
    for (const [number, request] of underWay) log(`  at request ${number}: ${shown(request)}`)
  }
  process.on('uncaughtException', onCrash).on('unhandledRejection', onCrash)

  async function send(number: number): Promise<void> {
    const request = anyRequest(rng.fork(number))
    const { role, method, url, headers, payload } = request
    const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
    const own = role === 'site-api' ? { 'x-visitor-address': address, 'x-web-token': WEB_TOKEN } : {}
    underWay.set(number, request)
    const began = performance.now()
    const asked = { method: method as 'GET', url, headers: { ...own, ...headers }, remoteAddress: address }
    try {
      const answer = await apps[role].inject({ ...asked, ...(payload !== undefined && { payload }) })
      const type = String(answer.headers['content-type'] ?? '')
      const name = `${role} ${answer.statusCode}`
      answers.set(name, (answers.get(name) ?? 0) + 1)
      const wrong = faultOf(request, answer.statusCode, type, performance.now() - began)
      if (wrong) fault(number, request, `${wrong} (${answer.payload.slice(0, 300)})`)
    } catch (error) {
      fault(number, request, `was not answered: ${(error as Error).message}`)
    }
    underWay.delete(number)
  }

  let next = first
  let before = heap()
  const began = performance.now()
  const step = Math.max(1, Math.ceil(count / 10))
  const work = async () => {
    while (next < first + count) {
      const number = next++
      await send(number)
      const done = number - first + 1
      if (done === Math.ceil(count / 5)) before = heap()
      if (done % step === 0) {
        const perSecond = Math.round((done / (performance.now() - began)) * 1000)
        log(
          `${database}: ${done} of ${count}, ${perSecond} a second, ${Math.round(heap())} MB, ${faults.length} faults`,
        )
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, work))
  const grown = Math.round(heap() - before)
  if (count > 5000 && grown > MOST_GROWTH) faults.push(`the heap grew by ${grown} MB`)
  await close()
  process.off('uncaughtException', onCrash).off('unhandledRejection', onCrash)
  const told = Object.fromEntries([...answers].sort())
  log(JSON.stringify({ database, first, count, answers: told, grownMB: grown, faults: faults.length }))
  return faults
}

async function main(): Promise<void> {
  const requests = Number(values.requests)
  const kinds = databases.filter((kind) => !values.only || kind === values.only)
  const each = Math.ceil(requests / kinds.length)
  const server = kinds.includes('PostgreSQL') ? await benchPostgres(undefined) : undefined
  if (server) process.env['TEST_DATABASE_URL'] = server.url
  let faults = 0
  try {
    for (const [at, kind] of kinds.entries())
      faults += (await fuzz(kind, Number(values.first) + at * each, each)).length
  } finally {
    await server?.stop()
  }
  log(JSON.stringify({ test: 'fuzz', requests, seed: Number(values.seed), faults }))
  process.exitCode = faults ? 1 : 0
}

main()
  .catch((error: unknown) => {
    console.error(error)
    process.exitCode = 1
  })
  .finally(() => process.exit())
