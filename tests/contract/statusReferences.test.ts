import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changesText } from '../../server/publisher/queue/changesText'
import { noteBuildQuarantined } from '../../server/publisher/status/quarantined'
import { siteSection } from '../../server/publisher/status/siteSection'
import { siteStatus } from '../../server/publisher/status/siteStatus'
import { rentalUnit } from '../support/builders'
import { databases } from '../support/databases'
import { estateLine, homePage } from '../support/importLines'
import { startSiteApi, type TestApi } from '../support/siteApi'

describe.each(databases)('listings on the status page, on %s', (database) => {
  let api: TestApi
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'references-'))
    api = await startSiteApi(database, [], folder)
  })
  afterAll(async () => {
    await api.close()
    await rm(folder, { recursive: true })
  })

  it('are called as their keeper calls them: by reference, else by the id of their feed, else by number', async () => {
    const pictures = [{ file: 'front.jpg', index: 0 }]
    const { imported } = await api.import([
      estateLine(2085977243, { general: { reference: 'V-<12>' }, pictures }),
      estateLine(2085977244, { general: { reference: ' ' }, listing: { external_id: 'MLS-9' }, pictures }),
      estateLine(7, { general: { reference: null }, pictures }),
    ])
    expect(imported).toBe(3)
    await noteBuildQuarantined(api.db, 'demo', [
      { kind: 'estate', id: 2085977244, reason: 'is odd' },
      { kind: 'page', id: 7, reason: 'is odd too' },
    ])
    const site = { siteId: 'demo', publicUrl: 'https://demo.example', dataDir: folder }
    const status = await siteStatus(api.db, site)()
    expect(status.missingPictures.first.map(({ reference }) => reference).sort()).toEqual([
      'MLS-9',
      'V-<12>',
      null,
    ])
    expect(status.quarantined.map(({ reference }) => reference)).toEqual(['MLS-9', null])
    const page = siteSection(status)
    for (const told of [
      'listing V-&lt;12&gt; (2085977243)',
      'listing MLS-9 (2085977244)',
      'listing 7<',
      'page 7<',
    ])
      expect(page).toContain(told)
  })

  it('are called so in the jobs, and pages and holiday units by their names', async () => {
    await api.import([
      homePage,
      {
        kind: 'rentalUnit',
        data: rentalUnit({ general: { building: { name: 'Zeezicht', rentalName: '12' } }, photos: [] }),
      },
      estateLine(2085977243, { general: { reference: 'V-12' } }),
      estateLine(8, { general: { reference: null } }),
    ])
    const changes = { estateIds: [2085977243, 8, 9], rentalUnitIds: [3, 5], pageIds: [1] }
    expect(await changesText(api.db, 'demo', changes)).toBe(
      `listings V-12, 8, 9; holiday units Zeezicht 12, 5; page “Welkom”`,
    )
    const many = {
      estateIds: Array.from({ length: 22 }, (_, at) => at + 100),
      rentalUnitIds: [],
      pageIds: [],
    }
    expect(await changesText(api.db, 'demo', many)).toMatch(/^listings 100, 101, .+, 119 and 2 more$/)
  })
})
