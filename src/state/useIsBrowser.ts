import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while the page is prebuilt and at its first render in the browser, true afterwards. */
export function useIsBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
