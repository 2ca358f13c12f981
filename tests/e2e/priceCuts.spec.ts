import type { Locale } from '../../src/contract/locales'
import { choose, press } from './support/hand'
import { cards, DESKTOP, figure, forSale, heading, part, PHONE } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const chips = (page: Page, locale: Locale) =>
  page.getByRole('list', { name: text(locale, 'filter:filter.active') }).getByRole('listitem')

/** Asks for lowered prices only, by hand, and gives how many the filter says there are. */
async function askLowered(page: Page, locale: Locale): Promise<number> {
  const isPhone = page.viewportSize()?.width === PHONE.width
  const opener = isPhone
    ? page.getByRole('button', { name: new RegExp(`^${text(locale, 'filter:filter.open')}`) }).last()
    : part(page, locale, 'more')
  await press(opener)
  const box = page.getByRole('checkbox', { name: new RegExp(`^${text(locale, 'filter:filter.lowered')}`) })
  await press(box)
  await expect(box).toBeChecked()
  const row = page.locator('label').filter({ has: box })
  const count = Number(/\d+/.exec((await row.innerText()).replace(/\D+$/, ''))?.[0])
  if (isPhone)
    await press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^(Toon|Afficher)/ })
        .last(),
    )
  else await page.keyboard.press('Escape')
  return count
}

/** By how much of what was asked before a card is cheaper, by what it says. */
const cutsOf = (page: Page) =>
  cards(page).evaluateAll((all) =>
    all.map((card) => {
      const amount = (words: string | undefined) => Number((words ?? '').replace(/\D/g, ''))
      const before = card.querySelector<HTMLElement>('s, del')
      const now = /€\s?[\d.]+|[\d.]+\s?€/.exec(
        (card as HTMLElement).innerText.replace(before?.innerText ?? '', ''),
      )
      return before ? 1 - amount(now?.[0]) / amount(/[\d.]+/.exec(before.innerText)?.[0]) : 0
    }),
  )

for (const [locale, viewport] of [
  ['nl', PHONE],
  ['fr', PHONE],
  ['nl', DESKTOP],
  ['fr', DESKTOP],
] as const)
  test(`lowered prices alone, the greatest cut first (${locale}, ${viewport.width} px)`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, await forSale(locale))
    const said = await askLowered(page, locale)
    await expect(page).toHaveURL(/[?&]lowered=1/)
    await expect(chips(page, locale)).toHaveText([new RegExp(text(locale, 'filter:filter.lowered'))])
    await expect.poll(async () => figure(await heading(page).innerText())).toBe(said)
    await expect(cards(page)).toHaveCount(Math.min(said, 15))

    await choose(page.getByRole('combobox', { name: text(locale, 'filter:sort.label') }), 'price-cut.DESC')
    await expect(page).toHaveURL(/[?&]sortType=price-cut/)
    const check = async () => {
      await expect(page.getByRole('article').locator('s, del')).toHaveCount(Math.min(said, 15))
      const cuts = await cutsOf(page)
      expect(cuts).toHaveLength(Math.min(said, 15))
      for (const cut of cuts) expect(cut).toBeGreaterThan(0)
      expect(cuts).toEqual([...cuts].sort((a, b) => b - a))
    }
    await expect(check).toPass()
    const address = page.url()
    await page.reload()
    await expect(chips(page, locale)).toHaveCount(1)
    await expect(check).toPass()
    expect(page.url()).toBe(address)
  })

test('who reloads at once after choosing a filter has chosen it', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await visit(page, await forSale('nl'))
  await press(part(page, 'nl', 'more'))
  const box = page.getByRole('checkbox', { name: new RegExp(`^${text('nl', 'filter:filter.garden')}`) })
  await press(box)
  await page.reload()
  await expect(page).toHaveURL(/[?&]garden=1/)
  await expect(chips(page, 'nl')).toHaveCount(1)
})
