import { keepView, keptView, type KeptView } from './map/keptView'

/** Where in a page somebody is: how far the window is scrolled, and which card stands at its top. */
export interface Spot {
  top: number
  card?: { index: number; top: number }
}

/** What a visitor does who wants to be elsewhere. */
export const OWN_MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The cards of a list or of favourites. That of a pin stands in a window of its own. */
export const cardsOfPage = () => [...document.querySelectorAll('main article:not([role=dialog] *)')]

export const topOf = (card: Element) => card.getBoundingClientRect().top

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

/**
 * Brings the window to where it was before the language changed (`followSpot`, which no page loads that nobody comes to so), and a map
 * to how it stood.
 */
export function bringCarried(address: string): void {
  const { to, spot, map } = carried ?? {}
  carried = undefined
  if (to !== address || !spot) return
  if (map?.at) keepView(map)
  void import('./followSpot').then(({ followSpot }) => followSpot(spot))
}
