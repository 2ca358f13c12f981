import { HEAD_TYPE_ID } from '../../src/contract/ids'
import type { Locator } from 'playwright/test'
import { drag, press } from './support/hand'
import { cards, forSale, heading, PHONE } from './support/lists'
import { estateOf, estatePage, property, visitable } from './support/offer'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const parts = (page: Page) => page.getByRole('navigation', { name: text('nl', 'estate:sections.nav') })

/** Moves the row with a thumb until a link of it is whole in sight. */
async function swipeTo(page: Page, link: Locator) {
  await expect(async () => {
    const box = await link.boundingBox()
    const [left, right] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)]
    if (left >= 0 && right <= PHONE.width) return
    const y = (box?.y ?? 0) + (box?.height ?? 0) / 2
    await drag(page, { x: PHONE.width / 2, y }, { x: left < 0 ? 150 : -150, y: 0 })
    throw new Error('not yet')
  }).toPass()
}

/** Whether what has the focus can be seen, and is covered by nothing. */
const isFocusSeen = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
    const seen = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20))
    return element?.contains(seen) ?? false
  })

test.describe('the row of parts on the page of a listing, on a phone', () => {
  test.beforeEach(async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, (await estatePage((await property()).general.id, 'nl')).path)
  })

  test('leads to each part, and covers no heading', async ({ page }) => {
    const links = parts(page).getByRole('link')
    const count = await links.count()
    expect(count).toBeGreaterThan(2)
    for (const nth of [1, count - 1, 0]) {
      await swipeTo(page, links.nth(nth))
      await press(links.nth(nth))
      const id = (await links.nth(nth).getAttribute('href')) ?? ''
      const title = page.locator(id).getByRole('heading').first()
      await expect(title).toBeInViewport({ ratio: 1 })
      await expect(parts(page)).toBeInViewport({ ratio: 1 })
      const bar = await parts(page).boundingBox()
      const words = await title.boundingBox()
      expect(words?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
    }
    // Nothing stands out of the window, and the row is no higher than a finger needs.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect((await parts(page).boundingBox())?.height).toBeLessThanOrEqual(50)
    // The way back is to the page before.
    expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  })

  test('covers nothing that has the focus, on the way back through the page', async ({ page }) => {
    await page.keyboard.press('End')
    // A page that is on its way to its end would go on.
    await expect(page.getByRole('contentinfo').getByRole('link').last()).toBeInViewport()
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    for (let stop = 0; stop < 14; stop += 1) {
      await page.keyboard.press('Shift+Tab')
      await expect.poll(() => isFocusSeen(page), `${stop}`).toBe(true)
    }
  })
})

test('the charges of a rent stand beside it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const id of await visitable()) {
    const { technical, general } = await estateOf(id)
    if (!(Number(technical?.monthlyCost) > 0 && Number(general.price?.value) > 0)) continue
    await visit(page, (await estatePage(id, 'nl')).path)
    const charges = page.getByRole('complementary').getByText(/^\+ € [\d.,]+ kosten\/maand$/)
    if (!(await charges.count())) continue
    const rent = page
      .getByRole('complementary')
      .getByText(/^€ [\d.]+$/)
      .first()
    await expect(charges).toBeVisible()
    const [above, below] = [await rent.boundingBox(), await charges.boundingBox()]
    expect((below?.y ?? 0) - (above?.y ?? 0)).toBeLessThan(90)
    return
  }
  throw new Error('The demo site has nothing to let with charges')
})

test('every card of a plot says how large it is', async ({ page }) => {
  await visit(page, `${await forSale('fr')}?type=${HEAD_TYPE_ID.PLOT}`)
  await expect(heading(page)).toHaveText(/^\d+ terrains?/)
  await expect(cards(page).first()).toBeVisible()
  for (const card of await cards(page).all()) await expect(card).toContainText(/\d m²/)
})
