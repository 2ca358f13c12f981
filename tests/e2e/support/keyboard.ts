import { expect, type Locator, type Page } from 'playwright/test'

/** Moves on with the Tab key, or back, until something has the focus. */
export async function tabTo(
  page: Page,
  target: Locator,
  most = 120,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  for (let press = 0; press < most; press += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}

/** What has the focus, and whether it can be seen. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const seen = document.elementFromPoint(
      (left + right) / 2,
      (Math.max(top, 0) + Math.min(bottom, window.innerHeight)) / 2,
    )
    const { localName: tag, type, name, value, checked } = element
    const isIn = left >= 0 && right <= window.innerWidth && bottom > 0 && top < window.innerHeight
    const isSeen = isIn && (element.contains(seen) || element.labels?.[0]?.contains(seen) === true)
    return { tag, type, name, value, checked, isSeen, text: element.textContent.slice(0, 40) }
  })

/**
 * Goes on by a key over so many stops, each of which can be seen and is behind nothing (WCAG 2.2, 2.4.11): what stands at its middle is
 * it, or in it.
 */
export async function expectClearFocus(page: Page, key: 'Tab' | 'Shift+Tab', stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key)
    await expect
      .poll(async () => {
        const { tag, text, isSeen } = await focused(page)
        return isSeen || tag === 'body' ? 'clear' : `${tag} ${text}`
      }, `stop ${stop}`)
      .toBe('clear')
  }
}

/**
 * Fills a form in from where the focus is to its button, which is pressed twice, with the keys alone: types what is asked for,
 * ticks what can be ticked. Everything on the way can be seen while it has the focus.
 */
export async function fillByKeys(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (let stop = 0; stop < 60; stop += 1) {
    const at = await focused(page)
    expect(at.isSeen, `${at.tag} ${at.name} ${at.text} can be seen`).toBe(true)
    if (at.tag === 'button' && at.type === 'submit') {
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      return
    }
    if (['checkbox', 'radio'].includes(at.type) && !at.checked) await page.keyboard.press('Space')
    else if (values[at.name] && !at.value) await page.keyboard.type(values[at.name] ?? '')
    await page.keyboard.press('Tab')
  }
  throw new Error('The button that sends is not reached by the Tab key')
}

/** Of what is shown, the elements that are wider than the window and the texts that are cut off. */
const wideOnes = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('dialog[open]') ?? document.body
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('[aria-hidden="true"]') === null
    const all = [
      document.documentElement,
      ...root.querySelectorAll('form, form *, h1, h2, [role="status"] *'),
    ]
    return all
      .filter(isShown)
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect()
        const isText = element.matches('html, label, legend, p, button, a, h1, h2, h3')
        const isCut = isText && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        return (
          left < -1 ||
          right > window.innerWidth + 1 ||
          (isCut && getComputedStyle(element).display !== 'inline')
        )
      })
      .map((element) => element.outerHTML.slice(0, 120))
  })

/** One only ever scrolls down (WCAG 2.2, 1.4.10), once what slides in stands still. */
export async function expectOneColumn(page: Page): Promise<void> {
  await expect.poll(() => wideOnes(page)).toEqual([])
}
