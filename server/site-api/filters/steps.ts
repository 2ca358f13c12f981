export interface Step {
  count: number
  least: number
  most: number
  /** The listing that was counted last. */
  last: number
}

/** Counts listings by a small number, -1 the lowest: each listing once a number whatever its units. */
export class Steps {
  private readonly steps: (Step | undefined)[] = []

  add(listing: number, step: number, value: number): void {
    const known = this.steps[step + 1]
    if (!known) {
      this.steps[step + 1] = { count: 1, least: value, most: value, last: listing }
      return
    }
    if (known.last !== listing) known.count += 1
    known.last = listing
    if (value < known.least) known.least = value
    if (value > known.most) known.most = value
  }

  /** Those that hold a listing, by number. */
  all(): [number, Step][] {
    return [...this.steps.entries()].flatMap(([place, step]) => (step ? [[place - 1, step]] : []))
  }
}
