import type { Locator } from 'playwright/test'
import { href } from '../../src/routing/routes'
import { keepFavourites } from './support/favourites'
import { drag, press } from './support/hand'
import { cards, forSale, heading, top, WIDTHS } from './support/lists'
import { pins } from './support/map'
import { allEstates } from './support/offer'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** How far each of these is below the window's upper edge, px. */
const tops = (of: Locator) =>
  of.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))

for (const [device, viewport] of WIDTHS)
  for (const place of ['first', 'last', 'lowest that is in sight,'] as const)
    test(`ticking the ${place} favourite to compare moves nothing, on ${device}`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await keepFavourites(page, (await allEstates()).slice(0, 5))
      await visit(page, href('favourites', 'fr'))
      await expect(cards(page)).toHaveCount(5)
      const boxes = page.getByRole('main').getByRole('checkbox')
      const box = place === 'first' ? boxes.first() : boxes.last()
      await box.scrollIntoViewIfNeeded()
      const seen = page.locator('main h1, main article, main label, footer')
      await expect(box).toBeInViewport()
      // Where the keyboard would have the window follow, as the bar is to come there.
      if (place !== 'first' && place !== 'last') {
        await page.mouse.move(viewport.width / 2, viewport.height / 2)
        await page.mouse.wheel(0, ((await box.boundingBox())?.y ?? 0) - (viewport.height - 122))
      }
      let before: number[] = []
      await expect(async () => {
        const last = before
        before = await tops(seen)
        expect(before).toEqual(last)
      }).toPass()
      for (const is of [true, false]) {
        await press(box)
        await expect(box).toBeChecked({ checked: is })
        const clear = page.getByRole('button', { name: text('fr', 'compare.clear') })
        await (is ? expect(clear).toBeInViewport({ ratio: 1 }) : expect(clear).toHaveCount(0))
        expect(await tops(seen)).toEqual(before)
      }
    })

test('a note that is opened leaves the ways to one beside it where they are', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await keepFavourites(page, (await allEstates()).slice(0, 3))
  await visit(page, href('favourites', 'fr'))
  await expect(cards(page)).toHaveCount(3)
  const add = page.getByText(text('fr', 'favourites:note.add'), { exact: true })
  await add.last().scrollIntoViewIfNeeded()
  const [, ...before] = await tops(add)
  await press(add.first())
  await expect(page.getByRole('textbox', { name: text('fr', 'favourites:note.label') })).toBeFocused()
  expect(await tops(add)).toEqual(before)
})

const map = (page: Page) => page.getByRole('application')
const here = (page: Page) => page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') })

/** The map's box in the window once it rests. */
async function restingMap(page: Page) {
  let box = await map(page).boundingBox()
  await expect(async () => {
    const last = box
    box = await map(page).boundingBox()
    expect(box).toEqual(last)
  }).toPass()
  if (!box) throw new Error('no map')
  return box
}

async function openMap(page: Page) {
  await visit(page, `${await forSale('nl')}?map=1`)
  await expect(pins(page).first()).toBeVisible()
}

async function dragMap(page: Page) {
  const { x, y, width, height } = await restingMap(page)
  const foot = Math.min(y + height, page.viewportSize()?.height ?? 0)
  await drag(page, { x: x + width / 2, y: (y + foot) / 2 }, { x: -60, y: 10 })
}

