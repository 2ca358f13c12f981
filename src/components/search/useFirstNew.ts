import { useEffect, useRef, type MouseEvent } from 'react'

/** What had the focus when more was asked for, and the cards that stood there. */
interface Asked {
  by: Element
  known: ReadonlySet<Element>
}

const cardsIn = (box: Element | null) => [...(box?.querySelectorAll('article') ?? [])]

/**
 * Leads who asks for more by a key to the first card that comes; who points sees it anyway. `box` is put around the cards,
 * `asked` is told of the click, `isComing` says that they are on their way.
 */
export function useFirstNew<Box extends HTMLElement>(isComing: boolean) {
  const box = useRef<Box>(null)
  const asked = useRef<Asked>(undefined)

  useEffect(() => {
    const before = asked.current
    if (isComing || !before) return
    asked.current = undefined
    // Who went elsewhere meanwhile stays there; what was pressed is gone with the last of the cards.
    const isThere = [before.by, document.body].includes(document.activeElement ?? document.body)
    const first = cardsIn(box.current).find((card) => !before.known.has(card))
    if (isThere) first?.querySelector<HTMLElement>('a:not([tabindex="-1"])')?.focus()
  }, [isComing])

  return {
    box,
    asked: ({ detail, currentTarget }: MouseEvent) => {
      // A click that no pointer made counts no presses.
      asked.current = detail === 0 ? { by: currentTarget, known: new Set(cardsIn(box.current)) } : undefined
    },
  }
}
