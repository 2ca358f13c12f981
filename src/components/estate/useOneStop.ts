import { useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useIsBrowser } from '../../state/useIsBrowser'

const TO: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowRight: (at, last) => Math.min(at + 1, last),
  ArrowLeft: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

const isShown = (link: HTMLElement) => getComputedStyle(link.parentElement ?? link).display !== 'none'

/**
 * Makes the links of a list one stop of the Tab key: the arrows, Home and End go from one to the other. Without a script every
 * link is a stop.
 */
export function useOneStop() {
  const isBrowser = useIsBrowser()
  const [at, setAt] = useState(0)
  const linksOf = (list: HTMLElement) => [...list.querySelectorAll('a')]

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const to = TO[event.key]
    if (!to || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    const shown = linksOf(event.currentTarget).filter(isShown)
    const from = shown.findIndex((link) => link === document.activeElement)
    if (from < 0) return
    event.preventDefault()
    shown[to(from, shown.length - 1)]?.focus()
  }

  function onFocus({ currentTarget, target }: FocusEvent<HTMLElement>) {
    const place = linksOf(currentTarget).findIndex((link) => link === target)
    if (place >= 0) setAt(place)
  }

  return {
    list: { onKeyDown, onFocus },
    /** Of the link at a place. */
    tabIndex: (place: number) => (isBrowser && place !== at ? -1 : undefined),
  }
}
