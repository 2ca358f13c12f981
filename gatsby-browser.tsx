import type { GatsbyBrowser } from 'gatsby'
import { Root } from './src/components/layout/Root'
import { keepSeenPage, startOfflineWorker } from './src/state/offline/offlineWorker'

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = ({ element }) => <Root>{element}</Root>

const isBuilt = process.env.NODE_ENV === 'production'

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (isBuilt) startOfflineWorker()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (isBuilt && location.pathname !== prevLocation?.pathname)
    keepSeenPage(location.pathname + location.search, !prevLocation)
}
