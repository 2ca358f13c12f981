import type { Locale } from '../../src/contract/locales'
import { pagePath } from '../../src/domain/page/pagePlace'
import { statusOfPage } from '../../src/domain/search/searchTargets'
import { href } from '../../src/routing/routes'
import { expectAccessible } from './support/axe'
import { pagesOf } from './support/offer'
import { choose, press } from './support/hand'
import { expectStill, watchShifts } from './support/shifts'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const PHONE = { width: 360, height: 800 }

/** The list page of everything for sale. */
async function forSale(locale: Locale): Promise<string> {
  const page = (await pagesOf('estateList')).find((one) => statusOfPage(one) === 1)
  if (!page) throw new Error('The demo site has no page of what is for sale')
  return pagePath(page, locale) ?? ''
}

const cards = (page: Page) => page.getByRole('article')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** The number a heading or a button begins with, or holds. */
const figure = (words: string | null) => Number(/\d[\d.]*/.exec(words ?? '')?.[0].replace(/\./g, ''))
const part = (page: Page, locale: Locale, name: string) =>
  page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${text(locale, `filter:filter.${name}`)}`) })
/** Counts of the values that are open, as they are read out. */
const countOf = async (page: Page, name: string, label: RegExp) =>
  figure(
    (await page.locator(`label:has(input[name="${name}"])`).filter({ hasText: label }).innerText())
      .split('\n')
      .at(-1) ?? '',
  )

test('a list opened without a search asks the API nothing', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/sites\/|\/ajax\//.test(request.url()) && !request.url().includes('/assets/'))
      asked.push(request.url())
  })
  await visit(page, await forSale('nl'))
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await expectAccessible(page)
})

test.describe('filtering on a wide screen, in Dutch', () => {
  test('what stands beside a value is what choosing it finds, in heading, title and address', async ({
    page,
  }) => {
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'type'))
    const houses = page.getByRole('checkbox', { name: /^Huis/ }).first()
    await expect(houses).toBeVisible()
    const count = await countOf(page, 'type', /^Huis/)
    await press(houses)
    await expect(heading(page)).toHaveText(new RegExp(`^${count} hui(s|zen) te koop$`))
    await expect(page).toHaveURL(/\?type=1$/)
    await expect(page).toHaveTitle(new RegExp(`^${count} hui`))
    await page.keyboard.press('Escape')
    await expect(part(page, 'nl', 'type')).toBeFocused()
    // Of two types, the second says how many it adds.
    await press(part(page, 'nl', 'type'))
    const flats = page.getByRole('checkbox', { name: /^Appartement/ })
    const more = await countOf(page, 'type', /^Appartement/)
    await press(flats)
    await expect(heading(page)).toHaveText(`${count + more} panden te koop`)
    await expectAccessible(page)
  })

  test('bedrooms and prices find what they say too', async ({ page }) => {
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'bedrooms'))
    const three = page.getByRole('radio', { name: /^3 of meer/ })
    await expect(three).toBeVisible()
    await expect(page.locator('label', { hasText: '3 of meer' })).toContainText(/\d+\s*$|\d+ pand/)
    const count = await countOf(page, 'bed-min', /^3 of meer/)
    await press(three)
    await expect(heading(page)).toHaveText(new RegExp(`^${count} `))
    await press(part(page, 'nl', 'price'))
    const step = page.getByRole('radio', { name: /^€ 300\.000 – / })
    await expect(step).toBeVisible()
    const dear = await countOf(page, 'price', /^€ 300\.000 – /)
    await press(step)
    await expect(heading(page)).toHaveText(new RegExp(`^${dear} `))
    await expectAccessible(page)
  })

  test('a chip taken off, and all of them, leave no trace', async ({ page }) => {
    const path = await forSale('nl')
    await visit(page, `${path}?type=1&bed-min=2`)
    await expect(heading(page)).toContainText('te koop')
    await press(page.getByRole('button', { name: text('nl', 'filter:filter.remove', { name: 'Huis' }) }))
    await expect(page).toHaveURL(`${path}?bed-min=2`)
    await press(page.getByRole('button', { name: text('nl', 'filter:filter.clear') }))
    await expect(page).toHaveURL(path)
    await expect(cards(page)).toHaveCount(15)
    await expect(page.getByRole('button', { name: text('nl', 'filter:filter.clear') })).toHaveCount(0)
    await expectAccessible(page)
  })

  test('another order keeps the filter', async ({ page }) => {
    const path = await forSale('nl')
    await visit(page, `${path}?type=1`)
    await choose(page.getByRole('combobox', { name: text('nl', 'filter:sort.label') }), 'price.ASC')
    await expect(page).toHaveURL(`${path}?type=1&sortType=price&sortOrder=ASC`)
    await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true')
    await expect(cards(page)).toHaveCount(15)
    const prices = await cards(page).evaluateAll((all) =>
      all.map((card) => Number(/€ ([\d.]+)/.exec((card as HTMLElement).innerText)?.[1]?.replace(/\./g, ''))),
    )
    expect(prices).toEqual([...prices].sort((a, b) => a - b))
    await expectAccessible(page)
  })
})

test('a municipality is found by its name in another language and by its postal code, in French', async ({
  page,
}) => {
  await visit(page, await forSale('fr'))
  await press(part(page, 'fr', 'place'))
  const box = page.getByRole('combobox', { name: text('fr', 'filter:filter.cityLabel') })
  await box.fill('Gent')
  const ghent = page.getByRole('option', { name: /^Gand/ }).first()
  await expect(ghent).toBeVisible()
  const count = figure((await ghent.innerText()).split('\n').at(-1) ?? '')
  await box.press('ArrowDown')
  await box.press('Enter')
  await expect(heading(page)).toHaveText(new RegExp(`^${count} biens? à vendre à Gand$`))
  await press(part(page, 'fr', 'place'))
  await box.fill('8400')
  const ostend = page.getByRole('option', { name: /8400/ }).first()
  await expect(ostend).toBeVisible()
  await press(ostend)
  const chips = page.getByRole('list', { name: text('fr', 'filter:filter.active') })
  await expect(chips.getByRole('button', { name: /Ostende/ })).toBeVisible()
  await expect(chips.getByRole('button', { name: /Gand/ })).toBeVisible()
  await expectAccessible(page)
})

test.describe('going back', () => {
  for (const [width, query, pages] of [
    [1280, '', 3],
    [360, 'price-min=1000', 2],
  ] as const) {
    test(`restores filters, pages and scroll, from a listing and by reload, in English, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      const path = await forSale('en')
      await visit(page, query ? `${path}?${query}` : path)
      const more = page.getByRole('link', { name: text('en', 'list.loadMore') })
      for (let shown = 1; shown < pages; shown++) {
        await expect(cards(page)).toHaveCount(15 * shown)
        await press(more)
      }
      await expect(cards(page)).toHaveCount(15 * pages)
      await expect(page).toHaveURL(`${path}?${query ? `${query}&` : ''}page=${pages}`)
      const card = cards(page).nth(15 * pages - 8)
      await card.scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      expect(before).toBeGreaterThan(2000)
      const listed = await cards(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.href))

      await press(card.getByRole('link').last())
      await expect(page).toHaveURL(/\/en\/offer\//)
      await page.goBack()
      await expect(cards(page)).toHaveCount(15 * pages)
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeCloseTo(before, -2)

      await page.reload()
      await expect(cards(page)).toHaveCount(15 * pages)
      await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBeCloseTo(before, -2)
      expect(await cards(page).evaluateAll((all) => all.map((one) => one.querySelector('a')?.href))).toEqual(
        listed,
      )
      await expectAccessible(page)
    })
  }

  test('and forward goes through the searches', async ({ page }) => {
    const path = await forSale('nl')
    await visit(page, path)
    await press(part(page, 'nl', 'type'))
    await press(page.getByRole('checkbox', { name: /^Huis/ }).first())
    await expect(heading(page)).toContainText('huizen te koop')
    const houses = await heading(page).innerText()
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(heading(page)).not.toHaveText(houses)
    await expect(cards(page)).toHaveCount(15)
    await page.goForward()
    await expect(heading(page)).toHaveText(houses)
    await expectAccessible(page)
  })
})

