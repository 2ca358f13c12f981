/**
 * PostgreSQL is started anew, or cuts everybody off, at 30 chance moments of everything the program does: its first build, later whole
 * builds, single changes, imports, bookings and searches. The program stays one process, nobody is answered wrongly (what cannot be
 * done is 503 with Retry-After), and in the end all that was accepted is there and on the site.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../server/config'
import { createRng } from 'aanbod-demo/rng'
import { htmlFile, pageDataFile } from '../../server/publisher/hot/pageFiles'
import { pendingChangesOf } from '../../server/publisher/build/pendingChanges'
import { start } from '../../server/start'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import type { EstatePage } from '../../src/contract/page'
import { apiClient, sitePath } from '../../src/siteApi/http'
import { benchPostgres } from '../bench/benchPostgres'
import { slotLine, visitor } from '../support/bookingLines'
import { stopAllCommands } from '../support/command'
import { importTo, withPrice } from './changeStream'
import { servedNow } from './cleanBuild'
import { disturb } from './databaseFaults'
import { installation, PROJECT, startProgram } from './program'
import { smallSite } from './smallSite'
import { until } from './until'

/** Milliseconds of the longest time between two moments; the first third falls into the first build. */
const BETWEEN = 6000
const SLOTS = 400
const PATIENCE = 600_000

/** Asks until it is answered with something else than "come again", and notes every answer that is neither. */
function visitorOf(config: Config, wrong: string[]) {
  const web = `http://127.0.0.1:${config.port}`
  const counts = { answered: 0, waited: 0 }
  async function ask(path: string, init: RequestInit): Promise<unknown> {
    for (;;) {
      const answer = await fetch(web + path, init).catch((error: Error) => error)
      if (answer instanceof Error) wrong.push(`${path}: ${answer.message}`)
      else if (answer.ok) {
        counts.answered += 1
        return answer.json()
      } else if (answer.status === 503 && answer.headers.get('retry-after')) counts.waited += 1
      else wrong.push(`${path} was answered ${answer.status}: ${(await answer.text()).slice(0, 200)}`)
      if (wrong.length > 20) throw new Error(wrong.join('\n'))
      await pause(200)
    }
  }
  return { counts, ask }
}

/** Everybody is somebody else, and is written to elsewhere: one visitor may not book as often. */
const address = (key: string) => `10.${[0, 2, 4].map((at) => parseInt(key.slice(at, at + 2), 16)).join('.')}`
const headers = (key: string) => ({
  'content-type': 'application/json',
  'idempotency-key': key,
  'x-forwarded-for': address(key),
})
const booking = (slotId: number, key: string, agreements: readonly object[]) => ({
  method: 'POST',
  headers: headers(key),
  body: JSON.stringify({ ...visitor, email: `${key}@visser.example`, agreements, slotId }),
})

/** Imports until it is taken: what was answered 503, or not at all, is sent again. */
async function accepted(config: Config, lines: readonly ImportLine[]): Promise<void> {
  for (;;) {
    const error = await importTo(config, lines).catch((thrown: Error) => thrown)
    if (!error) return
    if (!(error instanceof TypeError) && !/answered 503/.test(error.message)) throw error
    await pause(200)
  }
}

async function shows(config: Config, { general }: Estate, price: number): Promise<boolean> {
  const client = apiClient({ baseUrl: config.siteApiUrl, siteId: config.siteId })
  const site = await client.get<{ settings: { languages: string[] } }>(`/sites/${config.siteId}`)
  const shown = String(price).replace(/\B(?=(\d{3})+$)/g, '.')
  const view = await servedNow(config)
  for (const locale of site.settings.languages) {
    const { path } = await client.get<EstatePage>(sitePath(client, 'estate-pages', general.id, locale))
    for (const name of [htmlFile(path), pageDataFile(path)]) {
      const file = view.locate(name)
      if (!file || !(await readFile(file, 'utf8')).includes(shown)) return false
    }
  }
  return true
}

