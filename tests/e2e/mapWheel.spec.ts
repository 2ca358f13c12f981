import { expectAccessible } from './support/axe'
import { DESKTOP, forSale, stays, top } from './support/lists'
import { pins } from './support/map'
import { estatePage, property } from './support/offer'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

test.use({ viewport: DESKTOP })

const scale = (page: Page) =>
  page
    .locator('.leaflet-control-scale-line')
    .evaluate((line) => `${line.textContent}: ${line.getBoundingClientRect().width} px`)

async function overMap(page: Page) {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('no map')
  const foot = Math.min(box.y + box.height, DESKTOP.height)
  await page.mouse.move(box.x + box.width / 2, (box.y + foot) / 2)
}

for (const [which, address] of [
  ['found listings', async () => `${await forSale('fr')}?map=1`],
  ['holiday homes', async () => `${await stays('fr')}?map=1`],
] as const)
  test(`the wheel over the map of ${which} moves the page; with Ctrl, as with two fingers, it zooms`, async ({
    page,
  }) => {
    await visit(page, await address())
    await expect(pins(page).first()).toBeVisible()
    const before = await scale(page)
    const hint = page.getByText(text('fr', 'map:map.wheel.control'))
    await overMap(page)
    await expect(hint).toHaveCount(0)
    await expect(async () => {
      await page.mouse.wheel(0, 40)
      await expect(hint).toBeInViewport({ ratio: 0.8, timeout: 1000 })
    }).toPass()
    const scrolled = await top(page)
    expect(scrolled).toBeGreaterThan(0)
    expect(await scale(page)).toBe(before)
    await expect(page.getByRole('button', { name: text('fr', 'mapSearch:searchHere') })).toHaveCount(0)
    await expectAccessible(page)

    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -200)
    await page.keyboard.up('Control')
    await expect.poll(() => scale(page)).not.toBe(before)
    await expect(hint).toHaveCount(0)
    expect(await top(page)).toBe(scrolled)
  })

test('the hint of the wheel goes by itself, and the page of a listing is scrolled past its map', async ({
  page,
}) => {
  await visit(page, (await estatePage((await property()).general.id, 'nl')).path)
  await page
    .getByRole('heading', { name: text('nl', 'estate:location'), exact: true })
    .scrollIntoViewIfNeeded()
  await expect(page.getByRole('application')).toBeVisible()
  await overMap(page)
  const from = await top(page)
  await page.mouse.wheel(0, 150)
  await expect.poll(() => top(page)).toBe(from + 150)
  const hint = page.getByText(text('nl', 'map:map.wheel.control'))
  await expect(hint).toBeVisible()
  await expect(hint).toHaveCount(0)
})
