/**
 * How quickly a small search is answered while a crowd asks for as much as a search may answer, each from an address of its own.
 * `npm run bench:crowd -- --estates 3000 [--clients 45] [--seconds 15] [--embedded]`; on PostgreSQL, or on the embedded database. The last
 * line is the result as JSON, milliseconds from the moment a request was due.
 */
import { Agent, request } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { benchPostgres } from './benchPostgres'
import { importDemo } from './importDemo'
import { openLoop } from './openLoop'
import { percentiles } from './percentiles'
import { type Request, searchMix } from './searchMix'
import { siteApiProcess } from './siteApiProcess'

const { values } = parseArgs({
  options: {
    estates: { type: 'string', default: '3000' },
    clients: { type: 'string', default: '45' },
    seconds: { type: 'string', default: '15' },
    embedded: { type: 'boolean', default: false },
  },
})
const [estates, clients, seconds] = [values.estates, values.clients, values.seconds].map(Number) as [
  ...[number, number, number],
]
const SITE = `crowd-${estates}`
const WEB_TOKEN = 'web-role-of-the-bench'
/** Small searches a second. */
const RATE = 20
/** Milliseconds after which somebody who was refused asks again, whatever they are told. */
const AGAIN = 100
const log = (text: string) => console.log(text)

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** Sends a visitor's request as the web role does; gives status and bytes. */
const send = (apiUrl: string, { path, body }: Pick<Request, 'path' | 'body'>, address: string) =>
  new Promise<{ status: number; bytes: number }>((done, fail) => {
    const headers = {
      'content-type': 'application/json',
      'x-web-token': WEB_TOKEN,
      'x-visitor-address': address,
    }
    const sent = request(`${apiUrl}${path}`, { method: 'POST', agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => done({ status: answer.statusCode ?? 0, bytes }))
    })
    sent.on('error', fail)
    sent.end(JSON.stringify(body))
  })

/** The crowd: each asks again as soon as they are answered. Resolves when all have stopped. */
async function crowd(apiUrl: string, hasStopped: () => boolean) {
  const told = { answered: 0, refused: 0, failed: 0, bytes: 0 }
  const times: number[] = []
  const one = async (client: number) => {
    for (let turn = 0; !hasStopped(); turn++) {
      const since = performance.now()
      const body = { pagination: { from: (client * 7 + turn) % 200, size: 500 } }
      const path = `/sites/${SITE}/estates`
      const { status, bytes } = await send(apiUrl, { path, body }, `10.0.1.${client}`).catch(() => ({
        status: 0,
        bytes: 0,
      }))
      told.bytes += bytes
      if (status === 200) {
        told.answered += 1
        times.push(performance.now() - since)
      } else {
        told[status === 503 ? 'refused' : 'failed'] += 1
        await setTimeout(AGAIN)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => one(client)))
  return { ...told, ...percentiles(times) }
}

async function measure(apiUrl: string) {
  const mix = searchMix(SITE, 5000, 1).filter(({ kind }) => kind === 'search')
  let next = 0
  const small = async () => {
    const answers = await openLoop(RATE, seconds, () => {
      const asked = mix[next++ % mix.length] as Request
      const isOk = async () => {
        const { status } = await send(apiUrl, asked, '10.0.2.1')
        if (status !== 200) throw new Error(`${status}`)
      }
      return { kind: 'search', done: isOk() }
    })
    return { ...percentiles(answers.map(({ ms }) => ms)), failed: answers.filter((one) => one.failed).length }
  }
  await small()
  const alone = await small()
  let isOver = false
  const large = crowd(apiUrl, () => isOver)
  await setTimeout(1000)
  const beside = await small()
  isOver = true
  return { alone, beside, large: await large }
}

async function main() {
  process.env['WEB_TOKEN'] = WEB_TOKEN
  const database = values.embedded ? undefined : await benchPostgres(undefined)
  try {
    const api = await siteApiProcess(database?.url ?? '', SITE)
    try {
      await importDemo(api.url, { siteId: SITE, estates, log })
      await setTimeout(3000)
      log(
        JSON.stringify({
          bench: 'crowd',
          estates,
          clients,
          embedded: values.embedded,
          ...(await measure(api.url)),
        }),
      )
    } finally {
      await api.stop()
    }
  } finally {
    await database?.stop()
  }
}

main()
  .then(() => process.exit(0))
  .catch((error: Error) => {
    console.error(error.message)
    process.exit(1)
  })
