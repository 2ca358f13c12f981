import { useLayoutEffect, useRef, useState } from 'react'

/** Width from which two months fit beside each other, in px. */
const TWO_FROM = 560

/** How many months fit in an element; measured before the first paint and whenever its width changes. */
export function useMonthCount() {
  const box = useRef<HTMLDivElement>(null)
  const [count, setCount] = useState(1)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const measure = () => setCount(element.clientWidth >= TWO_FROM ? 2 : 1)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { box, count }
}
