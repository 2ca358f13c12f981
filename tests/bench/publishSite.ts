import { randomUUID } from 'node:crypto'
import { existsSync, watch } from 'node:fs'
import { Agent, createServer, get } from 'node:http'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { signed } from '../../server/http/webhook'
import { pendingChangesOf } from '../../server/publisher/build/pendingChanges'
import { journalFile } from '../../server/releases/journal'
import {
  currentRelease,
  currentReleaseId,
  openReleaseStore,
  releaseDir,
} from '../../server/releases/releaseStore'
import { start } from '../../server/start'
import { demoLines } from 'aanbod-demo/demo'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import type { EstatePage } from '../../src/contract/page'
import { LOCALES } from '../../src/contract/common'
import { isSoldOf } from '../../src/domain/estate/status'
import { sitePath } from '../../src/siteApi/http'
import { Agency, type Change } from '../publish/changes'
import { importTo, withPrice } from '../publish/changeStream'
import { installation, PROJECT } from '../publish/program'
import { startCommand } from '../support/command'
import { freePort } from '../support/freePort'

const SITE = 'bench'
const PATIENCE = 60_000
/** Milliseconds between two looks at a page. */
const LOOK = 2
/** Milliseconds after which a page is looked at though nothing was written. */
const AT_LAST = 1000
const RELEASED = /^release \d+: |build failed/

/** Listings whose price is shown on pages of their own: of what is sold none is, and what is in preparation has no page. */
export function pricedListings(lines: readonly ImportLine[]): Estate[] {
  const hidden = lines.flatMap((line) =>
    line.kind === 'site' && 'data' in line ? line.data.settings.hiddenStatus : [],
  )
  return [...new Agency(lines).estates.values()].filter((estate) => {
    const { general, status } = estate
    return (
      general.price?.value &&
      !general.project &&
      !general.parentId &&
      !isSoldOf(estate) &&
      !(status && hidden.includes(status.id))
    )
  })
}

const lapsIn = (line: string): Record<string, number> =>
  Object.fromEntries([...line.matchAll(/(\w+) ([\d.]+)[,)]/g)].map(([, step, took]) => [step, Number(took)]))

