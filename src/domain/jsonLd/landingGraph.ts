import type { Thing } from 'schema-dts'
import type { LandingView } from '../landing/landingView'
import { landingCrumbs } from '../site/crumbs'
import type { FrameView } from '../site/frameView'
import { breadcrumbs } from './breadcrumbs'
import { itemList } from './itemList'

/** What a landing page tells machines: what it leads to, and the way to it. */
export function landingGraph(view: LandingView, frame: FrameView): Thing[] {
  const { origin, locale } = frame
  const url = origin + view.path
  return [
    {
      '@type': 'CollectionPage',
      '@id': url,
      url,
      name: view.title,
      inLanguage: locale,
      isPartOf: {
        '@type': 'CollectionPage',
        '@id': origin + view.list.path,
        url: origin + view.list.path,
        name: view.list.title,
      },
      description: view.metaDescription,
      mainEntity: itemList(view.cards, origin, view.total),
    },
    breadcrumbs(landingCrumbs(view, frame), origin),
  ]
}
