import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import { readFailing } from '../../releases/failing'
import { readLastBuild } from '../../releases/lastBuild'
import { openReleaseStore } from '../../releases/releaseStore'
import { temporaryFolder } from '../../releases/testing/buildTree'
import { quarantinedOf } from './quarantined'
import { noteChanges, recentRuns } from './runs'
import { siteAccount } from './siteAccount'

describe.each(databases)('the account of a site’s publishing on %s', (database) => {
  let connection: Connection
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  const said: string[] = []

  beforeAll(async () => {
    folder = await temporaryFolder()
    connection = await freshDatabase(database)
  })
  afterAll(async () => {
    await connection.close()
    await folder.remove()
  })

  const accountOf = (siteId: string) => {
    const store = openReleaseStore(folder.dir, siteId)
    const { signal } = new AbortController()
    const options = { db: connection.db, siteId, store, signal, log: (line: string) => said.push(line) }
    return { ...siteAccount(options), store, runs: () => recentRuns(connection.db, siteId) }
  }
  const down = { state: 'failed', detail: 'The site API is down' } as const
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute))

  test('what fails the same way is one job of several attempts, until it is done', async () => {
    const account = accountOf('huis')
    await account.changes(at(1), down)
    await account.changes(at(2), down)
    await account.changes(at(3), { ...down, detail: 'It answers by half' })
    expect(await readFailing(account.store)).toEqual({ since: at(1).toISOString(), reason: down.detail })
    await account.changes(at(4), { state: 'done', pages: 8, detail: 'listings 7' })
    expect(await readFailing(account.store)).toBeUndefined()
    expect(await account.runs()).toMatchObject([
      { state: 'done', pages: 8, attempts: 1 },
      { state: 'failed', detail: 'It answers by half', attempts: 1 },
      { state: 'failed', startedAt: at(1).toISOString(), attempts: 2 },
    ])
  })

  test('a build that runs says how far it is, the last of what it said, and no more once it has ended', async () => {
    const account = accountOf('hoeve')
    await account.build(async (onStep) => {
      onStep('Rendering: 1 of 90 pages')
      onStep('Rendering: 60 of 90 pages')
      const detail = async () => (await account.runs())[0]?.detail
      for (let tries = 0; (await detail()) !== 'Rendering: 60 of 90 pages'; tries++) {
        expect(tries).toBeLessThan(500)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      onStep('Release: 12 of 90 files')
    })
    expect(await account.runs()).toMatchObject([{ state: 'done', detail: 'release undefined' }])
  })

  test('a build that was asked for and would bring nothing is a job too, and does not hide that the last one failed', async () => {
    const account = accountOf('loft')
    await expect(account.build(() => Promise.reject(new Error('No memory')))).rejects.toThrow('memory')
    await account.notBuilt('Nothing is new since the last build')
    expect(await account.runs()).toMatchObject([
      { kind: 'build', state: 'done', detail: 'Nothing is new since the last build', pages: null },
      { kind: 'build', state: 'failed', detail: 'No memory' },
    ])
    expect(await readLastBuild(account.store)).toMatchObject({ ok: false, reason: 'No memory' })
  })

  test('a failed build is told with its reason, a good one ends what failed before', async () => {
    const account = accountOf('villa')
    await account.changes(at(1), down)
    await expect(account.build(() => Promise.reject(new Error('The query is wrong')))).rejects.toThrow(
      'query',
    )
    expect(await readLastBuild(account.store)).toMatchObject({ ok: false, reason: 'The query is wrong' })
    expect(await readFailing(account.store)).toBeDefined()
    await account.build(async () => undefined)
    expect(await readFailing(account.store)).toBeUndefined()
    expect((await account.runs()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'build done',
      'build failed',
      'changes failed',
    ])
  })

  test('only the last two hundred jobs of a site are remembered, of another none is forgotten', async () => {
    await noteChanges(connection.db, 'kust', at(0), { state: 'done', detail: 'first' })
    const row = { kind: 'changes' as const, state: 'done' as const, started_at: at(0) }
    await connection.db
      .insertInto('publish_run')
      .values(Array.from({ length: 250 }, (_, count) => ({ ...row, site_id: 'stad', detail: String(count) })))
      .execute()
    await noteChanges(connection.db, 'stad', at(1), { state: 'done', detail: 'last' })
    const kept = await recentRuns(connection.db, 'stad', 1000)
    expect(kept).toHaveLength(200)
    expect(kept[0]?.detail).toBe('last')
    expect(await recentRuns(connection.db, 'kust')).toHaveLength(1)
  })

  test('what was left out is so until a build or a change of it finds it sound', async () => {
    const account = accountOf('land')
    const quarantined = async () =>
      (await quarantinedOf(connection.db, 'land')).map(({ id, reason }) => [id, reason])
    const broken = (id: number, reason = 'price is wrong') => ({ kind: 'estate', id, reason }) as const
    await account.buildQuarantined([broken(7), broken(8), broken(8)])
    const [{ since } = { since: '' }] = await quarantinedOf(connection.db, 'land')
    await account.changesQuarantined({ estateIds: [7, 9], rentalUnitIds: [3], pageIds: [1] }, [broken(9)])
    expect(await quarantined()).toEqual([
      [8, 'price is wrong'],
      [9, 'price is wrong'],
    ])
    await account.buildQuarantined([broken(8, 'title is missing')])
    expect(await quarantined()).toEqual([[8, 'title is missing']])
    expect((await quarantinedOf(connection.db, 'land'))[0]?.since).toBe(since)
    expect(await quarantinedOf(connection.db, 'stad')).toEqual([])
  })

  test('an account that cannot be written is said, and keeps nothing from being published', async () => {
    const closed = await freshDatabase('PGlite')
    await closed.close()
    const { signal } = new AbortController()
    const store = openReleaseStore(folder.dir, 'stil')
    const log = (line: string) => said.push(line)
    const account = siteAccount({ db: closed.db, siteId: 'stil', store, signal, log })
    let built = false
    await account.build(async () => void (built = true))
    expect(built).toBe(true)
    expect(said.join('\n')).toMatch(/^the account of it could not be written: /m)
  })
})
