import type { Locator } from 'playwright/test'
import { LOCALES } from '../../src/contract/locales'
import { press } from './support/hand'
import { figure, forSale, heading, part, WIDTHS } from './support/lists'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** How many listings a row of the filter promises. */
const promised = (row: Locator) =>
  row.evaluate((one) =>
    Number(/[\d.]+(?=\D*$)/.exec(one.closest('label')?.innerText ?? '')?.[0].replace(/\./g, '')),
  )

const chips = (page: Page, locale: (typeof LOCALES)[number]) =>
  page.getByRole('list', { name: text(locale, 'filter:filter.active') }).getByRole('listitem')

for (const [window, size] of WIDTHS)
  for (const locale of LOCALES)
    test(`garden, energy label and living area find what they promise, on ${window} in ${locale}`, async ({
      page,
    }) => {
      const t = (key: string, values = {}) => text(locale, `filter:${key}`, values)
      const isPhone = size.width < 992
      await page.setViewportSize(size)
      await visit(page, await forSale(locale))

      async function open() {
        if (isPhone)
          await press(page.getByRole('button', { name: new RegExp(`^${t('filter.open')}`) }).last())
        else if ((await part(page, locale, 'more').getAttribute('aria-expanded')) === 'false')
          await press(part(page, locale, 'more'))
      }

      /** Chooses a row of the search that the address has, and sees that as many are found as it promised. */
      async function choose(row: Locator) {
        await visit(page, page.url())
        await open()
        await expect(row).toBeVisible()
        const count = await promised(row)
        expect(count).toBeGreaterThan(0)
        await press(row)
        if (isPhone) {
          await expect(row).toBeChecked()
          await press(page.getByRole('dialog').getByRole('button', { name: new RegExp(`\\b${count}\\b`) }))
        }
        await expect.poll(async () => figure(await heading(page).innerText())).toBe(count)
      }

      await choose(page.getByRole('checkbox', { name: new RegExp(`^${t('filter.garden')}`) }))
      await expect(page).toHaveURL(/\?garden=1$/)
      await choose(page.getByRole('radio', { name: new RegExp(`^${t('filter.upTo', { value: 'C' })}`) }))
      await expect(page).toHaveURL(/\?energy=C&garden=1$/)
      const areas = page.getByRole('group', { name: t('filter.livingArea') })
      await choose(areas.getByRole('radio').nth(1))
      await expect(page).toHaveURL(/\?living-area-m\S+&energy=C&garden=1$/)

      const energy = t('chip.upTo', { name: t('filter.energy'), value: 'C' })
      await expect(chips(page, locale).filter({ hasText: energy })).toHaveCount(1)
      await expect(chips(page, locale).filter({ hasText: t('filter.livingArea') })).not.toHaveCount(0)

      // An alert is for the same, in the same words.
      await page.keyboard.press('Escape')
      await press(page.getByRole('link', { name: t('alert'), exact: true }).first())
      const asked = page.getByRole('list', { name: text(locale, 'alerts:alerts.search') })
      await expect(asked).toContainText(energy)
      await expect(asked).toContainText(t('filter.garden'))
      await press(page.getByRole('button', { name: text(locale, 'alerts:alerts.adjust') }))
      await press(page.getByRole('checkbox', { name: new RegExp(`^${t('filter.garden')}`) }))
      await press(page.getByRole('button', { name: text(locale, 'alerts:alerts.done'), exact: true }))
      await expect(asked).not.toContainText(t('filter.garden'))
      await page.goBack()
      await expect(page).toHaveURL(/energy=C&garden=1$/)
      await press(page.getByRole('button', { name: t('filter.remove', { name: t('filter.garden') }) }))
      await expect(page).toHaveURL(/energy=C$/)
    })
