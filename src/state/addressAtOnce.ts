import { navigate } from '@reach/router'
import { KEPT_WINDOW } from './keptWindow'

/**
 * Sets the address of the page that is shown, by a new entry of the history or in the place of the one that is there. By the router
 * itself: Gatsby's `navigate` asks for the page's resources first, so that what was chosen stood in no address for a while, and an
 * address could overtake the next one.
 */
export const setAddressAtOnce = (address: string, how: 'push' | 'replace'): void =>
  void navigate(address, { replace: how === 'replace', state: KEPT_WINDOW })
