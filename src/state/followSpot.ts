import { cardsOfPage, OWN_MOVES, type Spot, topOf } from './windowSpot'

/** Longer than a list takes to come; who waits longer began anew in their mind too. */
const PATIENCE_MS = 10_000

/** Moves the window to the spot as far as the page is there; whether all of it was. */
function reach({ top, card }: Spot): boolean {
  const same = card && cardsOfPage()[card.index]
  const wanted = same ? window.scrollY + topOf(same) - card.top : top
  window.scrollTo({ top: wanted, behavior: 'instant' })
  return Boolean(same ?? !card) && Math.abs(window.scrollY - wanted) < 1
}

/**
 * Has the window show a spot: the same card stands at its top, else it is scrolled as far. What a page loads comes later, so it follows
 * until then, or until the visitor moves or has left the page at this path.
 */
export function followSpot(spot: Spot, path: string): void {
  const steps = new AbortController()
  const follow = () => (window.location.pathname !== path || reach(spot)) && steps.abort()
  const watch = new ResizeObserver(follow)
  const timer = setTimeout(() => steps.abort(), PATIENCE_MS)
  steps.signal.addEventListener('abort', () => {
    watch.disconnect()
    clearTimeout(timer)
  })
  for (const move of OWN_MOVES)
    window.addEventListener(move, () => steps.abort(), { passive: true, signal: steps.signal })
  // Hears of the page as it is now too.
  watch.observe(document.body)
  follow()
}