test.describe('on a phone, in German', () => {
  test.use({ viewport: PHONE })

  test('the sheet says how many it will show before the list changes', async ({ page }) => {
    const path = await forSale('de')
    await visit(page, path)
    await press(page.getByRole('button', { name: text('de', 'filter:filter.open'), exact: true }))
    const sheet = page.getByRole('dialog', { name: text('de', 'filter:filter.label') })
    await press(sheet.getByRole('checkbox', { name: /^Wohnung/ }))
    const apply = sheet.getByRole('button', { name: /\d+ Objekte? anzeigen/ })
    await expect(apply).toBeVisible()
    await expect(page).toHaveURL(path)
    await expectAccessible(page)
    const count = await countOf(page, 'type', /^Wohnung/)
    await expect(apply).toHaveText(new RegExp(`^${count} `))
    await press(apply)
    await expect(sheet).toHaveCount(0)
    await expect(heading(page)).toHaveText(new RegExp(`^${count} Wohnung(en)? zu verkaufen$`))
    await expectAccessible(page)
  })
})

test.describe('nothing found', () => {
  for (const width of [360, 1280]) {
    test(`says what to let go of, with its count, and offers an alert, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      const path = await forSale('fr')
      await visit(page, `${path}?price-max=1000&type=1`)
      await expect(page.getByText(text('fr', 'filter:none.title'))).toBeVisible()
      const way = page.getByRole('listitem').filter({ hasText: 'Sans' })
      await expect(way).toBeVisible()
      const alert = page.getByRole('link', { name: text('fr', 'filter:none.alert') })
      await expect(alert).toHaveAttribute('href', /\?price-max=1000&type=1&pageId=\d+$/)
      await expectAccessible(page)
      const count = figure((await way.innerText()).replace(/.*»/s, ''))
      await press(way.getByRole('link'))
      await expect(page).toHaveURL(`${path}?type=1`)
      await expect(heading(page)).toHaveText(new RegExp(`^${count} `))
    })
  }
})

test.describe('an API that is slow or down', () => {
  test('skeletons keep the places of the cards, so that nothing moves', async ({ page }) => {
    await watchShifts(page)
    let release: () => void = () => undefined
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/sites/demo/estates', async (route) => {
      await held
      await route.continue()
    })
    await visit(page, `${await forSale('nl')}?type=1`)
    await expect(page.locator('[data-skeleton]').first()).toBeVisible()
    await expectAccessible(page)
    release()
    await expect(cards(page).first()).toBeVisible()
    await expectStill(page)
  })

  test('what is wrong is said, the filter stays, and it can be tried again', async ({ page, watch }) => {
    const path = await forSale('nl')
    watch.expectStatus('/sites/demo/estates', 503)
    watch.expectComplaint(/^console error: POST .* failed with 503/)
    await page.route('**/sites/demo/estates', (route) => route.fulfill({ status: 503, body: 'down' }))
    await visit(page, `${path}?type=1`)
    await expect(page.getByRole('alert')).toContainText(text('nl', 'filter:filter.listFailed'))
    await expect(page).toHaveURL(`${path}?type=1`)
    await expect(
      page.getByRole('button', { name: text('nl', 'filter:filter.remove', { name: 'Huis' }) }),
    ).toBeVisible()
    await expectAccessible(page)
    // Refused again in no time: that it was tried is seen all the same.
    await press(page.getByRole('button', { name: text('nl', 'error.retry') }))
    const tried = page.getByRole('button', { name: text('nl', 'error.retrying') })
    await expect(tried).toBeFocused()
    await expect(tried).toHaveCount(0)
    await page.unroute('**/sites/demo/estates')
    await press(page.getByRole('button', { name: text('nl', 'error.retry') }))
    await expect(heading(page)).toContainText('huizen te koop')
  })
})

for (const width of [360, 1280]) {
  test(`the sentence of the home page leads to what it counts, in English, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, href('home', 'en'))
    await choose(page.getByRole('combobox', { name: text('en', 'search.type') }), '3')
    const box = page.getByRole('combobox', { name: text('en', 'search.city') })
    await box.fill('Gand')
    await press(page.getByRole('option', { name: /^Ghent/ }).first())
    const send = page.getByRole('button', { name: /^Show \d+ propert/ })
    await expect(send).toBeVisible()
    await expectAccessible(page)
    const count = figure(await send.innerText())
    await press(send)
    await expect(page).toHaveURL(/\/en\/for-sale\?(city=[\d,]+|place=gent-9000)&type=3$/)
    await expect(heading(page)).toHaveText(new RegExp(`^${count} apartments? for sale in Ghent$`))
  })
}

test('a grouped list stands under its headings, with a way to each, and is loaded whole', async ({
  page,
}) => {
  const grouped = (await pagesOf('estateList')).find(({ node }) => node?.groupOptions)
  if (!grouped) throw new Error('The demo site has no grouped list')
  await visit(page, pagePath(grouped, 'de') ?? '')
  const ways = page.getByRole('navigation', { name: text('de', 'filter:group.jump') }).getByRole('link')
  const before = await ways.count()
  await press(page.getByRole('link', { name: text('de', 'list.loadMore') }))
  await expect.poll(() => ways.count()).toBeGreaterThan(before)
  await expect(page.getByRole('link', { name: text('de', 'list.loadMore') })).toHaveCount(0)
  await expect(cards(page)).toHaveCount(figure(await heading(page).innerText()))
  await press(ways.last())
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
  await expectAccessible(page)
})
