import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { SETTINGS } from '../../server/config'
import type { FeedHistory } from '../../src/contract/feedRun'
import { startCommand } from '../support/command'
import { databases } from '../support/databases'
import { immobilie, openimmo } from '../support/openimmoFeed'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

const PROJECT = resolve(__dirname, '../..')

describe.each(databases)('npm run sync, as a timer runs it, on %s', (database) => {
  let api: TestApi
  let dataDir: string
  let siteDir: string
  let env: Record<string, string>
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'sync-process-'))
    siteDir = join(dataDir, 'demo')
    await mkdir(join(siteDir, 'in'), { recursive: true })
    api = await startSiteApi(database)
    const SITE_API_URL = await api.app.listen({ port: 0 })
    const none = Object.fromEntries(Object.values(SETTINGS).map(({ name }) => [name, '']))
    env = { ...none, SITE_API_URL, ADMIN_TOKEN, DATA_DIR: dataDir }
    await settings('from: { folder: in }')
  })
  afterAll(async () => {
    await api.close()
    await rm(dataDir, { recursive: true })
  })

  const settings = (from: string) => writeFile(join(siteDir, 'feed.yaml'), `${from}\nformat: openimmo\n`)
  const objects = (count: number, price = 300_000) =>
    Array.from({ length: count }, (_, index) => immobilie(`OB-${index}`, index ? 300_000 : price))
  async function put(text: string, minutesAgo: number) {
    const at = new Date(Date.now() - minutesAgo * 60_000)
    await writeFile(join(siteDir, 'in', 'stock.xml'), text)
    await utimes(join(siteDir, 'in', 'stock.xml'), at, at)
  }
  function start(...args: string[]) {
    const lines: string[] = []
    const words = ['run', '-s', 'sync', '--', 'demo', '--folder', siteDir, ...args]
    const command = startCommand('npm', words, { cwd: PROJECT, env, onLine: (line) => lines.push(line) })
    return { ...command, lines }
  }
  async function sync(...args: string[]) {
    const { ended, lines } = start(...args)
    return [await ended, ...lines]
  }
  const headers = { authorization: `Bearer ${ADMIN_TOKEN}` }
  const history = async () => (await api.ask('/sites/demo/admin/feed-runs', { headers })).body as FeedHistory

  it('brings a stock, hour by hour, refuses what cannot be right, and leaves what stands', async () => {
    await put(openimmo(objects(6)), 50)
    expect(await sync()).toEqual([0, 'demo: done: 6 added, 0 changed, 0 as they were, 0 removed; stock.xml'])
    expect(await sync()).toEqual([0, 'demo: unchanged: the feed is as it was'])
    expect(await sync('--quiet')).toEqual([0])
    await put(openimmo(objects(6, 250_000)), 40)
    expect(await sync()).toEqual([0, 'demo: done: 0 added, 1 changed, 5 as they were, 0 removed; stock.xml'])
    await put(openimmo([]), 30)
    expect(await sync('--quiet')).toEqual([
      2,
      'demo: refused: stock.xml: the feed is empty: it has no listing, and the site has 6',
    ])
    await put(openimmo(objects(3)), 20)
    const [code, half] = await sync()
    expect(code).toBe(2)
    expect(half).toMatch(/^demo: refused: stock\.xml: the feed would take away 3 of 6 estate, more than 30 %/)
    const { listings, last, runs } = await history()
    expect([listings, last?.listings]).toEqual([6, 6])
    expect(runs.map(({ state, times }) => [state, times])).toEqual([
      ['refused', 1],
      ['refused', 1],
      ['done', 1],
      ['unchanged', 2],
      ['done', 1],
    ])
    const prices = await api.ask('/sites/demo/admin/export', { headers })
    expect(prices.text).toContain('"value":250000')
  })

  it('tells how it is asked, and what it could not do', async () => {
    const [code, ...help] = await sync('--help')
    expect(code).toBe(0)
    expect(help.join('\n')).toMatch(/Exit codes: 0 taken, or as it was; 1 the sync could not be done/)
    const [wrong, first] = await sync('--allow-removals', 'some')
    expect([wrong, first]).toEqual([1, '--allow-removals must be a whole number, not "some"'])
  })

  it('ends with its command when it is stopped, and goes on after one that was killed', async () => {
    const mark = join(dataDir, 'mark')
    await settings(`from: { command: "echo . > ${mark}; sleep 20" }`)
    const lock = join(dataDir, 'sync', 'demo.lock')
    const untilThere = async () => {
      for (let tries = 0; tries < 200 && !existsSync(mark); tries++) await sleep(100)
      await rm(mark)
    }
    const first = start()
    await untilThere()
    expect(await sync()).toEqual([
      3,
      expect.stringMatching(/^demo: another sync is at it \(process \d+, since 20/),
    ])
    first.signal('SIGTERM')
    expect(await first.ended).toBe(1)
    expect(first.lines).toEqual(['demo: failed: was stopped'])
    expect(existsSync(lock)).toBe(false)
    const second = start()
    await untilThere()
    second.signal('SIGKILL')
    await second.ended
    expect(existsSync(lock)).toBe(true)
    await settings('from: { folder: in }')
    await put(openimmo(objects(6)), 10)
    expect(await sync()).toEqual([0, expect.stringMatching(/^demo: done: .+; stock\.xml$/)])
    expect(existsSync(lock)).toBe(false)
    expect((await history()).runs.map(({ state }) => state).slice(0, 3)).toEqual(['done', 'failed', 'failed'])
  })
})
