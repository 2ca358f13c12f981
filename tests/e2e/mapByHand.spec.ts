import { HEAD_TYPE_ID } from '../../src/contract/ids'
import { expectAccessible } from './support/axe'
import { choose, drag, press } from './support/hand'
import { tabTo } from './support/keyboard'
import { cards, DESKTOP, figure, forSale, heading, more, PHONE, top, WIDTHS } from './support/lists'
import { clusterInSight, pins, zoomToPlace } from './support/map'
import { expect, type Page, test } from './support/test'
import { text } from './support/texts'
import { visit } from './support/visit'

/** The middle of a pin is on the map and not behind the card. */
async function expectPinBesideCard(page: Page) {
  const card = await page.getByRole('dialog').boundingBox()
  const map = await page.getByRole('application').boundingBox()
  const pin = await page.locator('.pin.open').boundingBox()
  if (!card || !map || !pin) throw new Error('no card, map or pin')
  const [x, y] = [pin.x + pin.width / 2, pin.y + pin.height / 2]
  expect(x > map.x && x < map.x + map.width && y > map.y && y < map.y + map.height).toBe(true)
  const isBehind = x > card.x && x < card.x + card.width && y > card.y && y < card.y + card.height
  expect(isBehind).toBe(false)
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('a pin that is touched shows its card at the foot of the map, which stays where it is', async ({
    page,
  }) => {
    await visit(page, await forSale('fr'))
    await press(page.getByRole('button', { name: text('fr', 'filter:map.show'), exact: true }))
    await expect(pins(page).first()).toBeVisible()
    await expect(page.getByRole('button', { name: text('fr', 'filter:map.hide'), exact: true })).toBeVisible()
    const pin = await zoomToPlace(page)
    const before = await top(page)
    await press(pin)
    const card = page.getByRole('dialog')
    await expect(card.getByRole('article').first()).toBeInViewport({ ratio: 1 })
    expect(await top(page)).toBe(before)
    await expect(page.getByRole('application')).toBeInViewport({ ratio: 0.8 })
    await expect(async () => expectPinBesideCard(page)).toPass()
    await expectAccessible(page)

    const name = card.getByRole('article').first().getByRole('link').last()
    const path = (await name.getAttribute('href')) ?? ''
    const address = page.url()
    await press(name)
    await expect(page).toHaveURL(path)

    await page.goBack()
    await expect(page).toHaveURL(address)
    await expect(card.getByRole('link').last()).toHaveAttribute('href', path)
    await expect(page.locator('.pin.open')).toBeInViewport()
    await expect(async () => expectPinBesideCard(page)).toPass()
  })
})

