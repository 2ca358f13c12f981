import { HEAD_TYPE_ID, SUB_TYPE_ID } from '../../src/contract/ids'
import { press } from './support/hand'
import { tabTo } from './support/keyboard'
import { cards, figure, forSale, heading, part, PHONE, stays, top, WIDTHS } from './support/lists'
import type { Locator } from 'playwright/test'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** Presses a point of an element, given in parts of its width and height. */
async function pressAt(page: Page, target: Locator, x: number, y: number) {
  const box = await target.boundingBox()
  if (!box) throw new Error(`${String(target)} is not seen`)
  await page.mouse.click(box.x + box.width * x, box.y + box.height * y)
}

test.describe('a value of the filter is chosen anywhere on its row', () => {
  for (const [what, x, y] of [
    ['its words', 0.15, 0.5],
    ['the room beside them', 0.6, 0.5],
    ['its count', 0.98, 0.5],
    ['its upper edge', 0.4, 0.04],
  ] as const)
    test(`on ${what}, with the mouse`, async ({ page }) => {
      const path = await forSale('nl')
      await visit(page, path)
      await press(part(page, 'nl', 'type'))
      const row = page.locator('label:has(input[name="type"])').first()
      await expect(row).toBeVisible()
      await pressAt(page, row, x, y)
      await expect(page).toHaveURL(/\?type=\d+$/)
      await expect(row.getByRole('checkbox')).toBeChecked()
      // The part stays open, to choose another value or take this one off.
      await expect(part(page, 'nl', 'type')).toHaveAttribute('aria-expanded', 'true')
      await pressAt(page, row, x, y)
      await expect(page).toHaveURL(path)
      await expect(row.getByRole('checkbox')).not.toBeChecked()
    })

  test('and between the rows nothing happens, nor is the keyboard lost', async ({ page }) => {
    await visit(page, await forSale('fr'))
    await press(part(page, 'fr', 'bedrooms'))
    await expect(page.getByRole('radio').first()).toBeVisible()
    await pressAt(page, page.getByText(text('fr', 'filter:filter.bedrooms')).last(), 0.5, 0.5)
    await expect(part(page, 'fr', 'bedrooms')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Escape')
    await expect(part(page, 'fr', 'bedrooms')).toBeFocused()
    await expect(part(page, 'fr', 'bedrooms')).toHaveAttribute('aria-expanded', 'false')
  })

  test('with a finger, in the sheet of a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, await forSale('fr'))
    await cards(page).nth(3).scrollIntoViewIfNeeded()
    await press(page.getByRole('button', { name: text('fr', 'filter:filter.open'), exact: true }))
    const sheet = page.getByRole('dialog')
    const three = sheet.getByRole('radio', {
      name: new RegExp(text('fr', 'filter:filter.atLeast', { least: 3 })),
    })
    await press(three)
    await expect(three).toBeChecked()
    const apply = sheet.getByRole('button', { name: /\d+/ })
    await expect(apply).toBeVisible()
    const count = figure(await apply.innerText())
    await press(apply)
    await expect(page).toHaveURL(/\?bed-min=3$/)
    await expect(heading(page)).toHaveText(new RegExp(`^${count} `))
    // It says how many there are; the list begins below it.
    await expect(heading(page)).toBeInViewport({ ratio: 1 })
  })
})

test('a price that is typed holds when the visitor presses elsewhere', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'price'))
  await press(page.getByRole('textbox', { name: text('nl', 'filter:filter.max', { unit: '€' }) }))
  await page.keyboard.type('300000')
  await press(page.getByRole('contentinfo').getByText(/./).first())
  await expect(page).toHaveURL(/\?price-max=300000$/)
})

test('a price that is typed holds with Enter, which closes its part as well', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'price'))
  await press(page.getByRole('textbox', { name: text('nl', 'filter:filter.max', { unit: '€' }) }))
  await page.keyboard.type('300000')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?price-max=300000$/)
  await expect(part(page, 'nl', 'price')).toHaveAttribute('aria-expanded', 'false')
  await expect(part(page, 'nl', 'price')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(await forSale('nl'))
})

test('where a place, a type and a price find nothing together, bedrooms can still be asked for', async ({
  page,
}) => {
  await visit(page, `${await forSale('nl')}?place=gent-9000&type=${HEAD_TYPE_ID.HOUSE}&price-max=450000`)
  await expect.poll(async () => figure(await heading(page).innerText())).toBe(0)
  await press(part(page, 'nl', 'bedrooms'))
  const three = page.getByRole('radio', {
    name: new RegExp(text('nl', 'filter:filter.atLeast', { least: 3 })),
  })
  await press(three)
  await expect(three).toBeChecked()
  await expect(page).toHaveURL(/[?&]bed-min=3(&|$)/)
  await expect(part(page, 'nl', 'bedrooms')).toHaveAttribute('aria-expanded', 'true')
})

