import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { isSoldOf } from '../../src/domain/estate/status'
import { getSite } from '../../src/siteApi/content'
import { postEstates } from '../../src/siteApi/estates'
import { client } from './support/site'
import { estatePage, project } from './support/offer'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { top } from './support/lists'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }

test('the units of a project are put in order by area, both ways; sold ones stay', async ({ page }) => {
  const { project: parent } = await project()
  const units = parent.children?.length ?? 0
  await visit(page, (await estatePage(parent.general.id, 'fr')).path)
  const table = page.getByRole('table').first()
  await expect(table.getByRole('row')).toHaveCount(units + 1)
  const heading = table.getByRole('columnheader', { name: text('fr', 'unit.area') })
  const areas = async () =>
    (await table.locator('tbody tr').allInnerTexts())
      .map((line) => /([\d.,]+) m²/.exec(line)?.[1])
      .filter((area) => area !== undefined)
      .map((area) => Number(area.replace('.', '').replace(',', '.')))
  await press(heading.getByRole('button'))
  await expect(heading).toHaveAttribute('aria-sort', 'ascending')
  const up = await areas()
  expect(up.length).toBeGreaterThan(1)
  expect(up).toEqual([...up].sort((a, b) => a - b))
  await press(heading.getByRole('button'))
  await expect(heading).toHaveAttribute('aria-sort', 'descending')
  expect(await areas()).toEqual([...up].sort((a, b) => b - a))
  await expect(table.getByRole('row')).toHaveCount(units + 1)
})

for (const width of [360, 1280])
  test(`two units are kept from their table and set side by side, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { project: parent } = await project()
    await visit(page, (await estatePage(parent.general.id, 'nl')).path)
    const table = page.getByRole('table').first()
    const rows = table.locator('tbody').getByRole('row')
    for (let turn = 0; turn < 2; turn += 1) {
      const row = rows.filter({ has: page.locator('[aria-pressed="false"]') }).first()
      const name = await row.getByRole('rowheader').innerText()
      const heart = rows
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
        .getByRole('button')
      await press(heart)
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(heart).toBeFocused()
    }
    const way = page.getByRole('link', { name: text('nl', 'unit.compare', { number: 2 }) })
    await press(way)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('nl', 'favourites:compare.title'))
    const columns = page.getByRole('columnheader')
    await expect(columns).toHaveCount(2)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await top(page)).toBe(0)
    await page.goBack()
    await expect(table.getByRole('button', { pressed: true })).toHaveCount(2)
    await expectAccessible(page)
  })

for (const width of [360, 1280])
  test(`a press anywhere on its row opens a unit, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const { project: parent } = await project()
    await visit(page, (await estatePage(parent.general.id, 'fr')).path)
    const row = page.getByRole('table').first().locator('tbody').getByRole('row').nth(1)
    const path = await row.getByRole('link').getAttribute('href')
    await row.scrollIntoViewIfNeeded()
    const { x, y, width: wide, height } = (await row.locator('[data-column="area"]').boundingBox()) ?? NOWHERE
    // Its link lies over it, so it is not what is pressed for the helper that presses names.
    await page.mouse.click(x + wide / 2, y + height / 2)
    await expect(page).toHaveURL(path ?? '')
  })

test('the units stay within their column at every width, whatever stands beside it', async ({ page }) => {
  const { project: parent } = await project()
  for (const locale of ['fr', 'de'] as const) {
    await visit(page, (await estatePage(parent.general.id, locale)).path)
    const table = page.getByRole('table').first()
    for (const width of [360, 640, 768, 992, 1100, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const beyond = () =>
        table.evaluate(
          (element) =>
            element.getBoundingClientRect().right -
            (element.parentElement?.getBoundingClientRect().right ?? 0),
        )
      await expect.poll(beyond, `${locale}, ${width} px`).toBeLessThanOrEqual(0.5)
    }
  }
})

for (const width of [360, 1280])
  test(`a unit leads on to those beside it that can be had, and back to its row, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { project: parent } = await project()
    const path = (await estatePage(parent.general.id, 'en')).path
    await visit(page, path)
    const rows = page.getByRole('table').first().locator('tbody').getByRole('row')
    const free = page.locator('[data-sold=false]').getByRole('link')
    const names = await rows.and(page.locator('[data-sold=false]')).getByRole('rowheader').allInnerTexts()
    expect(names.length).toBeGreaterThan(2)
    await press(free.first())
    const way = page.getByRole('navigation', { name: text('en', 'unit.way') })
    const own = way.locator('[aria-current=page]')
    for (const name of names.slice(1)) {
      await press(way.locator('[rel=next]'))
      await expect(own).toHaveText(name)
    }
    await expect(way.locator('[rel=next]')).toHaveCount(0)
    await press(way.getByRole('link').first())
    await expect(page).toHaveURL(new RegExp(`${path}#`))
    await expect(rows.filter({ hasText: names.at(-1) ?? '' }).last()).toBeInViewport()
  })

for (const width of [360, 1280])
  test(`the way back from a unit is where the table was left, in its order, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const { project: parent } = await project()
    await visit(page, (await estatePage(parent.general.id, 'en')).path)
    const table = page.getByRole('table').first()
    const heading = table.getByRole('columnheader', { name: text('en', 'unit.area') })
    await press(heading.getByRole('button'))
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    const last = table.locator('tbody').getByRole('row').last().getByRole('link')
    const name = await last.innerText()
    await last.scrollIntoViewIfNeeded()
    await press(last)
    await expect(page.getByRole('navigation', { name: text('en', 'unit.way') })).toBeVisible()
    expect(await top(page)).toBe(0)
    await page.goBack()
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await expect(last).toHaveText(name)
    await expect(last).toBeInViewport()
  })

test('a sold unit leads to its project’s list, and to the free units beside it before anything else', async ({
  page,
}) => {
  const { results } = await postEstates(client, {
    query: { terms: { 'general.headType.id': [HEAD_TYPE_ID.PROJECT] } },
  })
  const found = results
    .map(({ general, children = [] }) => ({
      id: general.id,
      sold: children?.find(isSoldOf),
      free: children?.filter((unit) => !isSoldOf(unit)).length ?? 0,
    }))
    .find(({ sold, free }) => sold && free > 0)
  if (!found?.sold) throw new Error('The demo site has no project with a sold unit and a free one')
  await visit(page, (await estatePage(found.sold.general.id, 'nl')).path)
  const way = page.getByRole('navigation', { name: text('nl', 'crumbs.label') })
  const steps = way.getByRole('link')
  await expect(steps).toHaveCount(3)
  const similar = page.getByRole('region', { name: text('nl', 'similar.instead') })
  await similar.scrollIntoViewIfNeeded()
  const first = similar.getByRole('listitem').first()
  await expect(first).toContainText(text('nl', 'similar.project'))
  await press(first.getByRole('link', { name: /·/ }))
  await expect(page).toHaveURL(new RegExp(`/nl/aanbod/${found.id}/`))
  await press(steps.nth(1))
  await expect(page).toHaveURL(/\/nl\/projecten$/)
})

test('printed, a listing is its picture, its facts and whom to call: nothing to press', async ({ page }) => {
  const { project: parent } = await project()
  await visit(page, (await estatePage(parent.general.id, 'nl')).path)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const { name: agency } = await getSite(client)
  await expect(page.getByRole('banner').getByRole('link', { name: agency })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('button', { name: text('nl', 'print') })).toBeHidden()
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  await expectAccessible(page)
})
