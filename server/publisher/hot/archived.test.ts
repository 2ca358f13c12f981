import { estateLine } from '../../../tests/support/importLines'
import { hotSite, house } from '../../../tests/support/hotSite'
import { currentReleaseId } from '../../releases/releaseStore'
import { followRelease } from '../../releases/releaseView'

let site: Awaited<ReturnType<typeof hotSite>>
beforeAll(async () => void (site = await hotSite()))
afterAll(() => site.stop())

/** What is answered as gone, whatever stands below it. */
const SHORT = ['/nl/aanbod/7', '/fr/offre/7', '/en/offer/7', '/de/angebot/7']
const PAGES = [...SHORT, '/nl/aanbod/7/villa-te-koop-in-kouter-12-9000-gent']
const pages = () => Promise.all(PAGES.map(site.page))
const gone = async () => {
  const release = await followRelease(site.store, (await currentReleaseId(site.store)) ?? '')
  return [...(release?.view().gone ?? [])]
}
const put = (archived: boolean) =>
  estateLine(7, {
    // Its pages tell when it changed.
    general: { price: { value: 300_000 }, updatedAt: '2026-06-01T10:00:00Z' },
    address: { number: '12', box: '' },
    listing: { archived },
  })

test('a listing that is archived has no page any more, in no language, and has them again when it is not', async () => {
  await site.api.import([put(false), house(8, '20', 400_000)])
  await site.publish(7, 8)
  const before = await pages()
  for (const page of before) expect(page).toContain('300.000')
  const neighbour = await site.page('/nl/aanbod/8')

  await site.api.import([put(true)])
  await site.publish(7)
  expect(await pages()).toEqual(PAGES.map(() => undefined))
  for (const path of SHORT) expect(await gone()).toContain(path)
  expect(await site.file('page-data/nl/aanbod/7/page-data.json')).toBeUndefined()
  expect(await site.page('/nl/aanbod/8')).toBe(neighbour)

  await site.api.import([put(false)])
  await site.publish(7)
  expect(await pages()).toEqual(before)
  for (const path of SHORT) expect(await gone()).not.toContain(path)
})
