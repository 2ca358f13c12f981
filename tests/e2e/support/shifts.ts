import type { Page } from './test'

type Watched = Window & { moved?: number }

/** Begins to add up how much of the window moves by itself (Layout Instability), on each document that is opened from now on. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as Watched
    watched.moved = 0
    new PerformanceObserver((entries) => {
      for (const entry of entries.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[])
        if (!entry.hadRecentInput) watched.moved = (watched.moved ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much has moved in this document. */
export const shifted = (page: Page) => page.evaluate(() => (window as Watched).moved ?? 0)
