import type { GatsbyBrowser } from 'gatsby'
import { announceHeadingAlone } from './src/gatsby/browser/announcer'
import { bringCarried } from './src/state/carriedSpot'
export { shouldUpdateScroll } from './src/state/keptWindow'
import { tellMissedStep } from './src/gatsby/browser/missedStep'
import { takeOver } from './src/gatsby/browser/takeOver'
import { keepSeenPage, startOfflineWorker } from './src/state/offline/offlineWorker'
// Only the document names the fonts; what is built for the browser is what is published.
import './src/styles/fontFiles'

const isBuilt = process.env.NODE_ENV === 'production'

/** Nothing given back leaves it to Gatsby. */
export const replaceHydrateFunction = takeOver

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  tellMissedStep()
  announceHeadingAlone(document.getElementById('gatsby-announcer'))
  if (isBuilt) startOfflineWorker()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  bringCarried(location.pathname + location.search + location.hash)
  if (isBuilt && location.pathname !== prevLocation?.pathname)
    keepSeenPage(location.pathname + location.search, !prevLocation)
}
