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

export function spotNow(): Spot {
  const top = window.scrollY
  // At its top a page begins, whatever stands further down.
  if (top === 0) return { top }
  const cards = cardsOfPage()
  const index = cards.findIndex((card) => topOf(card) >= 0)
  const card = cards[index]
  return card && topOf(card) < window.innerHeight / 2 ? { top, card: { index, top: topOf(card) } } : { top }
}