test('who takes a place off in its part goes on by keyboard from there', async ({ page }) => {
  await visit(page, `${await forSale('nl')}?place=brugge-8000,gent-9000`)
  await press(part(page, 'nl', 'place'))
  const fields = page.getByRole('group', { name: text('nl', 'filter:filter.place') })
  const places = fields.getByRole('button')
  await expect(places).toHaveCount(2)
  await press(places.first())
  await expect(places).toHaveCount(1)
  await expect(places).toBeFocused()
  await press(places)
  await expect(places).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: text('nl', 'filter:filter.cityLabel') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(part(page, 'nl', 'place')).toBeFocused()
  await expect(part(page, 'nl', 'place')).toHaveAttribute('aria-expanded', 'false')
})

test('a key that opens the part for places leaves the focus on its button, as that of all parts', async ({
  page,
}) => {
  await visit(page, await forSale('nl'))
  await tabTo(page, part(page, 'nl', 'place'))
  await page.keyboard.press('Enter')
  const box = page.getByRole('combobox', { name: text('nl', 'filter:filter.cityLabel') })
  await expect(box).toBeVisible()
  await expect(part(page, 'nl', 'place')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(box).toBeFocused()
  await page.keyboard.type('9000')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Gent')
})

test('who presses the part for places types at once', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'place'))
  await expect(page.getByRole('combobox', { name: text('nl', 'filter:filter.cityLabel') })).toBeFocused()
  await page.keyboard.type('9000')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toContainText('Gent')
})

test('the end of a part that is long can be reached by the wheel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'bedrooms'))
  const last = page.getByRole('radio').last()
  await expect(last).toBeAttached()
  await page.getByRole('radio').first().hover()
  await page.mouse.wheel(0, 2000)
  await expect(last).toBeInViewport()
})

test('who filters deep in the list sees the new list from its beginning, and what was pressed stays where it is', async ({
  page,
}) => {
  await visit(page, await forSale('nl'))
  await cards(page).nth(12).scrollIntoViewIfNeeded()
  await press(part(page, 'nl', 'type'))
  const first = page.getByRole('checkbox').first()
  const row = page.locator('label:has(input[name="type"])').first()
  await expect(row).toBeVisible()
  const before = await row.boundingBox()
  await press(first)
  await expect(first).toBeChecked()
  await expect(heading(page)).toContainText('te koop')
  await expect(cards(page).first()).toBeInViewport()
  await expect(part(page, 'nl', 'type')).toHaveAttribute('aria-expanded', 'true')
  expect(await row.boundingBox()).toEqual(before)
})

test('of holiday homes too what was pressed deep in the list stays where it is', async ({ page }) => {
  await visit(page, await stays('nl'))
  await page.mouse.wheel(0, 600)
  await expect.poll(() => top(page)).toBeGreaterThan(300)
  await press(page.getByRole('search').getByRole('button', { name: text('nl', 'stays:part.kind') }))
  const row = page.locator('label:has(input[name="subKind"])').first()
  await expect(row).toBeVisible()
  const before = await row.boundingBox()
  await press(row.getByRole('checkbox'))
  await expect(page).toHaveURL(/\?/)
  await expect(row.getByRole('checkbox')).toBeChecked()
  await expect(cards(page).first()).toBeInViewport()
  expect(await row.boundingBox()).toEqual(before)
})

test('what finds nothing any more keeps its place while its part is open', async ({ page }) => {
  await visit(page, await forSale('fr'))
  await press(part(page, 'fr', 'more'))
  const rows = page.getByRole('search').locator('label:has(:is([type=checkbox], [type=radio]))')
  const told = (place: number) =>
    rows.evaluateAll((all, at) => all.map((row) => row.children[at]?.textContent), place)
  await expect(rows.first()).toBeVisible()
  const names = await told(1)
  for (const box of [rows.getByRole('checkbox').first(), rows.getByRole('checkbox').nth(4)]) {
    const counts = await told(2)
    await press(box)
    await expect(box).toBeChecked()
    await expect.poll(() => told(2)).not.toEqual(counts)
    expect(await told(1)).toEqual(names)
  }
  expect((await told(2)).some((count) => /^\+?0/.test(count ?? ''))).toBe(true)
})

