/** What an address of a further page of a list shows, where that is not built ahead. */
export type LeafAnswer =
  | { is: 'page'; html: string; pageData: string }
  /** The list is not that long, or there is none. */
  | { is: 'nothing' }
  /** Nothing can be rendered before the next build has ended. */
  | { is: 'later' }

/** Renders further pages of the lists of one site, by their path. */
export type LaterLeaves = (path: string) => Promise<LeafAnswer>