test.describe('on a phone of 360 by 740', () => {
  const HEIGHT = 740
  test.use({ viewport: { width: 360, height: HEIGHT } })

  /** How much of the window shows map: down to its card, where that is open. */
  async function shownPart(page: Page): Promise<number> {
    const map = await page.getByRole('application').boundingBox()
    const card = await page
      .getByRole('dialog')
      .boundingBox({ timeout: 1 })
      .catch(() => null)
    const bar = await page
      .getByRole('button', { name: text('fr', 'filter:map.hide'), exact: true })
      .boundingBox()
    if (!map || !bar) throw new Error('no map or bar')
    const foot = Math.min(map.y + map.height, bar.y - 8, card?.y ?? HEIGHT)
    return (foot - Math.max(map.y, 60)) / HEIGHT
  }

  for (const [how, query] of [
    ['from the list', ''],
    ['with its address', '?map=1&type=1'],
  ] as const)
    test(`the map opened ${how} is most of the window, its card too leaves room`, async ({ page }) => {
      await visit(page, (await forSale('fr')) + query)
      if (!query) await press(page.getByRole('button', { name: text('fr', 'filter:map.show'), exact: true }))
      await expect(pins(page).first()).toBeVisible()
      await expect.poll(() => shownPart(page)).toBeGreaterThan(0.6)
      await press(await zoomToPlace(page))
      await expect(page.getByRole('dialog').getByRole('article').first()).toBeInViewport({ ratio: 1 })
      await expect.poll(() => shownPart(page)).toBeGreaterThan(0.45)
    })

  test('every cluster can be pressed in its middle', async ({ page }) => {
    await visit(page, `${await forSale('fr')}?map=1`)
    const clusters = page.locator('.pin.cluster')
    await expect(clusters.first()).toBeVisible()
    const isOnTop = (cluster: Element) => {
      const { left, top, width, height } = cluster.getBoundingClientRect()
      return document.elementFromPoint(left + width / 2, top + height / 2) === cluster
    }
    // Those at the edge may be under a control of the map.
    const within = await page.getByRole('application').boundingBox()
    const tops: boolean[] = []
    for (const cluster of await clusters.all()) {
      const box = await cluster.boundingBox()
      if (!box || !within || box.y < within.y + 100 || box.y + 80 > within.y + within.height) continue
      tops.push(await cluster.evaluate(isOnTop))
    }
    expect(tops.length).toBeGreaterThan(0)
    expect(tops).not.toContain(false)
    const before = await pins(page).allInnerTexts()
    await press(clusters.first())
    await expect.poll(() => pins(page).allInnerTexts()).not.toEqual(before)
  })
})

test('in a low window the card of a pin moves neither page nor list', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 })
  await visit(page, `${await forSale('fr')}?map=1`)
  await expect(pins(page).first()).toBeVisible()
  const pin = await zoomToPlace(page)
  await pin.scrollIntoViewIfNeeded()
  const before = await top(page)
  await press(pin)
  const card = page.getByRole('dialog')
  await expect(card.getByRole('article').first()).toBeInViewport({ ratio: 1 })
  expect(await top(page)).toBe(before)
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  expect(await top(page)).toBe(before)
})

for (const [device, viewport] of WIDTHS)
  test(`beside the card of a pin another part of the map can be searched, on ${device}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const pin = await zoomToPlace(page)
    const before = await pin.boundingBox()
    await press(pin)
    const card = page.getByRole('dialog')
    await expect(card.getByRole('article').first()).toBeVisible()
    await expect(async () => expectPinBesideCard(page)).toPass()
    const after = await page.locator('.pin.open').boundingBox()
    if (viewport === DESKTOP) expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(130)
    const map = await page.getByRole('application').boundingBox()
    if (!map) throw new Error('no map')
    await drag(page, { x: map.x + map.width / 2, y: map.y + 150 }, { x: 70, y: 20 })
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') }))
    await expect(page).toHaveURL(/[?&]area=/)
    // Its home is still in sight, and the keyboard goes on where the button was.
    await expect(card.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('application')).toBeFocused()
  })

test('what searches the part in sight stands beside a phone’s map, not over it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const locale of ['fr', 'de'] as const) {
    await visit(page, `${await forSale(locale)}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const map = await page.getByRole('application').boundingBox()
    if (!map) throw new Error('no map')
    await drag(page, { x: map.x + map.width / 2, y: map.y + 150 }, { x: 70, y: 20 })
    const here = page.getByRole('button', { name: text(locale, 'mapSearch:searchHere') })
    await expect(here).toBeInViewport({ ratio: 1 })
    const box = await here.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(map.y)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    const after = await page.getByRole('application').boundingBox()
    expect(after).toEqual(map)
    await press(here)
    await expect(page).toHaveURL(/[?&]area=/)
  }
})

