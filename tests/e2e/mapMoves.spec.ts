import { areaWords } from '../../src/domain/search/placeWords'
import { viewArea } from '../../src/domain/map/viewArea'
import type { Locale } from '../../src/contract/locales'
import { expectAccessible } from './support/axe'
import { drag, press } from './support/hand'
import { DESKTOP, forSale, heading, PHONE, top, WIDTHS } from './support/lists'
import { pins } from './support/map'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const map = (page: Page) => page.getByRole('application')
const here = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: text(locale, 'mapSearch:searchHere') })
const chip = (page: Page, locale: Locale, name: string) =>
  page.getByRole('button', { name: text(locale, 'filter:filter.remove', { name }) })
const VIEW = viewArea({ west: 3, south: 50, east: 4, north: 51 })

async function openMap(page: Page, locale: Locale) {
  await visit(page, `${await forSale(locale)}?map=1`)
  await expect(pins(page).first()).toBeVisible()
}

async function searchAround(page: Page, locale: Locale, town: string) {
  await press(page.getByRole('button', { name: text(locale, 'mapSearch:around'), exact: true }))
  await page.getByLabel(text(locale, 'mapSearch:around.town'), { exact: true }).fill(town)
  await page.keyboard.press('Enter')
}

/** What the scale says, by which half a step of zoom is told too. */
const scale = (page: Page) =>
  page
    .locator('.leaflet-control-scale-line')
    .evaluate((line) => `${line.textContent}: ${line.getBoundingClientRect().width} px`)

async function dragMap(page: Page) {
  const box = await map(page).boundingBox()
  if (!box) throw new Error('no map')
  await drag(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 }, { x: -60, y: 10 })
}

async function expectApart(one: ReturnType<typeof map>, other: ReturnType<typeof map>) {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('one of them is not shown')
  const isOver = a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
  expect(isOver).toBe(false)
}

for (const [device, viewport] of WIDTHS)
  test(`what the map is dragged to can be searched, also after a way back to the same zoom, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openMap(page, 'fr')
    await expect(here(page, 'fr')).toHaveCount(0)
    await dragMap(page)
    await expect(here(page, 'fr')).toBeVisible()
    const [left, address] = [await scale(page), page.url()]
    await press(page.getByRole('banner').getByRole('link').first())
    await expect(page).toHaveURL(/\/fr\/?$/)

    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(here(page, 'fr')).toBeVisible()
    expect(await scale(page)).toBe(left)

    await press(here(page, 'fr'))
    await expect(here(page, 'fr')).toHaveCount(0)
    const words = areaWords(VIEW, 'fr')
    await expect(heading(page)).toContainText(words)
    if (viewport === DESKTOP) await press(chip(page, 'fr', words))
    else {
      // The map fills the window: what takes the place off again stands above it.
      await press(page.getByRole('button', { name: text('fr', 'mapSearch:clear'), exact: true }))
    }
    await expect(here(page, 'fr')).toBeVisible()
  })

for (const [device, viewport] of WIDTHS)
  test(`the button to search here leaves the words on where the map is, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openMap(page, 'nl')
    const words = map(page).locator('p')
    await map(page).focus()
    await expect(async () => {
      await page.keyboard.press('+')
      await expect(words).toBeVisible({ timeout: 700 })
    }).toPass()
    await page.keyboard.press('ArrowRight')
    await expect(here(page, 'nl')).toBeVisible()
    await expectApart(here(page, 'nl'), words)
  })

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the field for a place has a line of its own, and no tool is beyond the edge', async ({ page }) => {
    await openMap(page, 'fr')
    await searchAround(page, 'fr', 'Anvers')
    await expect(heading(page)).toContainText('à vendre à moins de 10 km d’Anvers')
    const tools = page.getByRole('group', { name: text('fr', 'mapSearch:tools') })
    await expect(tools.getByRole('button', { name: text('fr', 'mapSearch:clear') })).toBeVisible()
    for (const tool of await tools.getByRole('button').all()) await expect(tool).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await press(page.getByRole('button', { name: text('fr', 'mapSearch:around'), exact: true }))
    const field = await page.getByLabel(text('fr', 'mapSearch:around.town'), { exact: true }).boundingBox()
    expect(field?.width).toBeGreaterThan(PHONE.width * 0.75)
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a search around a place leaves the tools below the filter that sticks', async ({ page }) => {
    await openMap(page, 'nl')
    await page.mouse.move(300, 600)
    await page.mouse.wheel(0, 500)
    await expect.poll(() => top(page)).toBeGreaterThan(200)
    await searchAround(page, 'nl', 'Gent')
    await expect(chip(page, 'nl', '10 km rond Gent')).toBeVisible()
    const clear = page.getByRole('button', { name: text('nl', 'mapSearch:clear') })
    await expect(async () => {
      await expectApart(clear, page.getByRole('search'))
      await expect(clear).toBeInViewport({ ratio: 1 })
    }).toPass()
  })
})
