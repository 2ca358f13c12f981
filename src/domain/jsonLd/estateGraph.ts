import type { RealEstateListing, Thing } from 'schema-dts'
import type { EstateView, ProjectLink } from '../estate/types'
import type { Crumb } from '../site/crumbs'
import type { FrameView } from '../site/frameView'
import { agent, agentId } from './agent'
import { breadcrumbs } from './breadcrumbs'
import { absolute } from './graph'
import { offer } from './offer'
import { residence } from './residence'

/** Pictures that are worth telling a machine about. */
const MOST_PICTURES = 6

/** The project that a unit is of, told as far as the unit's page knows it. */
const partOf = ({ title, path }: ProjectLink, origin: string): RealEstateListing => ({
  '@type': 'RealEstateListing',
  '@id': origin + path,
  url: origin + path,
  name: title,
})

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
    ...(view.figures.changedAt && { dateModified: view.figures.changedAt }),
    ...(view.reference && { identifier: view.reference }),
    ...(view.pictures.length && {
      image: view.pictures.slice(0, MOST_PICTURES).map(({ file }) => absolute(origin, file)),
    }),
    ...(view.project && { isPartOf: partOf(view.project, origin) }),
    mainEntity: { '@id': homeId },
    offers: offer(view, agentId(frame), homeId),
  }
  return [listing, residence(view, homeId), agent(frame), breadcrumbs(crumbs, origin)]
}
