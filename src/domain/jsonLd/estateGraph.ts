import type { RealEstateListing, Thing } from 'schema-dts'
import type { EstateView } from '../estate/types'
import type { Crumb } from '../site/crumbs'
import type { FrameView } from '../site/frameView'
import { agent, agentId } from './agent'
import { breadcrumbs } from './breadcrumbs'
import { absolute } from './graph'
import { offer } from './offer'
import { residence } from './residence'

/** Pictures that are worth telling a machine about. */
const MOST_PICTURES = 6

/** What the page of a listing tells machines: the listing, what it offers, who offers it, the way to it. */
export function estateGraph(view: EstateView, frame: FrameView, crumbs: readonly Crumb[]): Thing[] {
  const { origin } = frame
  const url = origin + view.path
  const homeId = `${url}#home`
  const listing: RealEstateListing = {
    '@type': 'RealEstateListing',
    '@id': url,
    url,
    name: view.title,
    inLanguage: view.locale,
    ...(view.metaDescription && { description: view.metaDescription }),
    ...(view.figures.postedOn && { datePosted: view.figures.postedOn }),
    ...(view.reference && { identifier: view.reference }),
    ...(view.pictures.length && {
      image: view.pictures.slice(0, MOST_PICTURES).map(({ file }) => absolute(origin, file)),
    }),
    ...(view.project && { isPartOf: { '@id': origin + view.project.path } }),
    mainEntity: { '@id': homeId },
    offers: offer(view, agentId(frame), homeId),
  }
  return [listing, residence(view, homeId), agent(frame), breadcrumbs(crumbs, origin)]
}
