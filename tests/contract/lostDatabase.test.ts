import { sql } from 'kysely'
import { setTimeout as pause } from 'node:timers/promises'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../server/config'
import { createRng } from 'aanbod-demo/rng'
import { withAdvisoryLock } from '../../server/publisher/queue/withAdvisoryLock'
import { withSecrets } from '../../server/secrets'
import { type Running, start } from '../../server/start'
import { slotLine, visitor } from '../support/bookingLines'
import { emptyDatabase } from '../support/databases'
import { freePort } from '../support/freePort'
import { estateLine } from '../support/importLines'
import { ADMIN_TOKEN, startSiteApi, type TestApi } from '../support/siteApi'

/** As a restart of the server does to every connection, without the minute that it is away. */
async function cutOff({ db }: Pick<TestApi, 'db'>): Promise<void> {
  const others = sql`
    select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
  `
  await others.execute(db).catch(() => undefined)
}

describe('a PostgreSQL that cuts connections off', () => {
  let api: TestApi
  beforeAll(async () => {
    api = await startSiteApi('PostgreSQL', [estateLine(1), slotLine(1, 1, 24)])
  })
  afterAll(() => api.close())

  it('ends neither the process nor the work of who held one', async () => {
    const done: string[] = []
    const seen: string[] = []
    await withAdvisoryLock(api, 'site', async () => {
      await cutOff(api)
      await pause(300)
      done.push('built')
    })
    await withAdvisoryLock(api, 'site', async () => void seen.push('again'))
    expect([done, seen]).toEqual([['built'], ['again']])
  })

  it('makes an import that can be sent again, and searches that are told to wait', async () => {
    const lines = Array.from({ length: 1200 }, (_, index) => JSON.stringify(estateLine(1000 + index))).join(
      '\n',
    )
    const headers = { authorization: `Bearer ${ADMIN_TOKEN}`, 'content-type': 'application/x-ndjson' }
    let isOver = false
    const cutting = (async () => {
      for (let time = 0; time < 6; time++) {
        await pause(120)
        await cutOff(api)
      }
      isOver = true
    })()
    const statuses = new Set<number>()
    const searching = (async () => {
      while (!isOver) {
        const { status, headers: told } = await api.ask('/sites/demo/estates', { body: {} })
        statuses.add(status)
        if (status === 503) expect(told['retry-after']).toBe('2')
        await pause(10)
      }
    })()
    for (let status = 0; status !== 200;) {
      status = (await api.ask('/sites/demo/admin/import', { body: lines, headers })).status
      statuses.add(status)
    }
    await cutting
    await searching
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    const { body } = await api.ask('/sites/demo/estates', { body: {} })
    expect(body).toMatchObject({ total: { value: 1201 } })
  })

  it('books a slot once, however often the visitor has to ask', async () => {
    const ask = () =>
      api.ask('/sites/demo/live-agenda/reservation', {
        body: { ...visitor, agreements: [], slotId: 1 },
        headers: { 'idempotency-key': 'once-and-for-all' },
      })
    const asked = ask()
    await pause(5)
    await cutOff(api)
    let answer = await asked
    for (; answer.status === 503; answer = await ask()) await pause(50)
    expect(answer.status).toBeLessThan(300)
    expect(await ask()).toMatchObject({ status: answer.status, body: answer.body })
  })
})

test('a PostgreSQL that cuts off a program that starts delays it, and the demo site is whole', async () => {
  const database = await emptyDatabase('PostgreSQL')
  const dataDir = await mkdtemp(join(tmpdir(), 'aanbod-'))
  const said: string[] = []
  let running: Running | undefined
  try {
    const ports = { SITE_API_PORT: String(await freePort()), LOG_LEVEL: 'silent' }
    const settings = { ...ports, DATABASE_URL: database.url, DATA_DIR: dataDir, SITE_ID: 'demo' }
    const config = await withSecrets(readConfig(settings))
    const starting = start(['site-api'], { config, projectDir: '.', log: (line) => said.push(line) })
    starting.catch(() => undefined)
    const rng = createRng(1)
    for (let time = 0; time < 6; time++) {
      await pause(rng.int(0, 700))
      await cutOff(database)
    }
    running = await starting
    const answer = await fetch(`${config.siteApiUrl}/sites/demo/estates`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { total } = (await answer.json()) as { total: { value: number } }
    expect(said).toContainEqual(expect.stringMatching(/^Imported \d+ lines\.$/))
    expect(total.value).toBeGreaterThan(100)
  } finally {
    await running?.close()
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
})
