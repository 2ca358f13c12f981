/** The first of several sources of one figure that says something: none, and "not set" (-1), say nothing. */
export const positive = (...candidates: (number | null | undefined)[]): number | undefined =>
  candidates.find((value): value is number => typeof value === 'number' && value > 0)