/** Somebody to send the site API's own webhooks to: here every one is sent by hand, to know when it was taken. */
export async function webhookSink() {
  const server = createServer((_request, response) => response.writeHead(202).end())
  const port = await freePort()
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${port}/hooks/rebuild`, close: () => server.close() }
}

/**
 * Resolves when a release's journal is written to, after a second at the latest. Whoever looks again and again takes time from
 * who publishes, on as few processors.
 */
async function nextWrite(journal: string): Promise<void> {
  const stop = new AbortController()
  const written = new Promise<void>((done) => {
    if (existsSync(journal)) watch(journal, { signal: stop.signal }, () => done())
    else done()
  })
  const late = pause(AT_LAST, undefined, { signal: stop.signal }).catch(() => undefined)
  await Promise.race([written, late]).finally(() => stop.abort())
}

const agent = new Agent({ keepAlive: true })

/** A page as it is served; fetch would take three times as long for it. */
const bodyOf = (url: string) =>
  new Promise<Buffer>((done, fail) => {
    const asked = get(url, { agent }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk as Buffer)
      done(Buffer.concat(chunks))
    })
    asked.on('error', fail)
  })

/** The whole program in a process of its own, with a demo site of some size in it, built and served. */
export async function publishBench(dataDir: string, estates: number) {
  const elsewhere = await webhookSink()
  const { port, env, config, client } = await installation(dataDir, SITE, { WEBHOOK_URL: elsewhere.url })
  const lines = [...demoLines({ siteId: SITE, estates, seed: 1, now: new Date('2026-11-21T06:00:00Z') })]
  const agency = new Agency(lines)
  const send = (some: readonly ImportLine[]) => importTo(config, some)

  const store = openReleaseStore(dataDir, SITE)
  if (!(await currentRelease(store))) {
    const quiet = { config, projectDir: PROJECT, log: () => undefined }
    const api = await start(['site-api'], quiet)
    await send(lines)
    await api.close()
  }

  const said: string[] = []
  let hear: (line: string) => unknown = () => undefined
  const server = startCommand(join(PROJECT, 'node_modules/.bin/tsx'), ['server/main.ts'], {
    cwd: PROJECT,
    env: { ...env, SITE_API_URL: '', DATABASE_URL: '', MAIL_URL: '', LOG_LEVEL: 'error' },
    onLine: (line) => {
      said.push(line)
      hear(line)
    },
  })
  const lastSaid = () => said.slice(-20).join('\n')
  const died = server.ended.then((code): never => {
    throw new Error(`The program ended with ${code}:\n${lastSaid()}`)
  })
  // Stopped in the end, it is nobody's concern.
  died.catch(() => undefined)
  function next(pattern: RegExp, patience = PATIENCE): Promise<string> {
    let late: NodeJS.Timeout | undefined
    const heard = new Promise<string>((found, fail) => {
      late = setTimeout(() => fail(new Error(`Nothing said:\n${lastSaid()}`)), patience)
      hear = (line) => pattern.test(line) && found(line)
    })
    return Promise.race([heard, died]).finally(() => clearTimeout(late))
  }
  await next(/^Ready|^Error/, 3_600_000)
  // A site that was kept may be of another state of the program: it is measured when it is built anew.
  const news = await pendingChangesOf({ config, projectDir: PROJECT })
  if (news && 'build' in news && !said.some((line) => RELEASED.test(line))) await next(RELEASED, 3_600_000)
  const release = await currentRelease(store)
  if (!release) throw new Error(said.slice(-30).join('\n'))

  async function hook(body: object): Promise<void> {
    const text = JSON.stringify({ siteId: SITE, ...body })
    const headers = signed(config.webhookSecret, randomUUID(), text)
    const answer = await fetch(`http://127.0.0.1:${port}/hooks/rebuild`, {
      method: 'POST',
      headers,
      body: text,
    })
    if (answer.status !== 202)
      throw new Error(`The webhook was answered ${answer.status}: ${await answer.text()}`)
  }

  async function pathsOf(id: number): Promise<string[]> {
    const pages = LOCALES.map((locale) =>
      client.get<EstatePage>(sitePath(client, 'estate-pages', id, locale)),
    )
    return (await Promise.all(pages)).flatMap(({ path }) => [path, path.split('/').slice(0, 4).join('/')])
  }

  return {
    config,
    env,
    pid: server.pid ?? 0,
    agency,
    priced: pricedListings(lines),
    pages: release.pages,
    stop: async () => {
      elsewhere.close()
      await server.stop()
    },

    /** Addresses of pages of some listings, in the first of their languages. */
    someUrls: async (count: number) => {
      const listings = pricedListings(lines).slice(0, count)
      const paths = await Promise.all(listings.map(({ general }) => pathsOf(general.id)))
      return paths.map(([path = '']) => `http://127.0.0.1:${port}${path}`)
    },

    /** Imports a new price and sends the webhook; milliseconds until all pages show it, and the publisher's own account. */
    async changePrice(estate: Estate, value: number) {
      const { id } = estate.general
      const data = withPrice(agency.estates.get(id) ?? estate, value)
      agency.estates.set(id, data)
      await send([{ kind: 'estate', data }])
      const urls = (await pathsOf(id)).map((path) => `http://127.0.0.1:${port}${path}`)
      const written = nextWrite(journalFile(releaseDir(store, (await currentReleaseId(store)) ?? '')))
      await hook({ type: 'estate.changed', estateIds: [id] })
      const since = performance.now()
      const shown = String(value).replace(/\B(?=(\d{3})+$)/g, '.')
      const showsIt = async (url: string) => {
        while (!(await bodyOf(url)).includes(shown)) {
          if (performance.now() - since > PATIENCE) throw new Error(`${url} did not change`)
          await pause(LOOK)
        }
      }
      await written
      // One is looked at until it changes, then the others, which changed with it.
      const [first = '', ...others] = urls
      await showsIt(first)
      await Promise.all(others.map(showsIt))
      const readable = performance.now() - since
      // Lists follow the pages: what is said from here on is of this change, not of one that a kept site still had waiting.
      return { readable, laps: lapsIn(await next(/^published /)) }
    },

    /** Imports any change and sends its webhooks; gives what the publisher said of it. */
    async publish({ lines: changed, estateIds, rentalUnitIds, pageIds }: Change): Promise<string> {
      await send(changed)
      const account = next(/^published |^release \d+:/, 600_000)
      if (estateIds.length) await hook({ type: 'estate.changed', estateIds })
      if (rentalUnitIds.length) await hook({ type: 'rental-unit.changed', rentalUnitIds })
      if (pageIds.length) await hook({ type: 'page.changed', pageIds })
      return account
    },
  }
}
