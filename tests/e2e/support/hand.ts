import { expect, type CDPSession, type Locator, type Page } from 'playwright/test'

/** Windows narrower than this are phones, and phones are touched. */
const PHONE_BELOW_PX = 600

/** Where a person presses: the middle of what they see of a control, and whether it can be pressed there now. */
interface Spot {
  x: number
  y: number
  isReachable: boolean
}

/** Runs in the page: first line of the control's words, else its picture, else the control itself. */
function spotOf(element: Element): Spot {
  const { labels } = element as HTMLInputElement
  const isButtonLike = element.matches('button, select, textarea, input:not([type=checkbox], [type=radio])')
  const seen = (isButtonLike ? undefined : labels?.[0]) ?? element
  const isShown = ({ width, height }: DOMRect) => width > 1 && height > 1
  const lines: DOMRect[] = []
  const words = document.createTreeWalker(seen, NodeFilter.SHOW_TEXT)
  while (!lines.length && !seen.matches('select') && words.nextNode()) {
    const { currentNode } = words
    const holder = currentNode.parentElement
    // What only a screen reader reads is cut down to a point.
    if (!currentNode.textContent?.trim() || !holder || !isShown(holder.getBoundingClientRect())) continue
    const range = document.createRange()
    range.selectNodeContents(currentNode)
    lines.push(...[...range.getClientRects()].filter(isShown))
  }
  const picture = seen.querySelector('img, svg')
  const { left, top, width, height } =
    lines[0] ?? picture?.getBoundingClientRect() ?? seen.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isReachable = hit !== null && (seen.contains(hit) || element.contains(hit))
  return { x: Math.round(x), y: Math.round(y), isReachable }
}

/** The spot once it stands still. */
async function restingSpot(target: Locator): Promise<Spot> {
  let last: Spot | undefined
  await expect
    .poll(async () => {
      const spot = await target.evaluate(spotOf)
      const rests = last?.x === spot.x && last.y === spot.y
      last = spot
      return rests
    })
    .toBe(true)
  return last as Spot
}

const fingers = new WeakMap<Page, Promise<CDPSession>>()

/** A finger for a page, so that a journey can change to a phone's width on its way; kept, as leaving takes the finger away. */
async function fingerOf(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 })
  return session
}

/** Undefined where the page has a touch screen of its own. */
async function fingerOn(page: Page): Promise<CDPSession | undefined> {
  if (!fingers.has(page) && (await page.evaluate(() => navigator.maxTouchPoints > 0))) return undefined
  const coming = fingers.get(page) ?? fingerOf(page)
  fingers.set(page, coming)
  return coming
}

interface Point {
  x: number
  y: number
}

const touch = (finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
  finger.send('Input.dispatchTouchEvent', { type, touchPoints })

async function tap(page: Page, { x, y }: Point): Promise<void> {
  const finger = await fingerOn(page)
  if (!finger) return page.touchscreen.tap(x, y)
  await touch(finger, 'touchStart', { x, y })
  await touch(finger, 'touchEnd')
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < PHONE_BELOW_PX

/** How often a hand is seen on its way. */
const STEPS = 8

/** Drags from a point by so many px as a person does: with a finger on a phone, else with the mouse. */
export async function drag(page: Page, from: Point, by: Point): Promise<void> {
  const way = Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + (by.x * (step + 1)) / STEPS,
    y: from.y + (by.y * (step + 1)) / STEPS,
  }))
  if (!isPhone(page)) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of way) await page.mouse.move(x, y)
    return page.mouse.up()
  }
  const finger = (await fingerOn(page)) ?? (await page.context().newCDPSession(page))
  await touch(finger, 'touchStart', from)
  for (const point of way) await touch(finger, 'touchMove', point)
  await touch(finger, 'touchEnd')
}

/**
 * Presses a control as a person does: scrolls until its words (else its picture) can be seen and touched, then presses
 * their middle, with a finger on a phone, else with the mouse. Nothing is set by code.
 */
export async function press(target: Locator): Promise<void> {
  const page = target.page()
  await expect(target).toBeAttached()
  await expect(target).toBeEnabled()
  let spot = await restingSpot(target)
  if (!spot.isReachable) {
    await target.evaluate((element) => {
      const { labels } = element as HTMLInputElement
      ;(labels?.[0] ?? element).scrollIntoView({ block: 'center', behavior: 'instant' })
    })
    spot = await restingSpot(target)
  }
  if (!spot.isReachable)
    await expect
      .poll(async () => (spot = await target.evaluate(spotOf)).isReachable, String(target))
      .toBe(true)
  await (isPhone(page) ? tap(page, spot) : page.mouse.click(spot.x, spot.y))
}

/**
 * Chooses an option of a native list, named by its value or its place, as a person does: presses the list, types what
 * the option says, and takes it with Enter.
 */
export async function choose(list: Locator, option: string | number): Promise<void> {
  const { keyboard } = list.page()
  const all = list.locator('option')
  const words = typeof option === 'number' ? all.nth(option) : list.locator(`option[value="${option}"]`)
  await expect(words).toBeAttached()
  await press(list)
  await keyboard.type(((await words.textContent()) ?? '').trim())
  await keyboard.press('Enter')
}
