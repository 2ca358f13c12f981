import { globalHistory } from '@reach/router'
import { keepView, keptView, placeOfEntry } from './keptView'

/**
 * What is kept of a map goes along when its page gives itself another address, for more of its list or in another order: the map stays as
 * it stands. Until what this gives is called.
 */
export function takeViewAlong(): () => void {
  const { pathname } = window.location
  let place = placeOfEntry()
  return globalHistory.listen(({ action, location }) => {
    if (location.pathname !== pathname) return
    if (action === 'PUSH') keepView(keptView(place))
    place = placeOfEntry()
  })
}
