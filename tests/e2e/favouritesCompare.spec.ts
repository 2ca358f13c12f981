import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { keepFavourites, storedFavourites } from './support/favourites'
import { allEstates, estatePage, project } from './support/offer'
import { press } from './support/hand'
import type { Locator } from 'playwright/test'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

test('two favourites are set side by side, with what differs marked', async ({ page }) => {
  const ids = (await allEstates()).slice(0, 2)
  await keepFavourites(page, ids)
  await visit(page, href('favourites', 'en'))
  const boxes = cards(page).locator('xpath=..').getByRole('checkbox')
  for (const index of [0, 1]) await press(boxes.nth(index))
  await press(page.getByRole('link', { name: text('en', 'compare.open', { number: 2 }) }))

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('en', 'compare.title'))
  await expect(page).toHaveURL(`${href('favourites', 'en')}#compare=${ids.join(',')}`)
  const table = page.getByRole('table')
  for (const id of ids)
    await expect(
      table.getByRole('columnheader').getByRole('link', { name: (await estatePage(id, 'en')).title }),
    ).toHaveAttribute('href', (await estatePage(id, 'en')).path)
  const rows = table.getByRole('row')
  const all = await rows.count()
  await press(page.getByRole('checkbox', { name: text('en', 'compare.onlyDifferences') }))
  await expect.poll(() => rows.count()).toBeLessThan(all)
  await expectAccessible(page)

  await page.reload()
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await press(
    page
      .getByRole('navigation', { name: text('en', 'common:nav.languages') })
      .getByRole('link', { name: /^FR/ }),
  )
  await expect(page).toHaveURL(`${href('favourites', 'fr')}#compare=${ids.join(',')}`)
  await expect(table.getByRole('columnheader').getByRole('link')).toHaveCount(2)
  await press(page.getByRole('link', { name: text('fr', 'compare.back') }))
  await expect(cards(page)).toHaveCount(2)
  for (const index of [0, 1]) await expect(boxes.nth(index)).toBeChecked()
})

/** Whether one of the elements is what a person sees at its middle. */
const isSeen = (of: Locator) =>
  of.evaluateAll((elements) =>
    elements.some((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return width > 0 && hit !== null && element.contains(hit)
    }),
  )

for (const { locale, width } of [
  { locale: 'nl', width: 1280 },
  { locale: 'fr', width: 360 },
] as const)
  test(`${locale}, ${width} px: the names of what is compared stay in sight below the header`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 780 })
    const ids = (await allEstates()).slice(0, 3)
    await visit(page, `${href('favourites', locale)}#compare=${ids.join(',')}`)
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    await table
      .getByRole('row')
      .nth(24)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const name = page
      .getByRole('main')
      .getByText((await estatePage(ids[0] ?? 0, locale)).title, { exact: true })
    await expect.poll(() => isSeen(name)).toBe(true)
    const last = page
      .getByRole('main')
      .getByText((await estatePage(ids[2] ?? 0, locale)).title, { exact: true })
    await page
      .getByRole('region', { name: text(locale, 'compare.title') })
      .evaluate((region) => region.scrollTo({ left: 999 }))
    await expect.poll(() => isSeen(last)).toBe(true)
    await expectAccessible(page)

    // By keyboard: back from the table to the names, each of them once.
    const region = page.getByRole('region', { name: text(locale, 'compare.title') })
    await region.focus()
    for (const id of [...ids].reverse()) {
      await page.keyboard.press('Shift+Tab')
      const focused = page.locator(':focus')
      await expect(focused).toHaveAttribute('href', (await estatePage(id, locale)).path)
      await expect.poll(() => isSeen(focused)).toBe(true)
    }
    const { title, path } = await estatePage(ids[0] ?? 0, locale)
    await press(page.locator(':focus'))
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  })

