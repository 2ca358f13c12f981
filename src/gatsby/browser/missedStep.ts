let isMissed = false
const hear = () => {
  isMissed = true
}

/** Listens for steps back or forward while the page is being taken over: what shows pages listens only once it is. */
export const hearSteps = (): void => window.addEventListener('popstate', hear)

/** Tells once more of a step that was heard meanwhile, now that everybody listens. */
export function tellMissedStep(): void {
  window.removeEventListener('popstate', hear)
  if (!isMissed) return
  isMissed = false
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }))
}
