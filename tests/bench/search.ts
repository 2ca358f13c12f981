/**
 * How quickly searches, filter counts and the map feed answer at 100 requests a second on PostgreSQL.
 * `npm run bench:search -- --estates 100000 [--rate 100] [--seconds 30] [--keep folder] [--site address]`; the last line is the result as JSON
 * (milliseconds from the moment a request was due, bytes of the whole map feed before compression). `--keep` holds on to the
 * database, so that the next run need not import again. `--site http://localhost:8000` names a running site, whose list page is
 * opened in Chromium on these listings: `listPage` is how soon it shows its first cards, `prebuilt` those of its document and
 * `searched` those that a search in its address finds.
 */
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { benchPostgres } from './benchPostgres'
import { importDemo } from './importDemo'
import { listPageTimes } from './listPage'
import { openLoop } from './openLoop'
import { percentiles } from './percentiles'
import { type Kind, type Request, searchMix } from './searchMix'
import { siteApiProcess } from './siteApiProcess'

const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '100000' },
    rate: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '30' },
    keep: { type: 'string' },
    site: { type: 'string' },
  },
})
const whole = (name: 'estates' | 'rate' | 'seconds') => {
  const number = Number(values[name])
  if (!Number.isInteger(number) || number < 1)
    throw new Error(`--${name} must be a whole number above 0: ${values[name]}`)
  return number
}
const estates = whole('estates')
const rate = whole('rate')
const seconds = whole('seconds')
const SITE = `bench-${estates}`
const WARM_UP_S = 5
/** A process that has just started reads the listings ahead: within this, nobody who comes later waits for that. */
const READ_AHEAD_MS = 3000
const log = (text: string) => console.log(text)

/** Sends a request and gives the size of its answer; fails when that is not a success. */
function sender(apiUrl: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  return ({ path, body }: Omit<Request, 'kind'>) =>
    new Promise<number>((done, fail) => {
      const headers = { 'content-type': 'application/json', 'x-site': SITE }
      const sent = request(`${apiUrl}${path}`, { method: 'POST', agent, headers }, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
        answer.on('end', () =>
          answer.statusCode === 200 ? done(bytes) : fail(new Error(`${answer.statusCode}`)),
        )
      })
      sent.on('error', fail)
      sent.end(JSON.stringify(body))
    })
}

async function measure(apiUrl: string) {
  const send = sender(apiUrl)
  const map = { path: `/sites/${SITE}/estate-map`, body: {} }
  await setTimeout(READ_AHEAD_MS)
  const alone = performance.now()
  const bytes = await send(map)
  log(`map feed of everything, first time: ${Math.round(performance.now() - alone)} ms, ${bytes} bytes`)

  const mix = searchMix(SITE, rate * (WARM_UP_S + seconds), 1)
  const run = (from: number, s: number) =>
    openLoop(rate, s, (turn) => {
      const next = mix[from + turn] as Request
      return { kind: next.kind, done: send(next) }
    })
  await run(0, WARM_UP_S)
  const answers = await run(rate * WARM_UP_S, seconds)
  const of = (...kinds: Kind[]) =>
    percentiles(answers.filter(({ kind }) => kinds.includes(kind)).map(({ ms }) => ms))
  log(`searches by words: ${JSON.stringify(of('words'))}`)
  return {
    search: of('search'),
    filters: of('filters'),
    mapFeed: { ...of('mapFeed'), bytes },
    errors: answers.filter(({ failed }) => failed).length,
  }
}

async function main() {
  const database = await benchPostgres(values.keep)
  try {
    const api = await siteApiProcess(database.url, SITE)
    try {
      await importDemo(api.url, { siteId: SITE, estates, log })
      const measured = await measure(api.url)
      const listPage = values.site
        ? await listPageTimes({ siteUrl: values.site, apiUrl: api.url, siteId: SITE }, log)
        : undefined
      log(JSON.stringify({ bench: 'search', estates, ...measured, listPage }))
    } finally {
      await api.stop()
    }
  } finally {
    await database.stop()
  }
}

main()
  .then(() => process.exit(0))
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
