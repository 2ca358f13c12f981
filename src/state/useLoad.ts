import { startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'

export type Loaded<T> =
  { state: 'loading' } | { state: 'ready'; value: T } | { state: 'failed'; error: unknown }

interface Settled<T> {
  of: string
  result: Loaded<T>
}

/**
 * Loads something when the page opens and whenever `key` changes (undefined: nothing yet), and gives a way to try
 * again. An answer that comes after the key changed is dropped.
 */
export function useLoad<T>(key: string | undefined, load: (signal: AbortSignal) => Promise<T>) {
  const [settled, setSettled] = useState<Settled<T>>()
  const [attempt, setAttempt] = useState(0)
  const start = useEffectEvent(load)
  const wanted = key === undefined ? undefined : `${attempt}:${key}`

  useEffect(() => {
    if (wanted === undefined) return
    const controller = new AbortController()
    const settle = (result: Loaded<T>) => {
      if (controller.signal.aborted) return
      // A little at a time: who presses something meanwhile is answered first.
      startTransition(() => setSettled({ of: wanted, result }))
    }
    start(controller.signal).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => settle({ state: 'failed', error }),
    )
    return () => controller.abort()
  }, [wanted])

  const retry = useCallback(() => setAttempt((before) => before + 1), [])
  const result: Loaded<T> = settled && settled.of === wanted ? settled.result : { state: 'loading' }
  return { result, retry }
}
