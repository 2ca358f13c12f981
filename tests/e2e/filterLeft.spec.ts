import { press } from './support/hand'
import { cards, DESKTOP, forSale, heading, part, PHONE } from './support/lists'
import { pins } from './support/map'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const box = (page: Page) => page.getByRole('combobox', { name: text('nl', 'filter:filter.cityLabel') })
const filterTop = async (page: Page) => (await page.getByRole('search').boundingBox())?.y

/** Chooses so much that the heading is long. */
async function chooseMuch(page: Page) {
  const flag = (name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) }).first()
  await press(part(page, 'nl', 'type'))
  await press(flag('Huis'))
  await expect(page).toHaveURL(/[?&]type=/)
  for (const place of ['provincie Oost-Vlaanderen', 'provincie West-Vlaanderen']) {
    await press(part(page, 'nl', 'place'))
    await expect(box(page)).toBeFocused()
    await page.keyboard.type(place)
    const before = page.url()
    await page.keyboard.press('Enter')
    await expect(page).not.toHaveURL(before)
    await expect(box(page)).toBeHidden()
  }
}

for (const width of [1024, 1280, 1920])
  test(`the filter stays under the pointer however long the heading gets, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ ...DESKTOP, width })
    await visit(page, await forSale('nl'))
    const before = await filterTop(page)
    await chooseMuch(page)
    await expect(heading(page)).toContainText('West-Vlaanderen')
    expect(await filterTop(page)).toBe(before)
  })

test.describe('a press beside what is open in the filter', () => {
  test('only closes it, on a listing', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const list = await forSale('nl')
    await visit(page, list)
    await press(part(page, 'nl', 'bedrooms'))
    await expect(part(page, 'nl', 'bedrooms')).toHaveAttribute('aria-expanded', 'true')
    const other = cards(page).nth(2).getByRole('link')
    await press(other)
    await expect(part(page, 'nl', 'bedrooms')).toHaveAttribute('aria-expanded', 'false')
    await expect(page).toHaveURL(list)
    await press(other)
    await expect(page).not.toHaveURL(list)
    await expect(page).toHaveURL(/\/\d+\//)
  })

  test('only closes it, on a pin', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    await press(part(page, 'nl', 'type'))
    await press(pins(page).last())
    await expect(part(page, 'nl', 'type')).toHaveAttribute('aria-expanded', 'false')
    await expect(pins(page).last()).not.toHaveAttribute('aria-expanded', 'true')
  })

  test('and keys that leave it, close it too; what they press then acts', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'more'))
    await page.keyboard.press('Escape')
    await press(part(page, 'nl', 'type'))
    await expect(part(page, 'nl', 'type')).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(part(page, 'nl', 'type')).toHaveAttribute('aria-expanded', 'false')
  })
})

test.describe('a place that is typed without Enter is meant', () => {
  test('by who goes on to another part of the filter', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    await visit(page, await forSale('nl'))
    await press(part(page, 'nl', 'place'))
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Brugge')
    await expect(page.getByRole('option', { name: /^Brugge/ }).first()).toBeVisible()
    await press(part(page, 'nl', 'type'))
    await expect(heading(page)).toContainText('Brugge')
    await expect(part(page, 'nl', 'type')).toHaveAttribute('aria-expanded', 'true')
    await press(part(page, 'nl', 'place'))
    await expect(box(page)).toHaveValue('')
  })

  test('by who shows what was found, on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE)
    await visit(page, await forSale('nl'))
    await press(page.getByRole('button', { name: new RegExp(`^${text('nl', 'filter:filter.open')}`) }).last())
    await press(box(page))
    await page.keyboard.type('huis in Brugge')
    await expect(page.getByRole('option', { name: /^Brugge/ }).first()).toBeVisible()
    await press(page.getByRole('dialog').getByRole('button', { name: /^Toon/ }).last())
    await expect(page).toHaveURL(/[?&]type=1(&|$)/)
    await expect(heading(page)).toContainText('Brugge')
  })

  test('and what no place is called stands in the box still', async ({ page }) => {
    await page.setViewportSize(DESKTOP)
    const list = await forSale('nl')
    await visit(page, list)
    await press(part(page, 'nl', 'place'))
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('Xyzzyx')
    await expect(page.getByText(text('nl', 'filter:filter.noCity'))).toBeVisible()
    await press(part(page, 'nl', 'type'))
    await expect(box(page)).toHaveCount(0)
    await expect(page).toHaveURL(list)
    await press(part(page, 'nl', 'place'))
    await expect(box(page)).toHaveValue('Xyzzyx')
  })
})
