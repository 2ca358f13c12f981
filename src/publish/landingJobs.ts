import { alternatesOfPages } from '../build/onPostBuild'
import { landingPages } from '../build/pages'
import type { Locale } from '../contract/locales'
import type { Page } from '../contract/page'
import type { LandingSources } from '../dataLayer/landings'
import { landingNode } from '../dataLayer/nodes'
import type { OwnAddress } from '../domain/page/ownAddresses'
import { parseLanding } from '../routing/landings'
import { asData, digest, type KnownNode } from './listingJob'
import type { PageSpec } from '../gatsby/pageContext'
import type { SiteLandings } from './siteLandings'

/** A landing page in every language, as far as it is told without its listings: `ids` are theirs. */
export interface LandingJob {
  /** Node of the data layer that it is made of. */
  id: string
  node: KnownNode
  ids: readonly number[]
  pages: PageSpec[]
  /** Where it stands in each language. */
  alternates: Partial<Record<Locale, string>>
  /** Changes whenever anything does that the page is made of. */
  state: string
}

/**
 * The landing pages of the lists that stand at some addresses: each where no page of the site's own stands.
 * @param owns every address of a page of the site's own
 * @param isThere whether a list stands at an address
 */
export function landingJobs(
  landings: SiteLandings,
  owns: readonly OwnAddress<Page>[],
  { rows }: Pick<LandingSources, 'rows'>,
  isThere: (list: string) => boolean,
): LandingJob[] {
  const nodes = [...landings.values()]
    .flatMap((found) => (found instanceof Error ? [] : found))
    .map((each) => ({ ...each, node: asData(landingNode(each, digest)) }))
  const pagesOf = landingPages(
    nodes.map(({ node: { id }, ...each }) => ({ id, ...each })),
    owns,
  )
  return nodes.map(({ node, landing: { found } }) => {
    const all = pagesOf.get(node.id) ?? []
    const pages = all.filter(({ path }) => isThere(parseLanding(path)?.list ?? ''))
    const cards = found.ids.map((id) => rows.get(id)?.card)
    const state = [node.internal.contentDigest, ...cards, ...pages.map(({ path }) => path)]
    return {
      id: node.id,
      node,
      ids: found.ids,
      pages,
      alternates: alternatesOfPages(pages),
      state: state.join(),
    }
  })
}
