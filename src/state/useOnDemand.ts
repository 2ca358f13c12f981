import { useRef, useState } from 'react'

export type OnDemand<T> =
  { status: 'idle' } | { status: 'loading' } | { status: 'failed' } | { status: 'ready'; value: T }

/**
 * Something that is fetched when it is first wanted and kept from then on. Unlike `React.lazy` it may fail, as on a train,
 * and be wanted again.
 */
export function useOnDemand<T>(load: () => Promise<T>) {
  const [state, setState] = useState<OnDemand<T>>({ status: 'idle' })
  const isAsked = useRef(false)

  function want() {
    if (isAsked.current) return
    isAsked.current = true
    setState({ status: 'loading' })
    load().then(
      (value) => setState({ status: 'ready', value }),
      () => {
        isAsked.current = false
        setState({ status: 'failed' })
      },
    )
  }

  return { state, want }
}
