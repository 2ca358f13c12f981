import { globalHistory } from '@reach/router'
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
function placeOfEntry(): string {
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

/** What was kept last. */
let latest: KeptView = {}

/** Remembers, in this tab only, how the map of this page stands now. */
export function keepView(change: KeptView): void {
  latest = { ...keptView(), ...change }
  try {
    window.sessionStorage.setItem(placeOfEntry(), JSON.stringify(latest))
  } catch {
    // Without storage the way back begins at what is found.
  }
}

/**
 * What is kept goes along when the page gives itself another address, for more of its list or in another order: its map stays as it
 * stands. Until what this gives is called.
 */
export function takeViewAlong(): () => void {
  const { pathname } = window.location
  latest = keptView()
  return globalHistory.listen(({ action, location }) => {
    if (action === 'PUSH' && location.pathname === pathname) keepView(latest)
  })
}
