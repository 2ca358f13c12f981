import type { Thing } from 'schema-dts'
import type { LandingView } from '../landing/landingView'
import { landingCrumbs } from '../site/crumbs'
import type { FrameView } from '../site/frameView'
import { breadcrumbs } from './breadcrumbs'
import { itemList } from './itemList'
import { partOfList } from './partOfList'

/** What a landing page tells machines: what it leads to, and the way to it. */
export const landingGraph = (view: LandingView, frame: FrameView): Thing[] => [
  partOfList(view, frame, itemList(view.cards, frame.origin, view.total)),
  breadcrumbs(landingCrumbs(view, frame), frame.origin),
]
