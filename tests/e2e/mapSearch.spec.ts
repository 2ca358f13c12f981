import type { Locale } from '../../src/contract/locales'
import type { EstateMap } from '../../src/contract/estateMap'
import { mapPlaces, type MapPlace } from '../../src/domain/map/mapPlaces'
import { viewArea } from '../../src/domain/map/viewArea'
import { pagePath } from '../../src/domain/page/pagePlace'
import { mapPins } from '../../src/domain/search/mapPins'
import { pack, unpack } from '../../src/domain/search/packed'
import { filteredQuery } from '../../src/domain/search/searchQuery'
import { NO_FILTER } from '../../src/domain/search/searchFilter'
import { getSite } from '../../src/siteApi/content'
import { postEstateMap } from '../../src/siteApi/estates'
import { pins, zoomToPlace } from './support/map'
import { pageOf } from './support/offer'
import { keepFavourites } from './support/favourites'
import { client, site } from './support/site'
import { choose, press } from './support/hand'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'
import { expectAccessible } from './support/axe'

const PHONE = { width: 360, height: 740 }
const WIDTHS = [
  ['a desktop', { width: 1280, height: 900 }],
  ['a phone', PHONE],
] as const
const listPath = async (locale: Locale) => pagePath(await pageOf('estateList'), locale) ?? ''

/** Opens the list with its map and waits until something stands on it. */
async function openMap(page: Page, locale: Locale, query = '') {
  await visit(page, `${await listPath(locale)}?map=1${query}`)
  await expect(pins(page).first()).toBeVisible()
}

/** The places that stand on the map of the list page, one listing each. */
async function singlePlaces(approximate: boolean): Promise<[MapPlace, ...MapPlace[]]> {
  const { settings } = await getSite(client)
  const { node } = await pageOf('estateList')
  const feed = await postEstateMap(client, filteredQuery(NO_FILTER, node ?? {}, settings.hiddenStatus))
  const fitting = mapPlaces(mapPins(feed)).filter(
    (place) => place.pins.length === 1 && place.approximate === approximate,
  )
  const [first, ...others] = fitting
  if (!first) throw new Error('The demo site has no such place')
  return [first, ...others]
}

/** A search so near that what stands there is not in a cluster. */
const around = ({ lat, lon }: MapPlace) => `&geo_range=1km;${lat};${lon}`

/** The map on a place, with all that is on offer still on it: what is in sight narrows the list only. */
function window({ lat, lon }: MapPlace) {
  const near = 0.004
  const ring = viewArea({ west: lon - near, south: lat - near, east: lon + near, north: lat + near })
  return `&area=${ring.map((point) => point.join()).join(';')}`
}

test('the map is switched on and shows what the list finds, drawn by the site itself', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const path = await listPath('nl')
  await visit(page, path)
  const map = page.getByRole('switch', { name: text('nl', 'filter:map.show'), exact: true })
  await expect(map).not.toBeChecked()
  expect(asked.filter((url) => /leaflet|\/map\/|estate-map/.test(url))).toEqual([])
  await press(map)
  await expect(page).toHaveURL(`${path}?map=1`)
  await expect(pins(page).first()).toBeVisible()
  await expect(page.getByRole('application', { name: text('nl', 'mapSearch:label') })).toBeVisible()
  expect(asked.filter((url) => /\/map\/light\/\d+\/\d+\/\d+\.svg/.test(url)).length).toBeGreaterThan(3)
  expect(asked.filter((url) => !url.startsWith(site.siteUrl) && url.startsWith('http'))).toEqual([])
  await expectAccessible(page)
  await press(map)
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('application')).toHaveCount(0)
})

test('a pin opens the card of its listing; Esc closes it and the focus is where it was', async ({ page }) => {
  await openMap(page, 'fr')
  const pin = await zoomToPlace(page)
  await pin.focus()
  await page.keyboard.press('Enter')
  const card = page.getByRole('dialog')
  await expect(card.getByRole('article').first()).toBeVisible()
  await expect(pin).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(pin).toBeFocused()
  await expect(pin).toHaveClass(/visited/)
  await expect(pin).toHaveAccessibleName(new RegExp(text('fr', 'mapSearch:visited')))
})

