import { expect, type Page } from './test'

/** Of a window that moves by itself: what the Web Vitals call good. */
const STILL = 0.1

interface Shift {
  value: number
  /** What stood elsewhere afterwards, and how far from the top of the window before and after. */
  moved: string[]
}
type Watched = Window & { shifts?: Shift[] }
type LayoutShift = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Begins to note what of the window moves by itself (Layout Instability), on each document that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((entries) => {
      for (const { value, hadRecentInput, sources } of entries.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            moved: sources.map(({ node, previousRect, currentRect }) => {
              const { nodeName = 'gone', textContent } = node ?? {}
              return `${nodeName} ${textContent?.slice(0, 60) ?? ''}: ${previousRect.y} → ${currentRect.y}`
            }),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** @throws what moved, where more of this document did than a visitor lets pass. */
export async function expectStill(page: Page) {
  const shifts = await page.evaluate(() => (window as Watched).shifts ?? [])
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  expect(sum, JSON.stringify(shifts, null, 2)).toBeLessThan(STILL)
}
