import { globalHistory } from '@reach/router'
import { placeOfEntry } from './keptView'

/**
 * What is kept of a map goes along when its page gives itself another address, for more of its list or in another order: the map stays as
 * it stands. Until what this gives is called.
 */
export function takeViewAlong(): () => void {
  const { pathname } = window.location
  let place = placeOfEntry()
  return globalHistory.listen(({ action, location }) => {
    if (location.pathname !== pathname) return
    const next = placeOfEntry()
    if (action === 'PUSH') copy(place, next)
    place = next
  })
}

function copy(from: string, to: string): void {
  try {
    const kept = window.sessionStorage.getItem(from)
    if (kept) window.sessionStorage.setItem(to, kept)
  } catch {
    // Without storage the way back begins at what is found.
  }
}
