import { useEffect, useLayoutEffect, useRef } from 'react'
import { useSearchStore } from '../../state/search/useSearch'

/** A card in sight and where it stood, in px below the window's upper edge. */
interface Mark {
  card: Element
  top: number
}

function markIn(box: Element | null): Mark | undefined {
  const cards = [...(box?.querySelectorAll('article') ?? [])]
  const card = cards.find((one) => one.getBoundingClientRect().top >= 0) ?? cards.at(-1)
  return card && { card, top: card.getBoundingClientRect().top }
}

/** Keeps the cards that are in sight where they are when others come between them; the box is put around them all. */
export function useSteadyCards<Box extends HTMLElement>(cards: readonly unknown[]) {
  const store = useSearchStore()
  const box = useRef<Box>(null)
  const mark = useRef<Mark>(undefined)

  // The store tells of other cards before they are rendered.
  useEffect(
    () =>
      store.subscribe(({ list }, before) => {
        if (list.estates !== before.list.estates) mark.current = markIn(box.current)
      }),
    [store],
  )

  useLayoutEffect(() => {
    const { card, top } = mark.current ?? {}
    mark.current = undefined
    if (card?.isConnected && top !== undefined) window.scrollBy(0, card.getBoundingClientRect().top - top)
  }, [cards])

  return box
}
