import type { ImportLine } from '../../../src/contract/importLine'
import { hotSite, house } from '../../../tests/support/hotSite'
import { currentReleaseId, readRelease, releaseDir } from '../../releases/releaseStore'
import { shownBy } from '../../releases/sourceSnapshot'
import { switchTo } from '../../releases/switchTo'
import { changesIn, readJournal } from '../../releases/journal'
import { followRelease } from '../../releases/releaseView'

let site: Awaited<ReturnType<typeof hotSite>>
beforeAll(async () => void (site = await hotSite()))
afterAll(() => site.stop())

/** How many changes were published onto the first release. */
const published = async () => changesIn((await readJournal(releaseDir(site.store, '000001'))).changes)

test('a listing whose page throws stays as it was, is named with what it threw, and holds up no other', async () => {
  await site.api.import([house(7, '12', 300_000), house(8, '20', 400_000)])
  await site.publish(7, 8)
  const before = '/nl/aanbod/7/villa-te-koop-in-kouter-12-9000-gent'
  expect(await site.page(before)).toContain('300.000')
  expect(await published()).toBe(2)

  await site.api.import([house(7, '13', 310_000), house(8, '20', 410_000)])
  await site.publish(7, 8)
  for (const path of [before, '/nl/aanbod/7', '/fr/offre/7'])
    expect(await site.page(path)).toContain('300.000')
  expect(await site.page('/nl/aanbod/7/villa-te-koop-in-kouter-13-9000-gent')).toBeUndefined()
  expect(await site.page('/nl/aanbod/8')).toContain('410.000')
  expect(await published()).toBe(3)
  expect(site.quarantined.at(-1)).toEqual([
    {
      kind: 'estate',
      id: 7,
      reason: expect.stringMatching(/^\/\w\w\/.*7.* cannot be rendered: Invalid time/),
    },
  ])
  // Whoever compares what is shown with what there is finds it, as the next start does.
  const shown = await shownBy(site.store, '000001')
  expect([shown?.estates['7'], typeof shown?.estates['8']]).toEqual([undefined, 'string'])

  await site.api.import([house(7, '14', 320_000)])
  await site.publish(7)
  expect(await site.page('/nl/aanbod/7/villa-te-koop-in-kouter-14-9000-gent')).toContain('320.000')
  expect(await site.page(before)).toBeUndefined()
  expect(site.quarantined.at(-1)).toEqual([])
})

test.each([
  ['ends the process', '66', /cannot be rendered: The render process ended with SIGKILL/],
  ['never ends', '99', /cannot be rendered: It took more than 1.5 s/],
])('a listing whose page %s is named, and its neighbours are on the site', async (_what, number, why) => {
  await site.api.import([11, 12, 13].map((id) => house(id, id === 12 ? number : String(id + 20), 700_000)))
  await site.publish(11, 12, 13)
  expect([await site.page('/nl/aanbod/11'), await site.page('/nl/aanbod/13')]).toEqual([
    expect.stringContaining('700.000'),
    expect.stringContaining('700.000'),
  ])
  expect(await site.page('/nl/aanbod/12')).toBeUndefined()
  expect(site.quarantined.at(-1)).toEqual([{ kind: 'estate', id: 12, reason: expect.stringMatching(why) }])
  await site.api.import([11, 12, 13].map((id) => ({ kind: 'estate' as const, delete: id })))
  await site.publish(11, 12, 13)
})

const own = (text: string): ImportLine => ({
  kind: 'page',
  data: {
    ...{ id: 5, type: 'content', url: { nl: 'over-ons', fr: 'a-propos' }, title: { nl: 'Wij' } },
    blocks: [{ kind: 'text', text: { nl: text, fr: text } }],
  },
})

test('a page of the site’s own that throws is named, and a release built without it has it as it was', async () => {
  await site.api.import([own('Lorem'), house(14, '12', 300_000)])
  await site.publishPages(5)
  const before = await site.page('/fr/a-propos')
  expect(before).toContain('Lorem')

  await site.api.import([own('Kouter 13'), house(14, '12', 310_000)])
  await site.hot.publish({ estateIds: [14], rentalUnitIds: [], pageIds: [5] })
  expect(await site.page('/fr/a-propos')).toBe(before)
  expect(await site.page('/nl/aanbod/14')).toContain('310.000')
  expect(site.quarantined.at(-1)).toEqual([
    { kind: 'page', id: 5, reason: expect.stringMatching(/^\/\w\w\/.* cannot be rendered: Invalid time/) },
  ])

  const since = await site.hot.moment()
  const id = await site.release()
  const unrendered = { kind: 'page' as const, id: 5, path: '/nl/over-ons', reason: 'it throws' }
  await site.hot.adopt(id, since, async () => void (await switchTo(site.store, id)), [unrendered])
  expect(await currentReleaseId(site.store)).toBe(id)
  for (const path of ['/nl/over-ons', '/fr/a-propos']) expect(await site.page(path)).toContain('Lorem')

  await site.api.import([own('Ipsum')])
  await site.publishPages(5)
  expect(await site.page('/fr/a-propos')).toContain('Ipsum')
})

test('a release that was built without a listing has its pages of before, and gone is none of them', async () => {
  await site.api.import([house(9, '30', 500_000), house(10, '31', 600_000)])
  await site.publish(9, 10)
  const before = await site.page('/fr/offre/9')
  await site.api.import([house(9, '13', 510_000)])
  const since = await site.hot.moment()
  const id = await site.release()
  expect((await readRelease(site.store, id))?.gone).toContain('/nl/aanbod/9')
  const unrendered = { kind: 'estate' as const, id: 9, path: '/nl/aanbod/9', reason: 'it throws' }
  await site.hot.adopt(id, since, async () => void (await switchTo(site.store, id)), [unrendered])
  expect(await currentReleaseId(site.store)).toBe(id)
  expect(await site.page('/fr/offre/9')).toBe(before)
  expect(before).toContain('500.000')
  const gone = [...((await followRelease(site.store, id))?.view().gone ?? [])]
  expect(gone).toContain('/nl/aanbod/10')
  expect(gone.filter((address) => address.includes('/9'))).toEqual([])

  await site.api.import([house(9, '32', 520_000)])
  await site.publish(9)
  expect(await site.page('/fr/offre/9')).toContain('520.000')
})
