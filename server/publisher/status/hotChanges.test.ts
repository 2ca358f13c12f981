import { join } from 'node:path'
import { databases, freshDatabase } from '../../../tests/support/databases'
import type { Connection } from '../../db/connect'
import { appendToJournal, versionDir } from '../../releases/journal'
import { pin } from '../../releases/pinned'
import { createRelease } from '../../releases/release'
import { openReleaseStore, releaseDir } from '../../releases/releaseStore'
import { switchTo } from '../../releases/switchTo'
import { pagesAt, temporaryFolder, writeTree } from '../../releases/testing/buildTree'
import { changesPart } from './changesPart'
import { noteChanges, RUNS_SHOWN } from './runs'
import { siteStatus } from './siteStatus'

describe.each(databases)('what went out hot, on the status page on %s', (database) => {
  let connection: Connection
  let folder: Awaited<ReturnType<typeof temporaryFolder>>
  beforeAll(async () => {
    folder = await temporaryFolder()
    connection = await freshDatabase(database)
  })
  afterAll(async () => {
    await connection.close()
    await folder.remove()
  })

  const storeOf = (siteId: string) => openReleaseStore(folder.dir, siteId)
  const statusOf = (siteId: string) =>
    siteStatus(connection.db, { siteId, publicUrl: `https://${siteId}.example`, dataDir: folder.dir })()
  const wordsOf = async (siteId: string) =>
    changesPart(await statusOf(siteId)).replace(/<time.*?<\/time>/g, 'MOMENT')

  /** A release that is served from then on. */
  async function served(siteId: string): Promise<string> {
    await writeTree(join(folder.dir, 'public'), pagesAt('/nl'))
    const { id } = await createRelease({ buildDir: join(folder.dir, 'public'), store: storeOf(siteId) })
    await switchTo(storeOf(siteId), id)
    return id
  }

  const done = (siteId: string, detail: string) =>
    noteChanges(connection.db, siteId, new Date(Date.now() - 60), { state: 'done', pages: 8, detail })

  /** Publishes a listing as it is done: its pages by one line of the journal, its lists by the next, which says what that was. */
  async function published(siteId: string, release: string, version: number): Promise<void> {
    const dir = releaseDir(storeOf(siteId), release)
    await writeTree(versionDir(dir, version), pagesAt('/nl'))
    const line = { put: ['nl/index.html'], removed: [], gone: [], back: [] }
    await appendToJournal(dir, { ...line, version })
    await appendToJournal(dir, { ...line, version: version + 1, noted: { changes: 1 } })
    await done(siteId, `listing V-${version}`)
  }

  test('is counted change by change, also when no more jobs are shown', async () => {
    const release = await served('kust')
    expect((await statusOf('kust')).hot).toMatchObject({ release, count: 0, last: null })
    expect(await wordsOf('kust')).toContain(
      `<p>No change went out hot, without a build, since release ${release} was made at MOMENT UTC.</p>`,
    )
    await published('kust', release, 1)
    expect((await statusOf('kust')).hot?.count).toBe(1)
    for (let count = 1; count < RUNS_SHOWN + 5; count++) await published('kust', release, 2 * count + 1)
    const { hot, runs } = await statusOf('kust')
    expect([runs.length, hot?.count, hot?.last?.detail]).toEqual([RUNS_SHOWN, 35, 'listing V-69'])
    expect(await wordsOf('kust')).toMatch(
      new RegExp(
        `<strong>35 changes</strong> went out hot, without a build, since release ${release} was made at MOMENT UTC. ` +
          'The last went out at MOMENT UTC and took \\d+ ms: listing V-69.</p>\n<p>No change waits.</p>$',
      ),
    )
  })

  test('begins anew with the next release, and the last is told on, though others failed since', async () => {
    await published('eifel', await served('eifel'), 1)
    const next = await served('eifel')
    await done('eifel', 'page “<Home>”')
    await noteChanges(connection.db, 'eifel', new Date(), { state: 'failed', detail: 'The site API is down' })
    expect((await statusOf('eifel')).hot).toMatchObject({ release: next, count: 0, last: { state: 'done' } })
    expect(await wordsOf('eifel')).toMatch(/No change went out hot.*: page “&lt;Home&gt;”\.<\/p>/)
  })

  test('is told of a release that one was led back to beside a change that may be of another', async () => {
    const release = await served('duin')
    await published('duin', release, 1)
    await pin(storeOf('duin'), release)
    const words = await wordsOf('duin')
    expect(words).toContain('The last, onto the release that was served then, went out at MOMENT UTC')
    expect(words).toContain('<p>No change waits for this release.</p>')
  })

  test('is nothing as long as nothing is served', async () => {
    expect((await statusOf('leeg')).hot).toBeNull()
    expect(await wordsOf('leeg')).not.toContain('hot')
  })

  test('what waits says how much of it asks for a whole build', async () => {
    const waits = async (...kinds: ('estate' | 'site')[]) => {
      const rows = kinds.map((kind) => ({ site_id: 'stad', kind, ref: kind === 'site' ? null : 7 }))
      await connection.db.insertInto('publish_change').values(rows).execute()
      return (await wordsOf('stad')).trim()
    }
    expect(await waits('site')).toBe(
      '<p>1 change waits or is going out since MOMENT UTC; it asks for a whole build.</p>',
    )
    expect(await waits('estate')).toBe(
      '<p>2 changes wait or are going out since MOMENT UTC; 1 of them asks for a whole build.</p>',
    )
    await connection.db.deleteFrom('publish_change').where('kind', '=', 'site').execute()
    expect(await waits('estate')).toBe('<p>2 changes wait or are going out since MOMENT UTC.</p>')
    expect((await statusOf('stad')).waiting).toMatchObject({ count: 2, builds: 0 })
  })
})
