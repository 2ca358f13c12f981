import type { Locator } from 'playwright/test'
import type { Locale } from '../../src/contract/locales'
import { expectAccessible } from './support/axe'
import { heartOf } from './support/favourites'
import { press } from './support/hand'
import { cards, forSale, heading } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const phone = { width: 360, height: 740 }

/** The words around a name in a text, as one finds a control by them. */
const around = (locale: Locale, key: string) =>
  new RegExp(`^${text(locale, key, { name: '.+', search: '.+' }).replaceAll(' ', '\\s')}$`)
const hide = (of: Page | Locator, locale: Locale) =>
  of.getByRole('button', { name: around(locale, 'list:hidden.hide') })
const showAgain = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: around(locale, 'list:hidden.showName') })
const seen = (page: Page, locale: Locale) =>
  cards(page).filter({ has: page.getByText(text(locale, 'estate.seen'), { exact: true }) })

test('a listing that was opened says so on the way back, until it is a favourite', async ({ page }) => {
  await visit(page, await forSale('nl'))
  const name = cards(page).nth(1).getByRole('link')
  await expect(seen(page, 'nl')).toHaveCount(0)
  const path = (await name.getAttribute('href')) ?? ''
  await press(name)
  await expect(page).toHaveURL(path)
  await page.goBack()
  await expect(seen(page, 'nl')).toHaveCount(1)
  await expect(seen(page, 'nl').getByRole('link')).toHaveAttribute('href', path)
  await expectAccessible(page)
  await press(heartOf(cards(page).nth(1), 'nl'))
  await expect(seen(page, 'nl')).toHaveCount(0)
})

for (const [device, viewport, locale] of [
  ['a desktop', { width: 1280, height: 800 }, 'fr'],
  ['a phone', phone, 'de'],
] as const)
  test(`a hidden listing leaves a line to have it back by, also next time, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await visit(page, await forSale(locale))
    const before = await cards(page).count()
    const first = (await cards(page).first().getByRole('link').getAttribute('href')) ?? ''
    await press(hide(cards(page).first(), locale))
    await expect(cards(page)).toHaveCount(before - 1)
    await expect(showAgain(page, locale)).toBeFocused()
    await expectAccessible(page)

    await page.reload()
    await expect(showAgain(page, locale)).toBeVisible()
    await expect(cards(page)).toHaveCount(before - 1)
    await press(showAgain(page, locale))
    await expect(cards(page)).toHaveCount(before)
    await expect(cards(page).first().getByRole('link')).toHaveAttribute('href', first)
    await expect(hide(cards(page).first(), locale)).toBeFocused()
  })

test('hiding a listing of a row moves none of the others', async ({ page }) => {
  await visit(page, await forSale('nl'))
  await cards(page).nth(1).scrollIntoViewIfNeeded()
  const gone = (await cards(page).nth(1).getByRole('link').getAttribute('href')) ?? ''
  const others = page.locator(`main article a:not([tabindex], [href="${gone}"])`)
  const spots = () =>
    others.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)))
  const before = await spots()
  await press(hide(cards(page).nth(1), 'nl'))
  await expect(showAgain(page, 'nl')).toBeVisible()
  expect(await spots()).toEqual(before)
})

test('in a browser that keeps nothing, what is hidden stays so as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError')
      },
    })
  })
  await visit(page, await forSale('en'))
  const before = await cards(page).count()
  await press(hide(cards(page).first(), 'en'))
  await expect(cards(page)).toHaveCount(before - 1)
  await press(showAgain(page, 'en'))
  await expect(cards(page)).toHaveCount(before)
})

test('what somebody else wrote where it is kept hides nothing', async ({ page }) => {
  await page.addInitScript(() => {
    window.localStorage.setItem('hidden', '{"__proto__":[1]}')
    window.localStorage.setItem('seen', '[null,"<img>",{')
  })
  await visit(page, await forSale('nl'))
  await press(hide(cards(page).first(), 'nl'))
  await expect(showAgain(page, 'nl')).toHaveCount(1)
  await expect(seen(page, 'nl')).toHaveCount(0)
})

test('the home page leads back to the last searches, which can be forgotten', async ({ page }) => {
  const list = await forSale('fr')
  await visit(page, `${list}?bed-min=3`)
  await expect(cards(page).first()).toBeVisible()
  const found = await heading(page).innerText()
  await visit(page, `${list}?price-max=300000`)
  await expect(cards(page).first()).toBeVisible()
  await visit(page, '/fr')
  const last = page.getByRole('region', { name: text('fr', 'list:last.title') })
  await expect(last.getByRole('link')).toHaveCount(2)
  await expectAccessible(page)
  await press(last.getByRole('link').last())
  await expect(page).toHaveURL(`${list}?bed-min=3`)
  await expect(heading(page)).toHaveText(found)

  await visit(page, '/fr')
  await press(last.getByRole('button', { name: around('fr', 'list:last.forget') }).first())
  await expect(last.getByRole('link')).toHaveCount(1)
  await press(last.getByRole('button', { name: text('fr', 'list:last.clear') }))
  await expect(last).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('search')).toBeVisible()
  await expect(last).toHaveCount(0)
})

test('a phone’s filter leads back to the searches of its list', async ({ page }) => {
  await page.setViewportSize(phone)
  const list = await forSale('nl')
  await visit(page, `${list}?bed-min=3`)
  await expect(cards(page).first()).toBeVisible()
  await visit(page, list)
  await press(page.getByRole('button', { name: text('nl', 'filter:filter.open') }))
  const last = page.getByRole('region', { name: text('nl', 'list:last.title') })
  await press(last.getByRole('link'))
  await expect(page).toHaveURL(`${list}?bed-min=3`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectAccessible(page)
})
