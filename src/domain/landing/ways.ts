/** A link to a landing page. */
export interface Way {
  label: string
  path: string
  /** How many listings stand there. */
  total: number
}

/** Links of a kind; a heading is left out where they say it all. */
export interface Ways {
  heading?: string
  links: Way[]
}

/** Landing pages that a list leads to. */
export interface ListWays {
  heading: string
  groups: Ways[]
}