for (const locale of ['nl', 'fr'] as const)
  test(`${locale}: two units of one building are told apart, their names whole on a phone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    const { project: building } = await project()
    const units = (building.children ?? []).filter(({ general }) => general.entityNumber).slice(0, 2)
    expect(units).toHaveLength(2)
    const ids = units.map(({ general }) => general.id)
    await visit(page, `${href('favourites', locale)}#compare=${ids.join(',')}`)
    const links = page.getByRole('columnheader').getByRole('link')
    for (const [index, { general }] of units.entries())
      await expect(links.nth(index)).toContainText(`${general.entityNumber}`)
    const [first = '', second = ''] = await links.allInnerTexts()
    expect(first).not.toBe(second)
    await page
      .getByRole('table')
      .getByRole('row')
      .nth(24)
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    for (const name of [first, second]) {
      const words = page.getByRole('main').getByText(name, { exact: true })
      await expect.poll(() => isSeen(words)).toBe(true)
      const cut = (all: Element[]) => all.filter((one) => one.scrollHeight > one.clientHeight + 1).length
      expect(await words.evaluateAll(cut)).toBe(0)
    }
    await expectAccessible(page)
  })

test('by keyboard one after another is taken out, and only differences stay so on the way back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 780 })
  const ids = (await allEstates()).slice(0, 4)
  await visit(page, `${href('favourites', 'en')}#compare=${ids.join(',')}`)
  const heads = page.getByRole('columnheader')
  await expect(heads).toHaveCount(4)
  const takeOut = new RegExp(text('en', 'compare.takeOut'))
  const ways = heads.getByRole('link').filter({ hasText: takeOut })
  await ways.nth(1).focus()
  await page.keyboard.press('Enter')
  await expect(ways).toHaveCount(3)
  await expect(ways.nth(1)).toBeFocused()
  await expect(ways.nth(1)).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(heads).toHaveCount(2)
  const name = heads.nth(1).getByRole('link')
  await expect(name).toBeFocused()

  const brief = page.getByRole('checkbox', { name: text('en', 'compare.onlyDifferences') })
  await press(brief)
  const rows = page.getByRole('row')
  const few = await rows.count()
  await press(name)
  await expect(page).toHaveURL((await estatePage(ids[3] ?? 0, 'en')).path)
  await page.goBack()
  await expect(brief).toBeChecked()
  await expect(rows).toHaveCount(few)
})

test('what is ticked for comparing stays ticked in another language', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await keepFavourites(page, (await allEstates()).slice(0, 3))
  await visit(page, href('favourites', 'nl'))
  const boxes = cards(page).locator('xpath=..').getByRole('checkbox')
  for (const index of [0, 2]) await press(boxes.nth(index))
  await press(
    page
      .getByRole('navigation', { name: text('nl', 'common:nav.languages') })
      .getByRole('link', { name: /^FR/ }),
  )
  await expect(page).toHaveURL(href('favourites', 'fr'))
  await expect(boxes).toHaveCount(3)
  for (const [index, is] of [true, false, true].entries())
    await expect(boxes.nth(index)).toBeChecked({ checked: is })
  await expect(page.getByRole('link', { name: text('fr', 'compare.open', { number: 2 }) })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('four stand side by side; what each fact is stays in sight while they are moved', async ({ page }) => {
    const ids = (await allEstates()).slice(0, 4)
    await visit(page, `${href('favourites', 'de')}#compare=${ids.join(',')}`)
    const scroller = page.getByRole('region', { name: text('de', 'compare.title') })
    const label = page.getByRole('rowheader', { name: new RegExp(`^${text('de', 'compare.price')}( \\(|$)`) })
    await expect(label).toBeVisible()
    await scroller.evaluate((element) => element.scrollTo({ left: 400 }))
    await expect(label).toBeInViewport()
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await expectAccessible(page)
    const takeOut = new RegExp(`${text('de', 'compare.remove', { name: '.+' })}$`)
    await press(page.getByRole('columnheader').first().getByRole('link', { name: takeOut }))
    await expect(page.getByRole('columnheader')).toHaveCount(3)
  })
})

