import { globalHistory } from '@reach/router'

/** Tells the router of a step back or forward that was taken before it listened, while the page was still being taken over. */
export function tellMissedStep(): void {
  if (globalHistory.location.href === window.location.href) return
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
}
