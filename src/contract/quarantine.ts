/** A listing, holiday unit or page of the site's own, by its number. */
export interface Ref {
  kind: 'estate' | 'rentalUnit' | 'page'
  /** 0 when not even that could be read. */
  id: number
}

/**
 * One that is not on the site, as what the API gives of it is not what the contract says; or that is not on it as it is now, as it
 * cannot be rendered.
 */
export interface Quarantined extends Ref {
  reason: string
}

/** One of which a build could not render a page. */
export interface Unrendered extends Quarantined {
  path: string
}