test('from the map of a search a phone’s menu leads to the top of a whole list', async ({ page }) => {
  await page.setViewportSize(PHONE)
  const path = await forSale('fr')
  await visit(page, `${path}?type=${HEAD_TYPE_ID.APARTMENT}&map=1`)
  await expect(pins(page).first()).toBeVisible()
  await press(page.getByRole('button', { name: text('fr', 'nav.open'), exact: true }))
  await press(page.locator('[data-menu]').getByRole('link', { name: 'À vendre', exact: true }))
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toBeInViewport()
  await expect(page.getByRole('application')).toHaveCount(0)
  expect(await top(page)).toBe(0)
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the card of a pin is wholly in sight, and its pin beside it', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const pin = await zoomToPlace(page)
    const before = await top(page)
    await press(pin)
    const card = page.getByRole('dialog')
    await expect(card.getByRole('article').first()).toBeVisible()
    await expect(card).toBeInViewport({ ratio: 0.99 })
    await expect(async () => expectPinBesideCard(page)).toPass()
    expect(await top(page)).toBe(before)
    await press(await clusterInSight(page))
    await expect(card).toHaveCount(0)
  })

  test('a card that a search closed stays closed when the search is taken back', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    await press(await zoomToPlace(page))
    const card = page.getByRole('dialog')
    await expect(card.getByRole('article').first()).toBeVisible()
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:around'), exact: true }))
    await page.getByLabel(text('nl', 'mapSearch:around.town'), { exact: true }).fill('Gent')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/[?&]geo_range=/)
    await expect(card).toHaveCount(0)
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:clear') }))
    await expect(page).not.toHaveURL(/geo_range=/)
    await expect(page.getByText(text('nl', 'mapSearch:dashed'))).toBeVisible()
    await expect(card).toHaveCount(0)
  })

  test('a map that searches as it is moved goes on so after the way back from a listing', async ({
    page,
  }) => {
    await visit(page, `${await forSale('fr')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const follow = page.getByRole('switch', { name: text('fr', 'mapSearch:follow'), exact: true })
    await press(follow)
    await press(page.getByRole('button', { name: text('fr', 'map:map.zoomIn'), exact: true }))
    await expect(page).toHaveURL(/[?&]area=/)
    await press(await zoomToPlace(page))
    const name = page.getByRole('dialog').getByRole('link').last()
    const path = (await name.getAttribute('href')) ?? ''
    await press(name)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL(/[?&]area=/)
    await expect(follow).toBeChecked()
    await expect(page.locator('.pin.open')).toBeInViewport()
    const before = page.url()
    const map = await page.getByRole('application').boundingBox()
    if (!map) throw new Error('no map')
    await drag(page, { x: map.x + map.width / 2, y: map.y + 120 }, { x: -90, y: 30 })
    await expect.poll(() => page.url()).not.toBe(before)
  })

  test('it stands as it was after more of the list was loaded, a listing opened and gone back from', async ({
    page,
  }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const closer = page.getByRole('button', { name: text('nl', 'map:map.zoomIn'), exact: true })
    await press(closer)
    await press(closer)
    const scale = page.locator('.leaflet-control-scale-line')
    const inSight = () => pins(page).evaluateAll((all) => all.map((pin) => pin.textContent).sort())
    await press(more(page, 'nl'))
    await expect(page).toHaveURL(/[?&]page=2/)
    const [before, near] = [await inSight(), await scale.innerText()]
    const name = cards(page).last().getByRole('link').last()
    const path = (await name.getAttribute('href')) ?? ''
    await press(name)
    await expect(page).toHaveURL(path)
    await page.goBack()
    await expect(page).toHaveURL(/[?&]page=2/)
    await expect(scale).toHaveText(near)
    await expect.poll(inSight).toEqual(before)
  })

  test('who lets it search as it is moved by the space bar stays on that switch', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const whole = await heading(page).innerText()
    await press(page.getByRole('button', { name: text('nl', 'map:map.zoomIn'), exact: true }))
    await expect(page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') }).last()).toBeVisible()
    const follow = page.getByRole('switch', { name: text('nl', 'mapSearch:follow'), exact: true })
    await tabTo(page, follow, 120, 'Shift+Tab')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/[?&]area=/)
    await expect(heading(page)).not.toHaveText(whole)
    await expect(follow).toBeChecked()
    await expect(follow).toBeFocused()
  })

  test('a pin that is open takes nobody from the filters, and nobody is lost when it is closed', async ({
    page,
  }) => {
    await visit(page, `${await forSale('nl')}?map=1&bedrooms=3`)
    await expect(pins(page).first()).toBeVisible()
    const found = await heading(page).innerText()
    await (await zoomToPlace(page)).focus()
    await page.keyboard.press('Enter')
    const card = page.getByRole('dialog')
    await expect(card).toBeFocused()
    const all = page.getByRole('button', { name: text('nl', 'filter:filter.clear'), exact: true })
    await tabTo(page, all, 120, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(heading(page)).not.toHaveText(found)
    await expect(card.getByRole('article').first()).toBeVisible()
    await expect(heading(page)).toBeFocused()
    await expect(heading(page)).toBeInViewport()
    await tabTo(page, card.getByRole('button').first())
    await page.keyboard.press('Escape')
    await expect(card).toHaveCount(0)
    const isOnMap = (map: HTMLElement) => map.contains(document.activeElement)
    await expect.poll(() => page.getByRole('application').evaluate(isOnMap)).toBe(true)
  })

  test('what was searched stays outlined when the visitor looks elsewhere', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    const map = page.getByRole('application')
    await map.focus()
    await page.keyboard.press('+')
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') }))
    await expect(page).toHaveURL(/[?&]area=/)
    const address = page.url()
    await press(page.getByRole('button', { name: text('nl', 'map:map.zoomOut') }))
    const outline = page.locator('path.area')
    await expect(outline).toBeInViewport({ ratio: 1 })
    const edges = await outline.boundingBox()
    const whole = await map.boundingBox()
    expect((edges?.width ?? 0) / (whole?.width ?? 1)).toBeGreaterThan(0.3)
    expect(page.url()).toBe(address)
  })

  test('beginning to draw closes the card, and a line that encloses nothing says so and marks no words', async ({
    page,
  }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    await press(await zoomToPlace(page))
    const card = page.getByRole('dialog')
    await expect(card.getByRole('article').first()).toBeVisible()
    const draw = page.getByRole('button', { name: text('nl', 'mapSearch:draw'), exact: true })
    await press(draw)
    await expect(card).toHaveCount(0)
    await expect(page.getByText(text('nl', 'mapSearch:draw.hint'))).toBeVisible()
    const address = page.url()
    const box = await page.getByRole('application').boundingBox()
    if (!box) throw new Error('no map')
    await drag(page, { x: box.x + 60, y: box.y + box.height / 2 }, { x: box.width - 120, y: 0 })
    await expect(page.getByText(text('nl', 'mapSearch:draw.empty'))).toBeVisible()
    expect(await page.evaluate(() => window.getSelection()?.toString())).toBe('')
    await expect(draw).toHaveAttribute('aria-pressed', 'true')
    expect(page.url()).toBe(address)
  })

  test('an area that is set stays until it is taken off, however the map is moved', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await expect(pins(page).first()).toBeVisible()
    await press(page.getByRole('switch', { name: text('nl', 'mapSearch:follow'), exact: true }))
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:draw'), exact: true }))
    const box = await page.getByRole('application').boundingBox()
    if (!box) throw new Error('no map')
    const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
    await page.mouse.move(...at(0.2, 0.2))
    await page.mouse.down()
    for (const [x, y] of [
      [0.8, 0.2],
      [0.7, 0.6],
      [0.2, 0.22],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 5 })
    await page.mouse.up()
    await expect(page).toHaveURL(/[?&]area=/)
    const drawn = page.url()
    const held = page.getByRole('switch', { name: text('nl', 'mapSearch:follow'), exact: true })
    await expect(held).toBeDisabled()
    await expect(held).toHaveAccessibleDescription(text('nl', 'mapSearch:follow.held'))
    await page.getByRole('application').focus()
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(700)
    expect(page.url()).toBe(drawn)
    await expect(page.getByRole('button', { name: text('nl', 'mapSearch:searchHere') })).toHaveCount(0)

    await press(page.getByRole('button', { name: text('nl', 'mapSearch:clear') }))
    await expect(page).not.toHaveURL(/area=/)
    await expect(
      page.getByRole('switch', { name: text('nl', 'mapSearch:follow'), exact: true }),
    ).toBeChecked()
  })

  test('a circle says around what it is, also to who opens its address', async ({ page }) => {
    await visit(page, `${await forSale('nl')}?map=1`)
    await press(page.getByRole('button', { name: text('nl', 'mapSearch:around'), exact: true }))
    await page.getByLabel(text('nl', 'mapSearch:around.town'), { exact: true }).fill('Gand')
    await page.keyboard.press('Enter')
    const chip = page.getByRole('button', {
      name: text('nl', 'filter:filter.remove', { name: '10 km rond Gent' }),
    })
    await expect(chip).toBeVisible()
    // The address follows what is shown, a moment later where the machine is busy: what is opened again is the address.
    await expect(page).toHaveURL(/[?&]geo_range=/)
    await page.reload()
    await expect(chip).toBeVisible()
  })

  test('what is not on the map is named with why, and what a dashed pin is is said', async ({ page }) => {
    const asked = page.waitForResponse('**/estate-map')
    await visit(page, `${await forSale('nl')}?map=1`)
    const feed = (await (await asked).json()) as { total: number; ids: number[] }
    const count = feed.total - feed.ids.length
    expect(count).toBeGreaterThan(0)
    const words = text('nl', `mapSearch:unplaced_${count === 1 ? 'one' : 'other'}`, { shown: count })
    const note = page.getByText(words)
    await expect(note).toBeVisible()
    await expect(page.getByText(text('nl', 'mapSearch:dashed'))).toBeVisible()
    const named = note.getByRole('link')
    await expect(named).toHaveCount(Math.min(count, 3))
    const hrefs = await named.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    for (const href of hrefs) expect(feed.ids).not.toContain(Number(/\/aanbod\/(\d+)/.exec(href)?.[1]))
    await press(named.first())
    await expect(page).toHaveURL(hrefs[0] ?? '')
  })
})

test('home counts what the list has to which it leads', async ({ page }) => {
  for (const type of ['', String(HEAD_TYPE_ID.HOUSE)]) {
    await visit(page, '/fr')
    const search = page.getByRole('search')
    await choose(search.getByLabel(text('fr', 'list:search.type')), type)
    const send = search.getByRole('button', { name: /^Voir \d/ })
    const said = figure(await send.innerText())
    await press(send)
    await expect(page).toHaveURL(new RegExp(`${await forSale('fr')}(\\?|$)`))
    await expect.poll(async () => figure(await heading(page).innerText())).toBe(said)
  }
})

test('a press on a map that does not fit the window leaves the page where it is', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await visit(page, `${await forSale('nl')}?map=1`)
  await expect(pins(page).first()).toBeVisible()
  const map = page.getByRole('application')
  expect(await map.evaluate((box) => box.getBoundingClientRect().bottom > window.innerHeight)).toBe(true)
  const before = await top(page)
  for (const name of ['map.zoomIn', 'map.zoomOut']) {
    await press(page.getByRole('button', { name: text('nl', `map:${name}`), exact: true }))
    await expect(map).toBeFocused()
    expect(await top(page)).toBe(before)
  }
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const box = await map.boundingBox()
  if (!box) throw new Error('no map')
  await page.mouse.click(box.x + box.width / 4, box.y + 40)
  await expect(map).toBeFocused()
  expect(await top(page)).toBe(before)
})
