import { keepView, keptView, type KeptView } from './map/keptView'

/** Where in a page somebody is: how far the window is scrolled, and which card stands at its top. */
interface Spot {
  top: number
  card?: { index: number; top: number }
}

/** What a visitor does who wants to be elsewhere. */
export const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Longer than a list takes to come; who waits longer began anew in their mind too. */
const PATIENCE_MS = 10_000

/** The cards of a list or of favourites. That of a pin stands in a window of its own. */
const cardsOfPage = () => [...document.querySelectorAll('main article:not([role=dialog] *)')]

const topOf = (card: Element) => card.getBoundingClientRect().top

function spotNow(): Spot {
  const top = window.scrollY
  // At its top a page begins, whatever stands further down.
  if (top === 0) return { top }
  const cards = cardsOfPage()
  const index = cards.findIndex((card) => topOf(card) >= 0)
  const card = cards[index]
  return card && topOf(card) < window.innerHeight / 2 ? { top, card: { index, top: topOf(card) } } : { top }
}

let carried: { to: string; spot: Spot; map: KeptView } | undefined

/** Remembers where the window is, and its map, for the same page in another language at this address. */
export function carrySpot(to: string): void {
  carried = { to, spot: spotNow(), map: keptView() }
}

/** Whether a visitor comes to this address from the same page in another language. */
export const isCarriedTo = (address: string): boolean => carried?.to === address

/** Moves the window to the spot as far as the page is there; whether all of it was. */
function reach({ top, card }: Spot): boolean {
  const same = card && cardsOfPage()[card.index]
  const wanted = same ? window.scrollY + topOf(same) - card.top : top
  window.scrollTo({ top: wanted, behavior: 'instant' })
  return Boolean(same ?? !card) && Math.abs(window.scrollY - wanted) < 1
}

/**
 * Brings the window to where it was before the language changed: the same card stands at its top, else it is scrolled as far. What
 * a page loads comes later, so it follows until then, or until the visitor moves. False when nobody comes from another language.
 */
export function bringCarried(address: string): boolean {
  const { to, spot, map } = carried ?? {}
  carried = undefined
  if (to !== address || !spot) return false
  if (map?.at) keepView(map)
  const steps = new AbortController()
  const follow = () => reach(spot) && steps.abort()
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
  return true
}
