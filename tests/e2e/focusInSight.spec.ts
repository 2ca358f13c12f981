import { expectClearFocus, tabTo } from './support/keyboard'
import { cards, DESKTOP, forSale, heading, more, PHONE, stays, top } from './support/lists'
import { estatePage, property, rentalUnitId } from './support/offer'
import { href } from '../../src/routing/routes'
import { expect, test, type Page } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** A small phone, and a window of 1280 by 800 at twice the size. */
const LOW = [
  { width: 320, height: 400 },
  { width: 640, height: 400 },
] as const

const PAGES = [
  ['a list', () => forSale('nl')],
  ['a list of holiday homes', () => stays('nl')],
  ['a listing', async () => (await estatePage((await property()).general.id, 'nl')).path],
  ['a holiday home', async () => href('rentalUnit', 'nl', { rentalUnitId: await rentalUnitId() })],
] as const

/** Begins behind the header, as who skips to the content does. */
async function skipToContent(page: Page) {
  await tabTo(page, page.getByRole('link', { name: text('nl', 'nav.skip') }))
  await page.keyboard.press('Enter')
}

for (const size of LOW)
  for (const [what, path] of PAGES)
    test(`what has the focus lies behind no bar: ${what}, ${size.width} by ${size.height}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await visit(page, await path())
      await expect(heading(page)).toBeVisible()
      await skipToContent(page)
      await expectClearFocus(page, 'Tab', 24)
      await expectClearFocus(page, 'Shift+Tab', 16)
    })

test('nor behind the filter of a desktop, where a heart stands half below it', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await forSale('nl'))
  const card = cards(page).nth(3)
  await tabTo(page, card.getByRole('link'))
  const heart = await card.getByRole('button').first().boundingBox()
  const before = await top(page)
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, (heart?.y ?? 0) - 90)
  await expect.poll(() => top(page)).toBeCloseTo(before + (heart?.y ?? 0) - 90, -1)
  await expectClearFocus(page, 'Tab', 2)
})

test('the way into the header leaves the page where it is', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await forSale('nl'))
  await tabTo(page, page.getByRole('switch', { name: text('nl', 'filter:map.show') }))
  await page.mouse.move(640, 500)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => top(page)).toBe(400)
  for (let stop = 0; stop < 4; stop += 1) {
    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('banner').locator(':focus')).toHaveCount(1)
    expect(await top(page)).toBe(400)
  }
})

for (const [what, listOf] of [
  ['a list', forSale],
  ['a list of holiday homes', stays],
] as const)
  test(`the link of a card comes before its heart, also of the first card that more brings: ${what}`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await visit(page, await listOf('nl'))
    const heart = (nth: number) => cards(page).nth(nth).getByRole('button').first()
    await tabTo(page, cards(page).first().getByRole('link'))
    await page.keyboard.press('Tab')
    await expect(heart(0)).toBeFocused()
    const before = await cards(page).count()
    await tabTo(page, more(page, 'nl'))
    await page.keyboard.press('Enter')
    await expect(cards(page).nth(before).getByRole('link')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(heart(before)).toBeFocused()
  })
