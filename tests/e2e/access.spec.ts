import { pagePath } from '../../src/domain/page/pagePlace'
import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { heartOf } from './support/favourites'
import { choose, press } from './support/hand'
import { tabTo } from './support/keyboard'
import { switchTo } from './support/language'
import { estatePage, pageOf, property, rentalUnitId } from './support/offer'
import { toCalendar } from './support/holidays'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const listPath = async (locale: 'nl' | 'fr') => pagePath(await pageOf('estateList'), locale) ?? ''
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const fresh = (page: Page) =>
  cards(page).filter({ has: page.getByText(text('nl', 'estate.new'), { exact: true }) })

test('every heart of a list is called by its listing, what it costs included', async ({ page }) => {
  await visit(page, await listPath('fr'))
  const [before = '', after = ''] = text('fr', 'favourite.toggle', { name: '|' }).split('|')
  for (const card of (await cards(page).all()).slice(0, 6)) {
    const words = await card.innerText()
    const name = (await heartOf(card, 'fr').getAttribute('aria-label')) ?? ''
    expect(name.startsWith(before) && name.endsWith(after), name).toBe(true)
    const [place = '', price = ''] = name.slice(before.length, -after.length).split(/, (?!.*, )/)
    expect(words).toContain(price)
    expect(words).toContain(place.split(/ (?:à|au|aux) /).at(-1) ?? 'a town')
  }
})

test('another page is announced by its heading, in its language alone', async ({ page }) => {
  await visit(page, '/fr')
  const menu = page.getByRole('navigation', { name: text('fr', 'nav.main') })
  await press(menu.getByRole('link').first())
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(/\d/)
  await expect(page.locator('#gatsby-announcer')).toHaveText(await heading.innerText())
})

test('a list that comes with a search is not announced by the count of all there is', async ({ page }) => {
  await visit(page, `${await listPath('nl')}?bedMin=4`)
  await switchTo(page, 'fr')
  await expect(page).toHaveURL(/\/fr\/.*bedMin=4/)
  const announced = page.locator('#gatsby-announcer')
  await expect(announced).toHaveText(/\p{L}/u)
  await expect(announced).not.toHaveText(/\d+ biens/)
})

test('on a phone filter and map come before the cards for the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, await listPath('nl'))
  await tabTo(page, page.getByRole('combobox', { name: text('nl', 'filter:sort.label') }))
  const order: string[] = []
  for (let stop = 0; stop < 6; stop += 1) {
    await page.keyboard.press('Tab')
    order.push(
      await page.evaluate(() =>
        document.activeElement?.closest('article') ? 'card' : (document.activeElement?.textContent ?? ''),
      ),
    )
  }
  const first = order.indexOf('card')
  expect(first).toBeGreaterThan(0)
  expect(order.slice(0, first)).toEqual(
    expect.arrayContaining([text('nl', 'filter:filter.open'), text('nl', 'filter:map.show')]),
  )
})

test('what the order goes by is a hint of the control, not a line of the page', async ({ page }) => {
  await visit(page, await listPath('nl'))
  const sort = page.getByRole('combobox', { name: text('nl', 'filter:sort.label') })
  const hint = text('nl', 'filter:sort.why.date')
  await expect(sort).toHaveAccessibleDescription(hint)
  await expect(page.getByText(hint)).toBeHidden()
  await choose(sort, 'price.ASC')
  await expect(sort).toHaveAccessibleDescription(text('nl', 'filter:sort.why.price'))
})

test('a few cards of a list are new, and none is a month later, whatever was built', async ({ page }) => {
  const path = await listPath('nl')
  expect(await (await page.request.get(path)).text()).not.toContain('data-new=""')
  await visit(page, path)
  await expect(fresh(page).first()).toBeVisible()
  expect(await fresh(page).count()).toBeLessThan(9)
  await expectAccessible(page)
  await page.clock.setFixedTime(Date.now() + 30 * 86_400_000)
  await visit(page, path)
  await expect(heartOf(cards(page).first(), 'nl')).toBeVisible()
  await expect(fresh(page)).toHaveCount(0)
})

test.describe('in forced colours', () => {
  test.use({ forcedColors: 'active' })

  /** A corner that has no words in it, as it is painted. */
  async function corner(page: Page, of: string): Promise<string> {
    const cell = page.locator(of).first()
    await cell.scrollIntoViewIfNeeded()
    const { x, y, width, height } = (await cell.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    const clip = { x: x + width - 14, y: y + height - 12, width: 12, height: 12 }
    return (await page.screenshot({ clip })).toString('base64')
  }

  test('the logo stands on paper, whatever the colours of the page are', async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, forcedColors: 'active' })
      await visit(page, href('home', 'nl'))
      await expect(page.getByRole('banner').getByRole('img').first()).toHaveCSS(
        'background-color',
        'rgb(251, 250, 247)',
      )
    }
  })

  test('a free night, a taken one and a day to arrive are painted apart', async ({ page }) => {
    await visit(page, href('rentalUnit', 'nl', { rentalUnitId: await rentalUnitId() }))
    await toCalendar(page)
    const legend = page.getByRole('listitem').filter({ hasText: text('nl', 'rental:legend.taken') })
    await expect(legend).toBeVisible()
    const looks = [
      await corner(page, 'span[data-after="free"][data-arrival="false"]'),
      await corner(page, 'span[data-after="free"][data-arrival="true"]'),
      await corner(page, 'span[data-after="taken"]'),
    ]
    expect(new Set(looks).size).toBe(3)
    await expectAccessible(page)
  })

  test('the knob of the map’s switch is painted, on either side', async ({ page }) => {
    await visit(page, await listPath('nl'))
    const knob = page.getByRole('switch', { name: text('nl', 'filter:map.show'), exact: true }).locator('i')
    const painted = () =>
      knob.evaluate((track) => {
        const { backgroundColor: own } = getComputedStyle(track, '::after')
        const { backgroundColor: behind } = getComputedStyle(track)
        const page = getComputedStyle(document.body).backgroundColor
        return own !== (behind === 'rgba(0, 0, 0, 0)' ? page : behind)
      })
    expect(await painted()).toBe(true)
    await press(page.getByRole('switch', { name: text('nl', 'filter:map.show'), exact: true }))
    await expect.poll(painted).toBe(true)
  })
})

test('the lightbox says what a picture shows, and which of its buttons has the focus', async ({ page }) => {
  const { general } = await property()
  await visit(page, (await estatePage(general.id, 'nl')).path)
  // One stop of the Tab key for all pictures; the next one is what opens them.
  const photos = page.getByRole('list', { name: text('nl', 'gallery.label') })
  await tabTo(page, photos.getByRole('link').first())
  await page.keyboard.press('ArrowRight')
  await expect(photos.getByRole('link').nth(1)).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(photos.getByRole('link').and(page.locator(':focus'))).toHaveCount(0)
  const [first = '', second = ''] = await page
    .getByRole('list', { name: text('nl', 'gallery.label') })
    .getByRole('img')
    .evaluateAll((pictures) => pictures.map((picture) => (picture as HTMLImageElement).alt))
  await press(
    page.getByRole('button', { name: text('nl', 'gallery.all', { total: '' }).split('(')[0] ?? '' }),
  )
  const box = page.locator('.yarl__portal')
  const caption = (of: string) => box.getByText(of, { exact: true }).and(page.locator('p'))
  await expect(caption(first)).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(caption(second)).toBeInViewport()
  await expectAccessible(page)
  const next = box.getByRole('button', { name: text('nl', 'gallery.next') })
  await tabTo(page, next)
  await expect(next).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(caption(second)).not.toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
})
