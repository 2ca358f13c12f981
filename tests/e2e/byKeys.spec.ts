import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { cards, DESKTOP, forSale, heading, more, PHONE, projects, stays, toRent } from './support/lists'
import { expect, test, type Page } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.describe('with the keys alone', () => {
  test.use({ viewport: DESKTOP })

  for (const [what, listOf, query] of [
    ['listings', forSale, '?type=1&price-max=500000'],
    ['holiday homes', stays, '?maxOccupation=2&priceMax=2000'],
  ] as const)
    test(`who takes chips off a list of ${what} is not put back to the top of the page`, async ({ page }) => {
      await visit(page, (await listOf('nl')) + query)
      const chips = page.getByRole('list', { name: text('nl', 'filter:filter.active') }).getByRole('button')
      await expect(chips).toHaveCount(2)
      await tabTo(page, chips.first())
      await page.keyboard.press('Enter')
      await expect(chips).toHaveCount(1)
      await expect(chips).toBeFocused()
      const clear = page.getByRole('button', { name: text('nl', 'filter:filter.clear'), exact: true })
      await tabTo(page, clear)
      await page.keyboard.press('Enter')
      await expect(chips).toHaveCount(0)
      await expect(heading(page)).toBeFocused()
      const header = await page.getByRole('banner').first().boundingBox()
      const said = await heading(page).boundingBox()
      expect(said?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
    })

  for (const [what, listOf] of [
    ['listings', forSale],
    ['holiday homes', stays],
  ] as const)
    test(`past all cards of a list of ${what} to the map in one press`, async ({ page }) => {
      await visit(page, `${await listOf('fr')}?map=1`)
      const map = page.getByRole('application')
      await expect(map).toBeVisible()
      const way = page.getByRole('button', { name: text('fr', 'list:list.toMap'), exact: true })
      await tabTo(page, way)
      await expect(way).toBeInViewport({ ratio: 1 })
      await expectAccessible(page)
      const backs = page.getByRole('button', { name: text('fr', 'list:list.toFilter'), exact: true })
      await expect(backs).toHaveCount(2)
      // Before the map and behind it.
      for (const [back, key] of [
        [backs.first(), 'Shift+Tab'],
        [backs.last(), 'Tab'],
      ] as const) {
        await tabTo(page, way)
        await page.keyboard.press('Enter')
        await expect(map).toBeFocused()
        await expect(map).toBeInViewport({ ratio: 1 })
        await tabTo(page, back, 40, key)
        await expect(back).toBeInViewport({ ratio: 1 })
        await page.keyboard.press('Enter')
        const filters = page.getByRole('main').getByRole('search').getByRole('button')
        await expect(filters.first()).toBeFocused()
        await expect(filters.first()).toBeInViewport({ ratio: 1 })
      }
    })

  test('the way back to a list leads to the listing that was opened', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?type=1`)
    const opened = cards(page).nth(6).getByRole('link').last()
    await tabTo(page, opened)
    const before = await page.evaluate(() => window.scrollY)
    expect(before).toBeGreaterThan(300)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/nl\/[^?]+\/\d+\//)
    await page.goBack()
    await expect(opened).toBeFocused()
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeCloseTo(before, -2)
  })
})

test('on a phone all chips are seen, in as many lines as they take', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await visit(page, `${await forSale('nl')}?type=1&price-max=400000&bed-min=2&garden=1`)
  const chips = page.getByRole('list', { name: text('nl', 'filter:filter.active') }).getByRole('button')
  await expect(chips).toHaveCount(4)
  for (const chip of await chips.all()) await expect(chip).toBeInViewport({ ratio: 1 })
})

test('projects say how many units can be had, in a search too', async ({ page }) => {
  await visit(page, await projects('en'))
  const free = cards(page)
    .first()
    .getByText(/^\d+ of \d+ units? free$/)
  await expect(free).toBeVisible()
  const said = await cards(page).allInnerTexts()
  await visit(page, `${await projects('en')}?sortType=date&sortOrder=ASC`)
  await expect(free).toBeVisible()
  const inOrder = (texts: readonly string[]) =>
    texts.map((one) => /\d+ of \d+ units? free/.exec(one)?.[0]).sort()
  await expect.poll(async () => inOrder(await cards(page).allInnerTexts())).toEqual(inOrder(said))
})

test('who tabs on from the last value of a filter leaves it closed behind', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await forSale('nl'))
  const part = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${text('nl', `filter:filter.${name}`)}`) })
  await tabTo(page, part('type'))
  await page.keyboard.press('Enter')
  await expect(part('type')).toHaveAttribute('aria-expanded', 'true')
  await tabTo(page, part('price'))
  await expect(part('type')).toHaveAttribute('aria-expanded', 'false')
  await expect(part('price')).toBeFocused()
})