for (const [device, viewport] of WIDTHS)
  test(`moving the map asks nothing until the visitor wants to search there, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openMap(page, 'en')
    const searches: string[] = []
    page.on('request', (request) => {
      // The sheet at the foot of a phone asks for the cards of pins that are there.
      const isOfCards = request.postData()?.includes('"general.id":[')
      if (/\/(estates|estate-map)$/.test(request.url()) && !isOfCards) searches.push(request.url())
    })
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    const here = page.getByRole('button', { name: text('en', 'mapSearch:searchHere') })
    await expect(here).toBeVisible()
    expect(searches).toEqual([])
    await press(here)
    await expect(page).toHaveURL(/[?&]area=/)
    await expect(page).not.toHaveURL(/[?&]page=/)
    await expect.poll(() => searches.length).toBeGreaterThan(0)

    await press(page.getByRole('switch', { name: text('en', 'mapSearch:follow') }))
    const before = page.url()
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => page.url()).not.toBe(before)
    await expectAccessible(page)
  })

for (const [device, viewport] of WIDTHS)
  test(`an area that is drawn is kept in the address, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openMap(page, 'de')
    await press(page.getByRole('button', { name: text('de', 'mapSearch:draw'), exact: true }))
    const map = page.getByRole('application')
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await map.boundingBox()
    if (!box) throw new Error('no map')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.move(...at(0.3, 0.3))
    await page.mouse.down()
    for (const [x, y] of [
      [0.6, 0.25],
      [0.7, 0.6],
      [0.4, 0.7],
      [0.3, 0.32],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/[?&]area=/)
    await expect(page.locator('path.area')).toBeVisible()
    await page.reload()
    await expect(page.locator('path.area')).toBeVisible()
    await expectAccessible(page)
    await press(page.getByRole('button', { name: text('de', 'mapSearch:clear') }))
    await expect(page).not.toHaveURL(/area=/)
  })

test('by keyboard, a circle around a town in any language does the same, on a phone too', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await openMap(page, 'nl')
  await page.getByRole('button', { name: text('nl', 'mapSearch:around'), exact: true }).press('Enter')
  await page.getByLabel(text('nl', 'mapSearch:around.town'), { exact: true }).fill('Nergenshuizen')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText(text('nl', 'mapSearch:around.unknown'))
  await page.getByLabel(text('nl', 'mapSearch:around.town'), { exact: true }).fill('Gand')
  await choose(page.getByLabel(text('nl', 'mapSearch:around.radius')), '20')
  await page.getByRole('button', { name: text('nl', 'mapSearch:around.show') }).press('Enter')
  await expect(page).toHaveURL(/geo_range=20km;51\.\d+;3\.\d+/)
  await expectAccessible(page)
})

test('a card that is pointed at in the list is marked on the map, and a pin in the list', async ({
  page,
}) => {
  await openMap(page, 'fr')
  await page.getByRole('article').first().hover()
  await expect(page.locator('.pin.pointed')).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(page.locator('.pin.pointed')).toHaveCount(0)
  const pin = await zoomToPlace(page)
  await pin.hover()
  await expect(pin).toHaveClass(/pointed/)
  await expectAccessible(page)
})

test('what was saved and what was looked at are told apart, and not by colour alone', async ({ page }) => {
  const [place] = await singlePlaces(false)
  await keepFavourites(page, [place.pins[0]?.id ?? 0])
  await openMap(page, 'de', around(place))
  const saved = page.locator('.pin.favourite')
  await expect(saved).toHaveCount(1)
  await expect(saved).toContainText('♥')
  await expect(saved).toHaveCSS('border-top-width', '2px')
  await expect(saved).toHaveAccessibleName(new RegExp(text('de', 'mapSearch:favourite')))
  await expect(saved).not.toHaveClass(/visited/)
  await saved.press('Enter')
  await page.keyboard.press('Escape')
  await saved.blur()
  await expect(saved).toHaveClass(/visited/)
  await expect(saved).toContainText('♥')
  await expect(saved).toHaveCSS('text-decoration-style', 'dotted')
  await expect(saved).toHaveAccessibleName(new RegExp(text('de', 'mapSearch:visited')))
  await expectAccessible(page)
})

