import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { FOUND_MARK } from '../../domain/search/searchedMark'

/** The click that a press which began now ends in leads nowhere. */
function ignoreClick() {
  const done = new AbortController()
  const ignore = (event: MouseEvent) => {
    done.abort()
    // A key that presses something has no click of its own.
    if (!event.detail) return
    event.preventDefault()
    event.stopPropagation()
  }
  const first = { capture: true, signal: done.signal }
  document.addEventListener('click', ignore, first)
  // A press that was dragged away ends in none.
  document.addEventListener('pointerdown', () => done.abort(), first)
}

/**
 * The part of a bar that is open below its button (`data-part`). It closes when the visitor goes anywhere else, by pointer or
 * keyboard, and by Escape, which gives the button the focus back. A press of the mouse on what was found, which the part lies over,
 * does nothing but that. `onLeave` is told that the visitor goes on from what is open.
 */
export function useOpenPart<Name extends string>(onLeave: () => void) {
  const [open, setOpen] = useState<Name>()
  const box = useRef<HTMLDivElement>(null)

  function close() {
    box.current?.querySelector<HTMLElement>('[aria-expanded=true][data-part]')?.focus()
    setOpen(undefined)
  }
  const leave = useEffectEvent(onLeave)
  // On the document: nothing may have the focus, as in browsers where a pressed button gets none.
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close())

  useEffect(() => {
    if (!open) return
    const away = ({ target }: Event, from: Element | null = box.current) => {
      const bar = box.current
      // What was pressed may be gone from the page by now, as a chip that was taken off.
      if (!bar || !(target instanceof Element) || !target.isConnected || from?.contains(target)) return
      // A price that is being typed holds before its box is gone. What the focus goes on to keeps it.
      if (document.activeElement instanceof HTMLElement && from?.contains(document.activeElement))
        document.activeElement.blur()
      leave()
      setOpen(undefined)
    }
    const pressAway = (event: PointerEvent) => {
      away(event)
      const found = document.querySelector(`[${FOUND_MARK}]`)?.parentElement
      const isOver = event.target instanceof Element && found?.contains(event.target)
      if (isOver && event.pointerType === 'mouse' && event.button === 0) ignoreClick()
    }
    // Where what is pressed takes no focus, as words or a button in some browsers, what is around the bar gets it.
    const focusAway = (event: FocusEvent) => {
      const part = box.current?.querySelector('[aria-expanded=true][data-part]')?.parentElement ?? null
      // Who goes on by the keyboard to the next button of the bar is done with this part.
      if (!(event.target instanceof Element && event.target.contains(box.current))) away(event, part)
    }
    const escape = (event: KeyboardEvent) => void onKey(event)
    document.addEventListener('pointerdown', pressAway)
    document.addEventListener('focusin', focusAway)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', pressAway)
      document.removeEventListener('focusin', focusAway)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return { box, open, setOpen, close }
}
