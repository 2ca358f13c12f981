import { fromApi } from '../../src/domain/estate/fromApi'
import { groupKey } from '../../src/domain/search/groupKey'
import { nodeQuery } from '../../src/domain/search/listBody'
import { getSite } from '../../src/siteApi/content'
import { postEstates } from '../../src/siteApi/estates'
import { choose, press } from './support/hand'
import { byTown, cards, figure, groupedBy, heading, more, top, WIDTHS } from './support/lists'
import { pagesOf } from './support/offer'
import { client } from './support/site'
import { expect, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

async function nodeGroupedBy(groupBy: 'CITY' | 'PRICE') {
  const page = (await pagesOf('estateList')).find((one) => one.node?.groupOptions?.groupBy === groupBy)
  if (!page?.node) throw new Error(`The demo site has no list by ${groupBy}`)
  return page.node
}

test.describe('a grouped list', () => {
  test('keeps its place when the rest comes, and by reload and on the way back', async ({ page }) => {
    const path = await byTown('nl')
    await visit(page, path)
    const total = figure(
      await heading(page)
        .innerText()
        .then((words) => words.replace(/^\D+/, '')),
    )
    await more(page, 'nl').evaluate((link) => link.scrollIntoView({ block: 'center' }))
    const seen = cards(page).nth(14)
    const place = (await seen.boundingBox())?.y ?? 0
    const link = await seen.getByRole('link').last().getAttribute('href')
    await press(more(page, 'nl'))
    await expect(cards(page)).toHaveCount(total)
    await expect(page).toHaveURL(`${path}?page=${Math.ceil(total / 15)}`)
    // What was in sight still is, though towns come between by their names.
    const same = page.getByRole('article').filter({ has: page.locator(`a[href="${link}"]`) })
    await expect(same).toBeInViewport()
    expect(Math.abs(((await same.boundingBox())?.y ?? 0) - place)).toBeLessThan(80)

    await cards(page)
      .nth(total - 6)
      .scrollIntoViewIfNeeded()
    const before = await top(page)
    await press(
      cards(page)
        .nth(total - 6)
        .getByRole('link')
        .last(),
    )
    await expect(page).toHaveURL(/\/nl\/aanbod\//)
    await page.goBack()
    await expect(cards(page)).toHaveCount(total)
    await expect.poll(() => top(page)).toBeCloseTo(before, -2)
    await page.reload()
    await expect(cards(page)).toHaveCount(total)
    await expect.poll(() => top(page)).toBeCloseTo(before, -2)
  })

  test('turns its groups for who sorts by what they are about, and keeps that in the address', async ({
    page,
  }) => {
    const path = await byTown('nl')
    await visit(page, path)
    const groups = page.getByRole('main').getByRole('heading', { level: 2 })
    const first = (await groups.first().getAttribute('id')) ?? ''
    await choose(page.getByRole('combobox', { name: text('nl', 'filter:sort.label') }), 'city.DESC')
    await expect(page).toHaveURL(`${path}?sortOrder=DESC`)
    await expect(groups.last()).toHaveAttribute('id', first)
    await page.reload()
    await expect(groups.last()).toHaveAttribute('id', first)
  })

  test('says of each group how many there are, not how many are shown', async ({ page, request }) => {
    const path = await byTown('nl')
    const { settings } = await getSite(client)
    const node = await nodeGroupedBy('CITY')
    const asked = { query: nodeQuery(node, settings.hiddenStatus), pagination: { from: 0, size: 500 } }
    const { results } = await postEstates(client, asked)
    const counts = new Map<string, number>()
    for (const { address } of results) counts.set(address.city.zip, (counts.get(address.city.zip) ?? 0) + 1)
    const html = await (await request.get(path)).text()
    const document = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html')
      return [...parsed.querySelectorAll('main h2[id^="group-"]')].map((one) => ({
        id: one.id.replace('group-', ''),
        count: Number(/(\d+) pand/.exec(one.textContent)?.[1]),
      }))
    }, html)
    const byId = new Map(results.map(({ address }) => [String(address.city.id), address.city.zip]))
    expect(document.length).toBeGreaterThan(5)
    for (const { id, count } of document) expect(count).toBe(counts.get(byId.get(id) ?? ''))
  })

  for (const [window, size] of WIDTHS) {
    test(`by price says at once how many each band has, on ${window}`, async ({ page }) => {
      await page.setViewportSize(size)
      const { settings } = await getSite(client)
      const node = await nodeGroupedBy('PRICE')
      const query = nodeQuery(node, settings.hiddenStatus)
      const { results } = await postEstates(client, { query, pagination: { from: 0, size: 500 } })
      const counts = new Map<string, number>()
      for (const estate of results) {
        const shown = fromApi(estate, settings)
        const label = (shown && groupKey(shown, 'PRICE', 'fr')?.label) ?? ''
        counts.set(label, (counts.get(label) ?? 0) + 1)
      }
      await visit(page, await groupedBy('fr', 'PRICE'))
      // Fewer are shown than there are: what the heading says is not what was counted on the page.
      expect(await cards(page).count()).toBe(15)
      expect(results.length).toBeGreaterThan(15)
      const groups = page.getByRole('main').getByRole('heading', { level: 2, name: '€' })
      const told = async () =>
        (await groups.allInnerTexts()).map((words) => {
          const label = [...counts.keys()].find((each) => each && words.startsWith(each)) ?? words
          return [label, figure(words.slice(label.length))] as const
        })
      const before = await told()
      expect(before.length).toBeGreaterThan(0)
      for (const [label, count] of before) expect([label, count]).toEqual([label, counts.get(label)])
      // The way to a band says the same, and nothing changes when the rest is there.
      await press(more(page, 'fr'))
      await expect(cards(page)).toHaveCount(results.length)
      expect((await told()).slice(0, before.length)).toEqual(before)
    })
  }
})
