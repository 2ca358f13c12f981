import { type RefObject, useEffect, useState } from 'react'

type Box = RefObject<HTMLElement | null>

/** Whether the table's head has gone under the place where the names come. */
export function useIsHeadPast(scroller: Box, place: Box) {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const look = () => {
      const head = scroller.current?.querySelector('thead')?.getBoundingClientRect()
      const top = place.current?.getBoundingClientRect().top
      setPast(head !== undefined && top !== undefined && head.bottom < top)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [scroller, place])
  return isPast
}