for (const [device, viewport] of [
  ['a small desktop', { width: 1280, height: 800 }],
  ['a phone', { width: 360, height: 800 }],
] as const)
  for (const scrolled of [0, 900])
    test(`the map stays where it is when it is searched, on ${device} scrolled by ${scrolled}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport)
      await openMap(page)
      if (scrolled && viewport.width > 600) {
        await page.mouse.move(200, 600)
        await page.mouse.wheel(0, scrolled)
        await expect.poll(() => top(page)).toBeGreaterThan(500)
      }
      await dragMap(page)
      await expect(here(page)).toBeVisible()
      const before = await restingMap(page)
      await press(here(page))
      await expect(page).toHaveURL(/[?&]area=/)
      await expect(heading(page)).toContainText('kaartbeeld')
      await expect(cards(page).first()).toBeVisible()
      expect((await restingMap(page)).y).toBeCloseTo(before.y, 0)
      expect((await restingMap(page)).height).toBeCloseTo(before.height, 0)
      // The list begins beside the map, below the filter.
      if (scrolled && viewport.width > 600) {
        await expect(cards(page).first()).toBeInViewport({ ratio: 0.9 })
        await expect(here(page)).toHaveCount(0)
      }

      await press(page.getByRole('button', { name: text('nl', 'mapSearch:clear') }))
      await expect(page).not.toHaveURL(/area=/)
      await expect(cards(page).first()).toBeVisible()
      expect((await restingMap(page)).y).toBeCloseTo(before.y, 0)
    })

test('more or less room for the map is no move of the visitor: searching here is not offered', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openMap(page)
  await dragMap(page)
  await press(here(page))
  await expect(here(page)).toHaveCount(0)
  const { height } = await restingMap(page)
  await press(page.getByRole('button', { name: text('nl', 'mapSearch:around'), exact: true }))
  await expect(page.getByLabel(text('nl', 'mapSearch:around.town'), { exact: true })).toBeVisible()
  expect((await restingMap(page)).height).toBeLessThan(height)
  await expect(here(page)).toHaveCount(0)
  await page.getByLabel(text('nl', 'mapSearch:around.town'), { exact: true }).fill('Namen')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/geo_range=/)
  await press(page.getByRole('button', { name: text('nl', 'mapSearch:clear') }))
  await expect(page).not.toHaveURL(/geo_range=/)
  await restingMap(page)
  await expect(here(page)).toHaveCount(0)
})

/** Where the map and what is pressed on and above it stand in the window, in whole px. */
async function tools(page: Page, locale: 'nl' | 'fr') {
  const named = (name: string) => page.getByRole('button', { name: text(locale, name), exact: true })
  const all = [
    page.getByRole('application'),
    ...['mapSearch:draw', 'mapSearch:around', 'map:map.zoomIn', 'map:map.zoomOut', 'filter:map.hide'].map(
      named,
    ),
  ]
  let boxes: unknown[] = []
  await expect(async () => {
    const last = boxes
    // How wide a word is changes as it is pressed.
    boxes = (await Promise.all(all.map((one) => one.boundingBox()))).map(
      (box) => box && [box.x, box.y].map(Math.round),
    )
    expect(boxes).toEqual(last)
  }).toPass()
  return boxes
}

for (const locale of ['nl', 'fr'] as const)
  test(`on a phone nothing goes from under the thumb, whatever comes on the map (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await visit(page, await forSale(locale))
    await press(page.getByRole('button', { name: text(locale, 'filter:map.show'), exact: true }))
    await expect(pins(page).first()).toBeVisible()
    const before = await tools(page, locale)

    // A form over the map, and a circle, whose chip comes above it.
    const around = page.getByRole('button', { name: text(locale, 'mapSearch:around'), exact: true })
    await press(around)
    const place = page.getByLabel(text(locale, 'mapSearch:around.town'), { exact: true })
    await expect(place).toBeVisible()
    expect(await tools(page, locale)).toEqual(before)
    await press(place)
    await page.keyboard.type('Gent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]geo_range=/)
    await expect(place).toHaveCount(0)
    expect(await tools(page, locale)).toEqual(before)
    const clear = page.getByRole('button', { name: text(locale, 'mapSearch:clear'), exact: true })
    await press(clear)
    await expect(page).not.toHaveURL(/geo_range=/)
    await expect(clear).toHaveCount(0)
    expect(await tools(page, locale)).toEqual(before)

    // Another part of the map, which can be searched then.
    const box = await page.getByRole('application').boundingBox()
    if (!box) throw new Error('no map')
    await drag(page, { x: box.x + box.width / 2, y: box.y + 200 }, { x: -70, y: 30 })
    const search = page.getByRole('button', { name: text(locale, 'mapSearch:searchHere') })
    await expect(search).toBeVisible()
    expect(await tools(page, locale)).toEqual(before)
    await press(search)
    await expect(page).toHaveURL(/[?&]area=/)
    await expect(clear).toBeVisible()
    expect(await tools(page, locale)).toEqual(before)

    // What is chosen in the filter comes as a chip above the map too.
    await press(
      page.getByRole('button', { name: new RegExp(`^${text(locale, 'filter:filter.open')}`) }).last(),
    )
    const sheet = page.getByRole('dialog')
    await press(sheet.getByRole('checkbox', { name: new RegExp(`^${text(locale, 'filter:filter.garden')}`) }))
    await press(sheet.getByRole('button', { name: /^(Toon|Afficher|Nog|Pas|Niets|Rien)/ }).last())
    await expect(page).toHaveURL(/[?&]garden=1/)
    expect(await tools(page, locale)).toEqual(before)
  })

test.describe('in the filter of a phone', () => {
  const rows = (page: Page) =>
    page.getByRole('group', { name: text('nl', 'filter:filter.price'), exact: true }).locator('label')

  for (const isScrolled of [false, true])
    test(`a price that is typed moves no row under the thumb, ${isScrolled ? 'far down' : 'at its beginning'}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      // An answer that takes its time, as on a train.
      await page.route(/estate-filters|filters/, async (route) => {
        await new Promise((wait) => setTimeout(wait, 400))
        await route.continue()
      })
      await visit(page, await forSale('nl'))
      await press(
        page.getByRole('button', { name: new RegExp(`^${text('nl', 'filter:filter.open')}`) }).last(),
      )
      const least = page
        .getByRole('textbox', { name: text('nl', 'filter:filter.min', { unit: '€' }) })
        .first()
      // What can be pressed stands where it stays.
      await expect(least).toBeVisible()
      await press(least)
      if (isScrolled) {
        await page.mouse.move(180, 400)
        await page.mouse.wheel(0, 500)
        await expect(rows(page).nth(12)).toBeInViewport()
      }
      let before: number[] = []
      await expect(async () => {
        const last = before
        before = await tops(rows(page))
        expect(before).toEqual(last)
      }).toPass()
      const types = page.getByRole('group', { name: text('nl', 'filter:filter.type') }).locator('label')
      const houses = await types.first().innerText()
      await page.keyboard.type('300000')
      await page.keyboard.press('Enter')
      // What is left at that price is counted.
      await expect(types.first()).not.toHaveText(houses)
      expect(await tops(rows(page))).toEqual(before)
      const row = rows(page).last()
      await press(row)
      await expect(row.getByRole('radio')).toBeChecked()
    })
})