test('a type is searched for beside a kind of another: one chip each, and one goes without the other', async ({
  page,
}) => {
  const path = await forSale('nl')
  await visit(page, path)
  await press(part(page, 'nl', 'type'))
  const search = page.getByRole('search')
  const type = (name: string) => search.getByRole('checkbox', { name: new RegExp(`^${name} \\+?\\d`) })
  const counted = async (name: string) =>
    figure(await search.locator('label', { hasText: name }).first().innerText())
  await press(type('Huis'))
  await expect(type('Villa')).toBeVisible()
  const villas = await counted('Villa')
  await press(type('Villa'))
  await expect.poll(async () => figure(await heading(page).innerText())).toBe(villas)
  const added = await counted('Appartement')
  await press(type('Appartement'))
  await expect(type('Villa')).toBeChecked()
  await expect(type('Appartement')).toBeChecked()
  await expect.poll(async () => figure(await heading(page).innerText())).toBe(villas + added)
  const chips = page.getByRole('list', { name: text('nl', 'filter:filter.active') })
  await expect(chips.getByRole('listitem')).toHaveText(['Appartement', 'Villa'])
  await press(chips.getByRole('button', { name: /Appartement/ }))
  await expect(page).toHaveURL(`${path}?subType=${SUB_TYPE_ID['VILLA']}`)
  await expect.poll(async () => figure(await heading(page).innerText())).toBe(villas)
})

test('who filters at the top of the list stays there', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await page.mouse.wheel(0, 120)
  await expect.poll(() => top(page)).toBe(120)
  await press(part(page, 'nl', 'type'))
  await press(page.getByRole('checkbox').first())
  await expect(page).toHaveURL(/\?type=/)
  await expect(heading(page)).toContainText('te koop')
  expect(await top(page)).toBe(120)
})

test('a price step that is chosen is worded as it was', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'price'))
  const step = page.getByRole('radio', { name: / – / }).nth(5)
  await expect(step).toBeAttached()
  const [, from, to] =
    /^(€ [\d.]+) – (€ [\d.]+)/.exec(await step.evaluate((one) => one.closest('label')?.innerText ?? '')) ?? []
  await press(step)
  await expect(page).toHaveURL(/price-max=\d+\.99/)
  const chips = page.getByRole('list', { name: text('nl', 'filter:filter.active') })
  await expect(chips.getByRole('listitem')).toContainText([`vanaf ${from}`, `tot ${to}`])
  await expect(page.getByText(',99')).toHaveCount(0)
})

test('by keyboard, a kind is chosen and taken off again without losing the place', async ({ page }) => {
  const path = await forSale('nl')
  await visit(page, path)
  await press(part(page, 'nl', 'type'))
  const house = page.getByRole('checkbox', { name: /^Huis/ }).first()
  await house.focus()
  await page.keyboard.press('Space')
  const kinds = page.getByRole('group', { name: text('nl', 'filter:filter.kindsOf', { type: 'Huis' }) })
  const plain = kinds.getByRole('checkbox', { name: /^Huis \(algemeen\)/ })
  await plain.focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\?subType=\d+$/)
  await expect(plain).toBeChecked()
  await expect(heading(page)).toHaveText(/^\d+ hui(s|zen) te koop$/)
  const chip = text('nl', 'filter:filter.remove', { name: 'Huis (algemeen)' })
  await expect(page.getByRole('button', { name: chip })).toBeVisible()
  await page.keyboard.press('Space')
  // A house of whatever kind.
  await expect(page).toHaveURL(`${path}?type=${HEAD_TYPE_ID.HOUSE}`)
  await expect(house).toBeChecked()
  await expect(plain).not.toBeChecked()
  await expect(plain).toBeFocused()
})

test('on a phone, what takes all chosen values off is whole beside them', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, `${await forSale('fr')}?type=1,3&price-min=100000&price-max=900000&bed-min=1`)
  const clear = page.getByRole('button', { name: text('fr', 'filter:filter.clear'), exact: true })
  await expect(clear).toBeInViewport({ ratio: 1 })
  await press(clear)
  await expect(page).toHaveURL(await forSale('fr'))
})

for (const [device, viewport] of WIDTHS)
  test(`what is chosen stands in the address before it is shown, so that no reload loses it, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    const path = await forSale('nl')
    await visit(page, `${path}?price-max=500000`)
    const chip = page.getByRole('button', { name: /500\.000/ })
    await expect(chip).toBeVisible()
    const asked = () => page.evaluate(() => (window as { atOnce?: string }).atOnce)
    // Hears of a press right after the page itself, and before anything is rendered.
    await page.evaluate(() =>
      window.addEventListener('click', () => Object.assign(window, { atOnce: window.location.search })),
    )
    await press(chip)
    expect(await asked()).toBe('')
    await page.reload()
    await expect(page).toHaveURL(path)
    await expect(chip).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/price-max=500000/)
    await expect(chip).toBeVisible()
  })
