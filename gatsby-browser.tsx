import type { GatsbyBrowser } from 'gatsby'
import { announceHeadingAlone } from './src/gatsby/browser/announcer'
import { bringCarried } from './src/state/carriedSpot'
export { shouldUpdateScroll } from './src/state/keptWindow'
import { renderAnewIfChanged } from './src/gatsby/browser/renderAnew'
import { keepSeenPage, startOfflineWorker } from './src/state/offline/offlineWorker'
// Only the document names the fonts; what is built for the browser is what is published.
import './src/styles/fontFiles'

const isBuilt = process.env.NODE_ENV === 'production'

/** Nothing given back leaves it to Gatsby. */
export const replaceHydrateFunction = renderAnewIfChanged

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  announceHeadingAlone(document.getElementById('gatsby-announcer'))
  if (isBuilt) startOfflineWorker()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  bringCarried(location.pathname + location.search + location.hash)
  if (isBuilt && location.pathname !== prevLocation?.pathname)
    keepSeenPage(location.pathname + location.search, !prevLocation)
}
