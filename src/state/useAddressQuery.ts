import { useSyncExternalStore } from 'react'

/** A page is rendered anew with each address it has. */
const never = () => () => undefined

/** What stands behind the path of the address, with its '?'; '' while the page is prebuilt and at its first render in the browser. */
export function useAddressQuery(): string {
  return useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  )
}