test('several listings of one address are one pin with a list', async ({ page }) => {
  const [place, other] = await singlePlaces(false)
  if (!other) throw new Error('The demo site has one place only')
  // The demo has no two listings of one address: the second of these is put where the first is.
  await page.route('**/estate-map', async (route) => {
    const answer = await route.fetch()
    const feed = (await answer.json()) as EstateMap
    const ids = mapPins(feed).map(({ id }) => id)
    const [row, from] = [ids.indexOf(other.pins[0]?.id ?? 0), ids.indexOf(place.pins[0]?.id ?? 0)]
    const moved = (column: EstateMap['lat']) => {
      const values = unpack(column)
      return pack(values.with(row, values[from] ?? 0), column.per)
    }
    await route.fulfill({ response: answer, json: { ...feed, lat: moved(feed.lat), lon: moved(feed.lon) } })
  })
  await openMap(page, 'nl', window(place))
  const pin = page.locator('.pin', { hasText: '2 ×' })
  await pin.press('Enter')
  const card = page.getByRole('dialog', { name: text('nl', 'map:map.here_other', { count: 2 }) })
  await expect(card.getByRole('article')).toHaveCount(2)
  await expectAccessible(page)
})

test('a hidden address is a circle, and its pin says that it is not exact', async ({ page }) => {
  const [place] = await singlePlaces(true)
  await page.setViewportSize(PHONE)
  await visit(page, `${await listPath('fr')}?${around(place).slice(1)}`)
  const map = page.getByRole('button', { name: text('fr', 'filter:map.show'), exact: true })
  await press(map)
  await expect(page.getByRole('button', { name: text('fr', 'filter:map.hide'), exact: true })).toBeVisible()
  await expect(page.locator('path.about').first()).toBeVisible()
  const pin = page.locator('.pin.about').first()
  await expect(pin).toHaveCSS('border-top-style', 'dashed')
  await expect(pin).toHaveAccessibleName(new RegExp(text('fr', 'mapSearch:approximate')))
  await expectAccessible(page)
})

for (const [device, viewport] of WIDTHS)
  test(`tiles of another host wait until the visitor agrees, on ${device}`, async ({ page, watch }) => {
    await page.setViewportSize(viewport)
    // Only the server's own settings open its pages to another host: here the browser refuses what the map asks for.
    watch.expectComplaint(/tiles\.example\.org/)
    await page.route('https://tiles.example.org/**', (route) => route.fulfill({ status: 204 }))
    const tiles = page.locator('img[src^="https://tiles.example.org/"]')
    await page.route(`**/sites/${site.siteId}`, async (route) => {
      const answer = await route.fetch()
      const body = await answer.json()
      body.settings.map = {
        tileUrl: 'https://tiles.example.org/{z}/{x}/{y}.png',
        attribution: 'Example',
        thirdParty: true,
      }
      await route.fulfill({ response: answer, json: body })
    })
    await visit(page, `${await listPath('en')}?map=1`)
    await expect(page.getByText(text('en', 'map:map.consent', { host: 'tiles.example.org' }))).toBeVisible()
    await expect(page.getByRole('button', { name: text('en', 'map:map.agree') })).toBeVisible()
    await expect(page.getByRole('application')).toHaveCount(0)
    await expect(tiles).toHaveCount(0)
    await expectAccessible(page)

    await press(page.getByRole('button', { name: text('en', 'map:map.agree') }))
    await expect(pins(page).first()).toBeVisible()
    await expect(tiles.first()).toBeAttached()
    // Asked once: the browser remembers.
    await page.reload()
    await expect(pins(page).first()).toBeVisible()
  })
