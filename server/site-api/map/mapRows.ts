/** What a map shows, a column each, in the order of the listings' numbers; only listings that have a position. */
export interface MapRows {
  /** Listings found, those without a position included. */
  total: number
  ids: ArrayLike<number>
  /** In units of which a degree has `PER_DEGREE`. */
  lat: ArrayLike<number>
  lon: ArrayLike<number>
  /** Euro; 0 when it is not set. */
  price: ArrayLike<number>
  type: ArrayLike<number>
  transaction: ArrayLike<number>
  /** The sum of what holds of `MAP_FLAG`. */
  flags: ArrayLike<number>
  /** Place of each project that has units which are asked for, and how many. */
  units: [number, number][]
}

export const PER_DEGREE = 100_000

/** Degrees as a column has them. */
export const inUnits = (degrees: number): number => Math.round(degrees * PER_DEGREE)

/** What is sold or cannot be had now, and what has a hidden address. */
export const MAP_FLAG = { taken: 1, hidden: 2 } as const