test('a comparison is handed on, and leads who was sent it to where the listings can be kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const ids = (await allEstates()).slice(0, 2)
  await visit(page, `${href('favourites', 'nl')}#compare=${ids.join(',')}`)
  const main = page.getByRole('main')
  await press(main.getByRole('button', { name: text('nl', 'estate:share'), exact: true }))
  await press(main.getByRole('button', { name: text('nl', 'estate:share.copy') }))
  await expect(main.getByText(text('nl', 'estate:share.copied'))).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).hash).toBe(`#compare=${ids.join(',')}`)
  await expectAccessible(page)
  await press(main.getByRole('link', { name: text('nl', 'shared.title') }))
  await expect(cards(page)).toHaveCount(2)
  await press(main.getByRole('button', { name: text('nl', 'shared.keepAll') }))
  expect(await storedFavourites(page)).toEqual(ids.map(String))
})

test('what has gone from the offer still stands in a comparison', async ({ page }) => {
  const [id = 0, other = 0] = await allEstates()
  await keepFavourites(page, [id, other])
  await visit(page, href('favourites', 'nl'))
  await expect(cards(page)).toHaveCount(2)
  await page.route('**/sites/*/estates', async (route) => {
    const response = await route.fetch()
    const { results } = (await response.json()) as { results: { general: { id: number } }[] }
    const left = results.filter(({ general }) => general.id !== id)
    await route.fulfill({ json: { total: { value: left.length }, results: left } })
  })
  await page.goto(`${href('favourites', 'nl')}#compare=${id},${other}`)
  await page.reload()
  const gone = page.getByRole('columnheader').first()
  await expect(gone).toContainText(text('nl', 'favourites.gone'))
  await expect(gone.getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  await expectAccessible(page)
})

test('a list is shared by its ids alone, and kept by who opens it without doubles', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const [first = 0, second = 0] = await allEstates()
  await keepFavourites(page, [first, second])
  await visit(page, href('favourites', 'nl'))
  await expect(cards(page)).toHaveCount(2)
  const main = page.getByRole('main')
  await press(main.getByRole('button', { name: text('nl', 'estate:share'), exact: true }))
  await press(main.getByRole('button', { name: text('nl', 'estate:share.copy') }))
  const said = main.getByText(text('nl', 'estate:share.copied'))
  await expect(said).toBeVisible()
  // The choices and what they say stand below their button, at one height.
  const boxOf = async (control: Locator) =>
    (await control.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2
  const opener = await boxOf(main.getByRole('button', { name: text('nl', 'estate:share'), exact: true }))
  const way = await boxOf(main.getByRole('button', { name: text('nl', 'estate:share.copy') }))
  expect(Math.abs(way.x - opener.x)).toBeLessThan(320)
  expect(way.y - (opener.y + opener.height)).toBeLessThan(24)
  expect(Math.abs(middle(await boxOf(said)) - middle(way))).toBeLessThan(4)
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()))
  expect(link.search).toBe('')
  expect(link.hash).toBe(`#ids=${first},${second}`)

  const friend = await context.browser()?.newContext({ serviceWorkers: 'block' })
  if (!friend) throw new Error('no browser')
  const page2 = await friend.newPage()
  await keepFavourites(page2, [second])
  await page2.goto(link.href)
  await expect(cards(page2)).toHaveCount(2)
  expect(await storedFavourites(page2)).toEqual([String(second)])
  await press(page2.getByRole('button', { name: text('nl', 'shared.keepAll') }))
  await expect(page2.getByText(text('nl', 'shared.kept_one', { count: 1 }))).toBeVisible()
  expect(await storedFavourites(page2)).toEqual([String(second), String(first)])
  await expectAccessible(page2)
  await press(page2.getByRole('link', { name: text('nl', 'shared.toMine') }))
  await expect(page2.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'estates.favorites.heading'))
  await friend.close()
})