/** @throws Error when anything of that is not so. */
export async function restarts(count: number, seed: number, log: (line: string) => void): Promise<object> {
  const since = Date.now()
  const rng = createRng(seed)
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-restarts-'))
  const database = await benchPostgres(undefined)
  const { env, config } = await installation(dataDir, 'klein', {
    DATABASE_URL: database.url,
    TRUSTED_PROXIES: '127.0.0.1',
  })
  const { lines, agency } = smallSite('klein', rng, new Date('2026-11-21T06:00:00Z'))
  const estates = [...agency.estates.values(), ...[...agency.away.values()].slice(0, 5)].filter(
    ({ general }) => !general.project && !general.parentId,
  )
  const [first] = estates as [Estate]
  const site = lines.find(({ kind }) => kind === 'site') as Extract<
    ImportLine,
    { kind: 'site'; data: object }
  >
  const agreements = lines.flatMap((line) =>
    line.kind === 'agreement' && 'data' in line ? [{ id: line.data.id, version: line.data.version }] : [],
  )
  const slots = Array.from({ length: SLOTS }, (_, index) => slotLine(index + 1, first.general.id, 24 + index))
  const told = { config, projectDir: PROJECT, log: () => undefined }
  const api = await start(['site-api'], told)
  await importTo(config, [...lines, ...slots])
  await api.close()

  const said: string[] = []
  const program = startProgram([], env, (line) => {
    said.push(line)
    if (/release \d|failed|[Bb]uilding/.test(line)) log(`  ${line}`)
  })
  let ended: number | undefined
  void program.ended.then((code) => (ended = code)).catch(() => undefined)
  const isUp = async () =>
    (await fetch(`http://127.0.0.1:${config.port}/healthz`).catch(() => undefined)) !== undefined
  await until('The program listens', isUp)

  const wrong: string[] = []
  const { ask, counts } = visitorOf(config, wrong)
  let isOver = false
  const prices = new Map<number, number>()
  const booked: { slotId: number; key: string; answer: unknown }[] = []
  const importing = async (own = rng.fork('imports')) => {
    for (let step = 1; !isOver; step++) {
      const estate = own.pick(estates)
      const price = 1_000_000 + step
      await accepted(config, [{ kind: 'estate', data: withPrice(estate, price) }])
      prices.set(estate.general.id, price)
      // Now and then everything is another: a whole build.
      if (step % 25 === 0) {
        const data = { ...site.data, name: `${site.data.name} ${step}` }
        await accepted(config, [{ kind: 'site', data }])
      }
      await pause(own.int(100, 800))
    }
  }
  const searching = async () => {
    while (!isOver) {
      await ask('/sites/klein/estates', { method: 'POST', headers: headers(randomUUID()), body: '{}' })
      await pause(50)
    }
  }
  const visiting = async () => {
    for (let slotId = 1; !isOver && slotId <= SLOTS; slotId++) {
      const key = randomUUID()
      const answer = await ask('/sites/klein/live-agenda/reservation', booking(slotId, key, agreements))
      booked.push({ slotId, key, answer })
      await pause(400)
    }
  }
  const busy = Promise.all([importing(), searching(), visiting()])
  busy.catch(() => undefined)
  const over = busy.then(() => undefined)

  try {
    const moments = rng.fork('moments')
    const faults: Record<string, number> = { restart: 0, cutOff: 0 }
    for (let moment = 1; moment <= count; moment++) {
      await Promise.race([pause(moments.int(0, BETWEEN)), over])
      const fault = await disturb(database, moments)
      faults[fault] = (faults[fault] ?? 0) + 1
      if (ended !== undefined)
        throw new Error(`The program ended with ${ended} at moment ${moment}:\n${said.slice(-20).join('\n')}`)
    }
    isOver = true
    await busy
    await Promise.race([program.ready, pause(PATIENCE)])
    await until(
      () => `All that was accepted is on the site:\n${said.slice(-20).join('\n')}`,
      async () => (await pendingChangesOf(told).catch(() => 'none yet')) === undefined,
      { patience: PATIENCE },
    )
    for (const estate of estates) {
      const price = prices.get(estate.general.id)
      if (price !== undefined && !(await shows(config, estate, price)))
        wrong.push(`Listing ${estate.general.id} does not show ${price}`)
    }
    for (const { slotId, key, answer } of booked) {
      const again = await ask('/sites/klein/live-agenda/reservation', booking(slotId, key, agreements))
      // What is answered again comes from the database, which has its own order of names.
      if (!isDeepStrictEqual(again, answer))
        wrong.push(`Slot ${slotId} was booked in two ways: ${JSON.stringify([answer, again])}`)
    }
    const unheard = said.filter((line) => /unhandled|uncaught/i.test(line))
    const isSame = ended === undefined && unheard.length === 0
    for (const line of [...wrong, ...unheard]) log(line)
    const seconds = Math.round((Date.now() - since) / 1000)
    const result = { faults, ...counts, listings: prices.size, bookings: booked.length }
    if (wrong.length || !isSame) throw new Error('Not everything held when the database went away')
    return { ...result, seconds }
  } finally {
    isOver = true
    await stopAllCommands()
    await database.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
