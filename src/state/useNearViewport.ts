import { useCallback, useState } from 'react'

/** Whether an element has come near what the visitor sees; once it has, it stays so. Give `ref` to the element. */
export function useNearViewport(margin = '600px') {
  const [isNear, setNear] = useState(false)
  const ref = useCallback(
    (element: Element | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return
          setNear(true)
          observer.disconnect()
        },
        { rootMargin: margin },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [margin],
  )
  return { ref, isNear }
}
