import { viewArea } from '../../src/domain/map/viewArea'
import { meets } from '../../src/domain/map/box'
import { mapPins } from '../../src/domain/search/mapPins'
import { pagePath } from '../../src/domain/page/pagePlace'
import { filteredQuery } from '../../src/domain/search/searchQuery'
import { NO_FILTER } from '../../src/domain/search/searchFilter'
import { getSite } from '../../src/siteApi/content'
import { getEstate, postEstateMap } from '../../src/siteApi/estates'
import { expectAccessible } from './support/axe'
import { press } from './support/hand'
import { DESKTOP, forSale, top, WIDTHS } from './support/lists'
import { boxesOf, clusterInSight, crowdAround, pins, places, zoomToPlace } from './support/map'
import { estatePage, pagesOf } from './support/offer'
import { client } from './support/site'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

const GHENT = { lat: 51.05, lon: 3.72 }
const map = (page: Page) => page.getByRole('application')
const prices = (page: Page) => page.locator('.pin:not(.dot)')
const card = (page: Page) => page.getByRole('dialog')
const nearer = (page: Page) => page.getByRole('button', { name: text('nl', 'map:map.zoomIn'), exact: true })

/** Which of the dots nothing else lies over; more than there are where there is none. */
const dotInSight = (page: Page) =>
  page.locator('.pin.dot').evaluateAll((dots) => {
    const at = dots.findIndex((dot) => {
      const { x, y, width, height } = dot.getBoundingClientRect()
      return dot.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
    return at < 0 ? dots.length : at
  })

async function openMap(page: Page, path?: string) {
  await visit(page, path ?? `${await forSale('nl')}?map=1`)
  await expect(pins(page).first()).toBeVisible()
}

/** Where a place of the map is in the window: of the first pin that is one place. */
const stand = (page: Page) =>
  page.locator('.leaflet-map-pane').evaluate((pane) => pane.getBoundingClientRect().toJSON() as DOMRect)

for (const [device, viewport] of WIDTHS)
  test(`where it is crowded no price lies over another, and a dot tells its own when it is pointed at, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await crowdAround(page, GHENT, 0.08)
    await openMap(page)
    for (let step = 0; step < 3; step++) {
      if (step > 0) await press(nearer(page))
      await expect(async () => {
        const shown = await boxesOf(prices(page))
        const over = shown.filter((box) => shown.some((other) => other !== box && meets(box, other)))
        expect(over).toEqual([])
      }).toPass()
      const dot = page.locator('.pin.dot').nth(await dotInSight(page))
      if (viewport === DESKTOP && (await dot.count())) {
        const before = await dot.boundingBox()
        await dot.hover()
        await expect
          .poll(async () => (await dot.boundingBox())?.width)
          .toBeGreaterThan((before?.width ?? 0) + 10)
        await expect(dot).toBeInViewport({ ratio: 0.9 })
        await page.mouse.move(0, 0)
      }
    }
  })

for (const [device, viewport] of WIDTHS)
  test(`nothing that a map shows by itself stands under its buttons, nor after a press on a cluster, on ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await openMap(page)
    const controls = page.locator('[data-map]').locator('.leaflet-control, [data-over]')
    const expectClear = () =>
      expect(async () => {
        const over = await boxesOf(controls)
        const under = (await boxesOf(pins(page))).filter((pin) => over.some((box) => meets(box, pin)))
        expect(under).toEqual([])
      }).toPass()
    await expectClear()
    const cluster = await clusterInSight(page)
    const count = Number(await cluster.textContent())
    await press(cluster)
    // All of it is in sight still, in more than one.
    await expect.poll(() => pins(page).count()).toBeGreaterThan(1)
    const shown = async () => {
      const each = (await pins(page).allTextContents()).map((words) => parseInt(words, 10) || 1)
      return each.reduce((sum, one) => sum + one, 0)
    }
    await expect.poll(shown).toBeGreaterThanOrEqual(count)
  })

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('a pin that is pressed has its card at it, and moves neither page nor map', async ({ page }) => {
    await openMap(page)
    const pin = await zoomToPlace(page)
    await pin.scrollIntoViewIfNeeded()
    await page.mouse.move(300, 500)
    await expect(page.locator('.pins')).not.toHaveClass(/changing/)
    const [scrolled, at, address] = [await top(page), await stand(page), page.url()]
    const whole = await map(page).boundingBox()
    const box = await pin.boundingBox()
    if (!whole || !box) throw new Error('no map or pin')
    await press(pin)
    await expect(card(page).getByRole('article').first()).toBeVisible()
    await expect(card(page)).toBeFocused()
    await expect(card(page)).toBeInViewport({ ratio: 1 })
    expect(await top(page)).toBe(scrolled)
    expect(page.url()).toBe(address)
    const [beside, open] = [await card(page).boundingBox(), await page.locator('.pin.open').boundingBox()]
    if (!beside || !open) throw new Error('no card or pin')
    const gap = Math.max(beside.y - (open.y + open.height), open.y - (beside.y + beside.height))
    expect(gap).toBeLessThan(40)
    const after = await stand(page)
    // Room for the card may take the map a little way, where the pin is at its edge.
    expect(Math.abs(after.x - at.x) + Math.abs(after.y - at.y)).toBeLessThan(whole.height / 3)
    await page.keyboard.press('Escape')
    await expect(card(page)).toHaveCount(0)
    await expect(pin).toBeFocused()
    expect(await top(page)).toBe(scrolled)
  })

  test('arrows lead from pin to pin, Enter opens the one that has the focus', async ({ page }) => {
    await openMap(page)
    await map(page).focus()
    await page.keyboard.press('Tab')
    const first = page.locator('.pin:focus')
    await expect(first).toHaveCount(1)
    await expect(page.locator('.pin[tabindex="0"]')).toHaveCount(1)
    const [scrolled, at] = [await top(page), await stand(page)]
    const from = await first.boundingBox()
    await page.keyboard.press('ArrowUp')
    await expect
      .poll(async () => (await page.locator('.pin:focus').boundingBox())?.y)
      .toBeLessThan(from?.y ?? 0)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('.pin:focus')).toHaveCount(1)
    expect(await stand(page)).toEqual(at)
    expect(await top(page)).toBe(scrolled)
    await expectAccessible(page)

    await (await zoomToPlace(page)).focus()
    await page.keyboard.press('Enter')
    await expect(card(page).getByRole('article').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.pin:focus')).toHaveCount(1)
  })

  test('who opens a cluster by a key goes on at what it gathered, and no pin with the focus is cut by the edge', async ({
    page,
  }) => {
    await openMap(page)
    await map(page).focus()
    await page.keyboard.press('Tab')
    const focused = page.locator('.pin:focus')
    const isCluster = () => focused.evaluate((pin) => pin.classList.contains('cluster'))
    for (let step = 0; !(await isCluster()) && step < 60; step += 1)
      await page.keyboard.press(step % 3 ? 'ArrowLeft' : 'ArrowUp')
    expect(await isCluster()).toBe(true)
    const gathered = Number(await focused.textContent())
    const [scrolled, zoom] = [await top(page), await focused.getAttribute('aria-label')]
    await page.keyboard.press('Enter')
    await expect(focused).toHaveCount(1)
    await expect(focused).not.toHaveAttribute('aria-label', zoom ?? '')
    if (await isCluster()) expect(Number(await focused.textContent())).toBeLessThan(gathered)
    expect(await top(page)).toBe(scrolled)
    for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'])
      for (let step = 0; step < 5; step += 1) {
        await page.keyboard.press(way)
        await expect(async () => {
          const [box, whole] = [await focused.boundingBox(), await map(page).boundingBox()]
          if (!box || !whole) throw new Error('Nothing on the map has the focus')
          expect(box.x).toBeGreaterThanOrEqual(whole.x - 1)
          expect(box.y).toBeGreaterThanOrEqual(whole.y - 1)
          expect(box.x + box.width).toBeLessThanOrEqual(whole.x + whole.width + 1)
          expect(box.y + box.height).toBeLessThanOrEqual(whole.y + whole.height + 1)
          const isUncovered = (pin: Element) => {
            const { left, top, width, height } = pin.getBoundingClientRect()
            const points = [0.1, 0.5, 0.9].flatMap((x) => [0.2, 0.5, 0.8].map((y) => [x, y] as const))
            return points.every(([x, y]) => {
              const above = document.elementFromPoint(left + width * x, top + height * y)
              return !above?.closest('[data-over], [data-here], .leaflet-control')
            })
          }
          expect(await focused.evaluate(isUncovered)).toBe(true)
        }).toPass()
      }
  })

  test('a card lights its pin, and a pin its card', async ({ page }) => {
    await openMap(page)
    const article = page.getByRole('article').first()
    await article.hover()
    await expect(page.locator('.pin.pointed')).toHaveCount(1)
    const said = await page.locator('.pin.pointed').getAttribute('aria-label')
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(page.locator('.pin.pointed')).toHaveCount(0)
    const item = page.getByRole('listitem').filter({ has: article }).last()
    await expect(item).toHaveCSS('outline-style', 'none')
    // As near as its own pin stands by itself.
    const { settings } = await getSite(client)
    const list = (await pagesOf('estateList')).find((one) => page.url().includes(pagePath(one, 'nl') ?? '-'))
    const feed = mapPins(
      await postEstateMap(client, filteredQuery(NO_FILTER, list?.node ?? {}, settings.hiddenStatus)),
    )
    const href = await article.getByRole('link').last().getAttribute('href')
    const placed = feed.find(({ id }) => href?.includes(`/${id}/`))
    if (!placed) return
    const [near, { lat, lon }] = [0.004, placed]
    const ring = viewArea({ west: lon - near, south: lat - near, east: lon + near, north: lat + near })
    await openMap(page, `${await forSale('nl')}?map=1&area=${ring.map((point) => point.join()).join(';')}`)
    const pin = page.locator(`.pin[aria-label="${said}"]`).first()
    await pin.hover()
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('article') })
        .first(),
    ).toHaveCSS('outline-style', 'solid')
  })
})

