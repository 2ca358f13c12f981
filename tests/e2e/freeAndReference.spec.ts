import type { Locale } from '../../src/contract/locales'
import { href } from '../../src/routing/routes'
import { getEstate, postEstates } from '../../src/siteApi/estates'
import { press } from './support/hand'
import { cards, figure, forSale, heading, part, WIDTHS } from './support/lists'
import { client } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** Something to rent that has a reference, and its number. */
async function toRent() {
  const { results } = await postEstates(client, {
    query: { terms: { 'status.id': [2] } },
    pagination: { from: 0, size: 30 },
  })
  const found = results.find(({ general }) => general.reference)
  if (!found) throw new Error('Nothing to rent has a reference')
  return getEstate(client, found.general.id)
}

const chips = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: text(locale, 'filter:filter.active') }).getByRole('listitem')

for (const [window, size] of WIDTHS)
  for (const locale of ['nl', 'fr'] as const) {
    const t = (key: string, values = {}) => text(locale, `filter:${key}`, values)

    test(`how soon it is free finds what it promises, on ${window} in ${locale}`, async ({ page }) => {
      await page.setViewportSize(size)
      await visit(page, await forSale(locale))
      if (size.width < 992)
        await press(page.getByRole('button', { name: new RegExp(`^${t('filter.open')}`) }))
      else await press(part(page, locale, 'more'))
      const spans = page.getByRole('group', { name: t('filter.free') })
      const row = spans.getByRole('radio', { name: new RegExp(`^${t('free.6m')}`) })
      const count = await row.evaluate((one) =>
        Number(/[\d.]+(?=\D*$)/.exec(one.closest('label')?.innerText ?? '')?.[0].replace(/\./g, '')),
      )
      expect(count).toBeGreaterThan(0)
      await press(row)
      if (size.width < 992)
        await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`\\b${count}\\b`) }))
      await expect(page).toHaveURL(/\?free=6m$/)
      await expect.poll(async () => figure(await heading(page).innerText())).toBe(count)
      const said = t('chip.is', { name: t('filter.free'), value: t('free.6m') })
      await expect(chips(page, locale)).toHaveText([said])
      // An alert is for the same, in the same words.
      await page.keyboard.press('Escape')
      await press(page.getByRole('link', { name: t('alert'), exact: true }).first())
      await expect(page.getByRole('list', { name: text(locale, 'alerts:alerts.search') })).toContainText(said)
    })

    test(`a reference typed on the home page leads to just that listing, on ${window} in ${locale}`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      const { general } = await toRent()
      await visit(page, href('home', locale))
      await press(page.getByRole('combobox', { name: text(locale, 'search.city') }))
      await page.keyboard.type((general.reference ?? '').toLowerCase())
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\?reference=/)
      await expect(cards(page)).toHaveCount(1)
      await expect(cards(page).getByRole('link').last()).toHaveAttribute(
        'href',
        new RegExp(`/${general.id}(/|$)`),
      )
      await expect(chips(page, locale)).toHaveCount(1)
    })
  }

test('a reference typed in the filter finds just that listing, and in part nothing', async ({ page }) => {
  const { results } = await postEstates(client, {
    query: { terms: { 'status.id': [1] } },
    pagination: { from: 0, size: 30 },
  })
  const one = results.find(({ general }) => general.reference)
  const reference = one?.general.reference ?? ''
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'more'))
  const box = page.getByRole('searchbox', { name: text('nl', 'filter:filter.reference') })
  await press(box)
  await page.keyboard.type(reference)
  await page.keyboard.press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page).getByRole('link').last()).toHaveAttribute(
    'href',
    new RegExp(`/${one?.general.id}(/|$)`),
  )
  await expect(chips(page, 'nl')).toHaveText([`${text('nl', 'filter:filter.reference')}: ${reference}`])
  // Enter was the end of it: the part is closed, so that the list is in sight.
  await expect(box).toHaveCount(0)
  await press(part(page, 'nl', 'more'))
  await press(box)
  await page.keyboard.press('Control+A')
  await page.keyboard.type(reference.slice(0, -1))
  await page.keyboard.press('Enter')
  await expect(page.getByText(text('nl', 'filter:none.one'))).toBeVisible()
})
