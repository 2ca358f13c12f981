import { navigate } from '@reach/router'
import { KEPT_WINDOW } from './keptWindow'
import { walkOfStep } from './walkedChoices'

/** By a new entry of the history, by one that lies over the list of the entry before, or in the place of the one that is there. */
export type HowSet = 'push' | 'over' | 'replace'

/** State of an entry of the history that lies over the list before it. */
interface OverList {
  liesOverList?: boolean
}

/** State of an entry of the history that arrows led to, from choice to choice. */
interface Walked {
  walk?: number | undefined
}

/**
 * Sets the address of the page that is shown. By the router itself: Gatsby's `navigate` asks for the page's resources first, so that what
 * was chosen stood in no address for a while, and an address could overtake the next one. All choices that arrows led through are one
 * entry of the history: the way back leads to before them.
 */
export function setAddressAtOnce(address: string, how: HowSet): void {
  if (how !== 'over') {
    const walk = walkOfStep()
    const isNextStep = walk !== undefined && (window.history.state as Walked | null)?.walk === walk
    const state = { ...KEPT_WINDOW, walk } satisfies Walked
    return void navigate(address, { replace: how === 'replace' || isNextStep, state })
  }
  const state = { ...KEPT_WINDOW, liesOverList: true } satisfies OverList
  // The router makes none while it is on its way to another address: the list would lie under none, and the way back leave its page.
  window.history.pushState(state, '', address)
  void navigate(address, { replace: true, state })
}

let isGoing = false

/** Goes back to the list that the entry of the history which is shown lies over; false, and nothing done, where it lies over none. */
export function backToList(): boolean {
  const state = window.history.state as OverList | null
  if (!state?.liesOverList) return false
  if (isGoing) return true
  // The browser goes a moment later: a second press would leave the page.
  isGoing = true
  window.addEventListener('popstate', () => (isGoing = false), { once: true })
  window.history.back()
  return true
}
