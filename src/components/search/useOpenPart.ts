import { useEffect, useEffectEvent, useRef, useState } from 'react'

/**
 * The part of a bar that is open below its button (`data-part`). It closes when the visitor goes anywhere else, by pointer or
 * keyboard, and by Escape, which gives the button the focus back.
 */
export function useOpenPart<Name extends string>() {
  const [open, setOpen] = useState<Name>()
  const box = useRef<HTMLDivElement>(null)

  function close() {
    box.current?.querySelector<HTMLElement>('[aria-expanded=true][data-part]')?.focus()
    setOpen(undefined)
  }
  // On the document: nothing may have the focus, as in browsers where a pressed button gets none.
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && close())

  useEffect(() => {
    if (!open) return
    const away = ({ target }: Event) => {
      const bar = box.current
      // What was pressed may be gone from the page by now, as a chip that was taken off.
      if (!bar || !(target instanceof Element) || !target.isConnected || bar.contains(target)) return
      // A price that is being typed holds before its box is gone.
      if (document.activeElement instanceof HTMLElement && bar.contains(document.activeElement))
        document.activeElement.blur()
      setOpen(undefined)
    }
    // Where what is pressed takes no focus, as words or a button in some browsers, what is around the bar gets it.
    const focusAway = (event: FocusEvent) => {
      if (!(event.target instanceof Element && event.target.contains(box.current))) away(event)
    }
    const escape = (event: KeyboardEvent) => void onKey(event)
    document.addEventListener('pointerdown', away)
    document.addEventListener('focusin', focusAway)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', away)
      document.removeEventListener('focusin', focusAway)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  return { box, open, setOpen, close }
}