for (const [device, viewport] of WIDTHS)
  test(`the pin of a project lists its units, which lead to their pages, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    const { settings } = await getSite(client)
    const [list] = await pagesOf('estateList')
    const feed = mapPins(
      await postEstateMap(client, filteredQuery(NO_FILTER, list?.node ?? {}, settings.hiddenStatus)),
    )
    const placed = feed.find(({ units, kind }) => units > 0 && !kind.approximate)
    if (!placed || !list) throw new Error('No project of the demo site has a place')
    const { children = [] } = await getEstate(client, placed.id)
    const around = `geo_range=1km;${placed.lat};${placed.lon}`
    await openMap(page, `${pagePath(list, 'nl') ?? ''}?map=1&${around}`)
    if (placed.price !== null)
      await expect(places(page).first()).toHaveAccessibleName(/^Vanaf € [\d.]+, Project, /)
    await press(places(page).first())
    const units = card(page).getByRole('list', {
      name: text('nl', `map:map.units_${children.length === 1 ? 'one' : 'other'}`, {
        count: children.length,
      }),
    })
    await expect(units.getByRole('link')).toHaveCount(children.length)
    await expectAccessible(page)
    const link = units.getByRole('link').first()
    const path = (await link.getAttribute('href')) ?? ''
    await press(link)
    await expect(page).toHaveURL(path)
    expect(path.startsWith((await estatePage(placed.id, 'nl')).path)).toBe(true)
  })
