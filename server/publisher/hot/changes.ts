import type { Laps } from '../queue/stopwatch'

/** What changed at the agency: numbers of listings or units, holiday units and pages. */
export interface Changes {
  estateIds: readonly number[]
  rentalUnitIds: readonly number[]
  pageIds: readonly number[]
}

export interface Published {
  /** Pages written. */
  pages: number
  laps: Laps
}
