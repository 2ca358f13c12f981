/**
 * What watching costs a visitor: a page of 50 kB is asked for by one connection and by eight, from a web role that neither counts nor
 * writes – twice, as what differs between those two is chance –, one that counts as `npm start` does, and one that also writes a line a
 * request, in turns.
 * `npm run bench:watch -- [--requests 2000] [--turns 6]`; the last line is the result as JSON: microseconds a request, the median over
 * all turns of each turn's median and p95.
 */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { parseArgs } from 'node:util'
import { percentiles } from './percentiles'
import { WATCHED, type Watched } from './watchServer'

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '2000' },
    turns: { type: 'string', default: '6' },
  },
})
const CONNECTIONS = [1, 8]
const WARM_UP = 1000

async function startServers() {
  const child = fork(`${__dirname}/watchServer.ts`, [], {
    execArgv: ['--import', 'tsx'],
    // The log goes where logs go: into a pipe, whose other end is read.
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  child.stdout?.resume()
  const [origins] = (await once(child, 'message')) as [string[]]
  return { origins, child }
}

/** Microseconds of each request. */
async function ask(origin: string, connections: number, requests: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const took: number[] = []
  let left = requests
  const client = async () => {
    while (left-- > 0) {
      const since = performance.now()
      const [answer] = (await once(get(`${origin}/nl/te-koop`, { agent }), 'response')) as [IncomingMessage]
      await once(answer.resume(), 'end')
      if (answer.statusCode !== 200) throw new Error(`A page was answered ${answer.statusCode}`)
      took.push((performance.now() - since) * 1000)
    }
  }
  await Promise.all(Array.from({ length: connections }, client))
  agent.destroy()
  return took
}

type Took = Pick<ReturnType<typeof percentiles>, 'p50' | 'p95'>

async function main() {
  const requests = Number(values.requests)
  const { origins, child } = await startServers()
  const results: Record<string, Record<string, Took>> = {}
  for (const connections of CONNECTIONS) {
    const asked = WATCHED.map((mode, at) => [mode, origins[at] ?? ''] as const)
    const turns = new Map(WATCHED.map((mode): [Watched, Took[]] => [mode, []]))
    for (const [, origin] of asked) await ask(origin, connections, WARM_UP)
    for (let turn = 0; turn < Number(values.turns); turn++)
      for (const [mode, origin] of turn % 2 ? [...asked].reverse() : asked)
        turns.get(mode)?.push(percentiles(await ask(origin, connections, requests)))
    const ofAll = (all: readonly Took[], what: keyof Took) => percentiles(all.map((one) => one[what])).p50
    const told = [...turns].map(
      ([mode, all]) => [mode, { p50: ofAll(all, 'p50'), p95: ofAll(all, 'p95') }] as const,
    )
    results[`${connections} at once`] = Object.fromEntries(told)
    for (const [mode, { p50, p95 }] of told)
      console.log(`${connections} at once, ${mode}: median ${p50} µs, p95 ${p95} µs`)
  }
  child.disconnect()
  console.log(JSON.stringify({ bench: 'watch', requests, ...results }))
}

void main()