/** How many times the key is pressed until the focus is on something else than a field of the open part. */
async function leavePanel(page: Page, key: 'Tab' | 'Shift+Tab') {
  for (let press = 0; press < 12; press += 1) {
    await page.keyboard.press(key)
    if (!(await page.evaluate(() => document.activeElement?.matches('[data-part] + * *')))) return
  }
}

test.describe('the focus goes from an open filter to its neighbours, and none is passed over', () => {
  for (const [what, listOf, space, open, next, before] of [
    ['price', forSale, 'filter:filter', 'price', 'bedrooms', 'type'],
    ['bedrooms', forSale, 'filter:filter', 'bedrooms', 'more', 'price'],
    ['type of holiday homes', stays, 'stays:part', 'kind', 'price', 'where'],
  ] as const)
    test(what, async ({ page }) => {
      await page.setViewportSize(DESKTOP)
      await visit(page, await listOf('de'))
      const part = (name: string) =>
        page
          .getByRole('search')
          .getByRole('button', { name: new RegExp(`^${text('de', `${space}.${name}`)}`) })
      await tabTo(page, part(open))
      await page.keyboard.press('Enter')
      await expect(part(open)).toHaveAttribute('aria-expanded', 'true')
      await expect(part(open).locator('+ * input').first()).toBeVisible()
      await leavePanel(page, 'Tab')
      await expect(part(next)).toBeFocused()
      await expect(part(open)).toHaveAttribute('aria-expanded', 'false')
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      await expect(part(open).locator('+ * input').first()).toBeVisible()
      await page.keyboard.press('Shift+Tab')
      await expect(part(before)).toBeFocused()
      await expect(part(open)).toHaveAttribute('aria-expanded', 'false')
    })
})

test('who walks by arrows over no bedroom at all is asked for so many or more', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, `${await toRent('nl')}?type=3`)
  await tabTo(page, page.getByRole('button', { name: text('nl', 'filter:filter.bedrooms') }))
  await page.keyboard.press('Enter')
  const rows = page.getByRole('radio', { name: /^(\d+ slaapkamers?|\d+ of meer|Geen voorkeur)/ })
  await tabTo(page, rows.first())
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/bedrooms=0/)
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/bed-min=1/)
  await expect(rows.nth(2)).toBeFocused()
  await expect(heading(page)).not.toHaveText(/met 1 slaapkamer$/)
})

test('arrows over the bedrooms are one step of the way back, which leads to before them', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, `${await forSale('nl')}?type=1`)
  await expect(heading(page)).toHaveText(/^\d+ huizen te koop$/)
  const before = await heading(page).innerText()
  await tabTo(page, page.getByRole('button', { name: text('nl', 'filter:filter.bedrooms') }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: /^Geen voorkeur/ }))
  for (const least of [1, 2, 3]) {
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(new RegExp(`bed-min=${least}`))
  }
  await page.goBack()
  await expect(page).toHaveURL(/\?type=1$/)
  await expect(heading(page)).toHaveText(before)
  // The focus goes with what is chosen.
  await expect(page.getByRole('radio', { name: /^Geen voorkeur/ })).toBeFocused()
  await page.goForward()
  await expect(page).toHaveURL(/bed-min=3/)
  await expect(page.getByRole('radio', { name: /^3 of meer/ })).toBeFocused()
})

test('keys lead past all cards to more of them, and from a card that is saved to the favourites', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await forSale('nl'))
  const last = cards(page).last()
  const heart = last.getByRole('button').first()
  await tabTo(page, page.getByRole('button', { name: text('nl', 'list.toEnd') }))
  await page.keyboard.press('Enter')
  await expect(more(page, 'nl')).toBeFocused()
  await expect(more(page, 'nl')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(heart).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(heart).toBeFocused()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const saved = last.getByRole('link', { name: text('nl', 'list.toFavourites') })
  await expect(saved).toBeFocused()
  await expect(saved).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(href('favourites', 'nl'))
  await expect(cards(page)).toHaveCount(1)
})

test('a menu whose letters are made larger puts what has no room under “more”', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await forSale('fr'))
  const menu = page.getByRole('navigation', { name: text('fr', 'nav.main') })
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
  const ends = () =>
    menu
      .locator('a, button')
      .evaluateAll((links) =>
        Math.max(
          0,
          ...links.filter((link) => link.checkVisibility()).map((link) => link.getBoundingClientRect().right),
        ),
      )
  const hearts = page
    .getByRole('banner')
    .getByRole('link', { name: text('fr', 'nav.favourites') })
    .first()
  await expect.poll(async () => (await ends()) <= ((await hearts.boundingBox())?.x ?? 0)).toBe(true)
})
