import { useSyncExternalStore } from 'react'
import { askedList } from './favourites/idsHash'
import { onFollowedQuery } from './followQuery'

function onHash(changed: () => void) {
  window.addEventListener('hashchange', changed)
  return () => window.removeEventListener('hashchange', changed)
}

/** What stands behind the path of the address, with its '?'; '' while the page is prebuilt and at its first render in the browser. */
export function useAddressQuery(): string {
  // A page is rendered anew with each other address it has.
  return useSyncExternalStore(
    onFollowedQuery,
    () => window.location.search,
    () => '',
  )
}

/**
 * What stands behind the `#` of the address when that asks for listings (`#ids=…`, `#compare=…`): the same in every language. '' for
 * any other, while the page is prebuilt and at its first render in the browser.
 */
export function useAddressList(): string {
  return useSyncExternalStore(
    onHash,
    () => (askedList(window.location.hash) ? window.location.hash : ''),
    () => '',
  )
}
