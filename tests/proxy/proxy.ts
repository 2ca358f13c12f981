/**
 * The examples of docs/deploy before the program itself: site API and publisher in one process, two web processes, and nginx, then Caddy,
 * where they are installed. `npm run test:proxy [-- --data DIR] [--only caddy]`; with a folder in which a site was built for
 * https://www.example.com it does not build one. Takes three minutes with a build.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { installation, startProgram } from '../publish/program'
import { until } from '../publish/until'
import { stopAllCommands } from '../support/command'
import { freePort } from '../support/freePort'
import { runScript } from '../support/runScript'
import { type Answer, asker } from './ask'
import {
  figuresStay,
  headersPass,
  meanwhile,
  previewPasses,
  streamPasses,
  type Tried,
  uploadPasses,
} from './checks'
import { FRONTS, type Front, isInstalled, startFront } from './fronts'

const WWW = 'www.example.com'
const log = (line: string) => console.log(line)

/** What a web process answers to a proxy that asks by https. */
const directTo =
  (port: number) =>
  (path: string, headers: Record<string, string> = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const said = { host: WWW, 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.7', ...headers }
      request({ host: '127.0.0.1', port, path, headers: said }, (answer) => {
        const { statusCode: status = 0, headers: got } = answer
        buffer(answer).then((body) => resolve({ status, headers: got, body }), reject)
      })
        .on('error', reject)
        .end()
    })

async function main() {
  const { values } = parseArgs({ options: { data: { type: 'string' }, only: { type: 'string' } } })
  const fronts = FRONTS.filter((front) => isInstalled(front) && (values.only ?? front) === front)
  if (!fronts.length) throw new Error(`None of ${FRONTS.join(', ')} is installed here`)
  const dir = await mkdtemp(join(tmpdir(), 'aanbod-proxy-'))
  const publisher = await freePort()
  const {
    env,
    config,
    port: first,
  } = await installation(values.data ?? join(dir, 'data'), 'demo', {
    PUBLIC_URL: `https://${WWW}`,
    TRUSTED_PROXIES: '127.0.0.1',
    PUBLISHER_PORT: String(publisher),
    WEBHOOK_URL: `http://127.0.0.1:${publisher}/hooks/rebuild`,
  })
  const behind = { web: [first, await freePort()] as const, siteApi: config.siteApiPort, publisher }
  const web = (port: number) => startProgram(['web'], { ...env, PORT: String(port) }, () => undefined)

  async function tryFront(front: Front) {
    const listening = { http: await freePort(), https: await freePort() }
    const proxy = await startFront(front, join(dir, front), behind, listening)
    const tried: Tried = {
      ask: asker(listening.https),
      direct: directTo(behind.web[0]),
      adminToken: config.adminToken,
    }
    const isOpen = () =>
      tried.ask(WWW, '/readyz').then(
        ({ status }) => status === 200,
        () => false,
      )
    await until(() => `${front}:\n${proxy.said.slice(-10).join('\n')}`, isOpen, { patience: 20_000 })
    for (const check of [headersPass, figuresStay, previewPasses, streamPasses, uploadPasses])
      log(`${front}: ${await check(tried)}`)
    const [killed, stopped] = webs
    if (!killed || !stopped) throw new Error('There are no two web processes')
    // Caddy passes no search on twice (record 424).
    const mayLose = front === 'caddy'
    const startAgain = async (at: 0 | 1) => {
      webs[at] = web(behind.web[at])
      await webs[at]?.ready
      await pause(6000)
    }
    const gone = await meanwhile(
      tried,
      async () => {
        await pause(1500)
        killed.signal('SIGKILL')
        await pause(4000)
        await startAgain(0)
      },
      mayLose,
    )
    log(`${front}: one of two killed and started again, ${gone}`)
    const turned = await meanwhile(
      tried,
      async () => {
        await stopped.stop()
        await startAgain(1)
      },
      mayLose,
    )
    log(`${front}: the other one stopped and started again, ${turned}`)
    await proxy.stop()
  }

  const data = startProgram(['site-api', 'publisher'], env, (line) => log(`  ${line}`))
  await data.ready
  const webs = behind.web.map(web)
  await Promise.all(webs.map(({ ready }) => ready))
  try {
    for (const front of fronts) await tryFront(front)
  } finally {
    await stopAllCommands()
    await rm(dir, { recursive: true, force: true })
  }
}

runScript(() => main().finally(stopAllCommands))
