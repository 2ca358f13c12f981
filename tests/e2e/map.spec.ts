import { href } from '../../src/routing/routes'
import { getEstate } from '../../src/siteApi/estates'
import { allEstates, estatePage, project, property, rentalUnitId } from './support/offer'
import { expectAccessible } from './support/axe'
import { drag } from './support/hand'
import { PHONE, top } from './support/lists'
import { client, site } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const map = (page: Page) => page.getByRole('application')
const heading = (page: Page, locale: 'nl' | 'fr' | 'de') =>
  page.getByRole('heading', { name: text(locale, 'estate:location'), exact: true })

/** Every address that the page asks for. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

async function withDistances(): Promise<number> {
  for (const id of await allEstates()) {
    const { listing } = await getEstate(client, id)
    if (listing?.other?.distance_shops && listing.other.distance_school) return id
  }
  throw new Error('No listing of the demo site tells how far it is to anything')
}

const DETAILS = [
  ['a listing', async () => (await estatePage((await property()).general.id, 'fr')).path],
  ['a project', async () => (await estatePage((await project()).project.general.id, 'fr')).path],
  ['a holiday unit', async () => href('rentalUnit', 'fr', { rentalUnitId: await rentalUnitId() })],
] as const

for (const [what, path] of DETAILS)
  test(`the page of ${what} shows its map by itself once it comes in sight, and asks nobody else`, async ({
    page,
  }) => {
    const asked = askedBy(page)
    await visit(page, await path())
    expect(asked.filter((url) => /leaflet|\/map\//.test(url))).toEqual([])
    await heading(page, 'fr').scrollIntoViewIfNeeded()
    await expect(map(page)).toBeVisible()
    const before = await heading(page, 'fr').boundingBox()
    await expect.poll(() => asked.filter((url) => /\/map\/light\//.test(url)).length).toBeGreaterThan(0)
    // Its room was kept: what is read does not move when it comes.
    expect((await heading(page, 'fr').boundingBox())?.y).toBe(before?.y)
    expect(asked.filter((url) => url.startsWith('http') && !url.startsWith(site.siteUrl))).toEqual([])
    await expectAccessible(page)
  })

test.describe('on a screen that is touched', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('a thumb that goes over the small map of a phone moves the page past it', async ({ page }) => {
    await visit(page, (await estatePage((await property()).general.id, 'nl')).path)
    await heading(page, 'nl').evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await expect(map(page)).toBeVisible()
    await expect(map(page)).toBeInViewport({ ratio: 0.8 })
    const from = await top(page)
    const box = await map(page).boundingBox()
    if (!box) throw new Error('no map')
    await drag(page, { x: box.x + box.width / 2, y: box.y + box.height * 0.7 }, { x: 0, y: -160 })
    await expect.poll(() => top(page)).toBeGreaterThan(from + 100)
  })
})

test('beside the map stands how far it is to what the agency tells of', async ({ page }) => {
  const id = await withDistances()
  await visit(page, (await estatePage(id, 'de')).path)
  const told = page.locator('#location dl')
  for (const what of ['shops', 'school', 'public_transport'])
    await expect(
      told.getByText(text('de', `fields:listing_other_distance_${what}`), { exact: true }),
    ).toBeVisible()
  for (const value of await told.getByRole('definition').all())
    await expect(value).toHaveText(/^\d[\d.]*(,\d+)?\s(m|km)$/)
})
