import { tabFlag } from '../tabFlag'

/** How a visitor left a map: what a way back to its page brings again. */
export interface KeptView {
  at?: { lat: number; lon: number; zoom: number }
  /** Whether it was the visitor who last moved it, rather than what was found. */
  isMoved?: boolean
  /** Key of the place whose card is open. */
  open?: string | undefined
}

/** One map for each entry of the history and each address: every way to a page anew begins at what is found. */
export function placeOfEntry(): string {
  const { key } = (window.history.state ?? {}) as { key?: string }
  const { pathname, search } = window.location
  return `map-view|${key ?? 'initial'}|${pathname}${search}`
}

export function keptView(): KeptView {
  try {
    return JSON.parse(window.sessionStorage.getItem(placeOfEntry()) ?? '{}') as KeptView
  } catch {
    return {}
  }
}

/** Whether the visitor wants to search as the map is moved: of all maps of the tab, as each move of one that does gives it another address. */
export const keptFollows = tabFlag('map-follows')

/** Remembers, in this tab only, how the map of this page stands now. */
export function keepView(change: KeptView): void {
  try {
    window.sessionStorage.setItem(placeOfEntry(), JSON.stringify({ ...keptView(), ...change }))
  } catch {
    // Without storage the way back begins at what is found.
  }
}
