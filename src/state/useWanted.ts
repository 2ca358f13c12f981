import { useEffect, useState } from 'react'
import { useNearViewport } from './useNearViewport'

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

/**
 * Whether something that a page can be read without is wanted by now: the visitor has pressed, typed or turned the wheel, or comes near its
 * place, whose element is given `ref`.
 */
export function useWanted(margin: string) {
  const { ref, isNear } = useNearViewport(margin)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (isTouched) return
    const done = new AbortController()
    for (const touch of TOUCHES)
      window.addEventListener(touch, () => setTouched(true), { signal: done.signal, passive: true })
    return () => done.abort()
  }, [isTouched])
  return { ref, isWanted: isNear || isTouched }
}
