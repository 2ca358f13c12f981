import { useEffect, useRef, type MouseEvent } from 'react'
import { headingOf, isFocusLost } from '../ui/focusHeading'

const chipsIn = (line: Element | null) => [...(line?.querySelectorAll<HTMLElement>('li > button') ?? [])]

/**
 * Who takes a chip off by a key, or all of them, does not lose the focus with it: once the list is there it goes to the chip that stands in
 * its place, and where none is left to the heading, which says what is found now. `line` is put around the chips, `taken` is told of the click.
 * @param isSettled whether the list is what was asked for
 */
export function useFocusOnTaken(isSettled: boolean) {
  const line = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ at: number; count: number }>(undefined)

  useEffect(() => {
    const chips = chipsIn(line.current)
    if (!pressed.current || !isSettled || chips.length >= pressed.current.count) return
    const { at } = pressed.current
    pressed.current = undefined
    // Who went elsewhere meanwhile stays there.
    if (!isFocusLost()) return
    const next = chips[Math.min(at, chips.length - 1)] ?? headingOf(line.current?.closest('main'))
    next?.focus()
  })

  return {
    line,
    taken: ({ detail, currentTarget }: MouseEvent<HTMLElement>) => {
      const chips = chipsIn(line.current)
      // A click that no pointer made counts no presses.
      pressed.current = detail === 0 ? { at: chips.indexOf(currentTarget), count: chips.length } : undefined
    },
  }
}
