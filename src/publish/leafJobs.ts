import { leafPage } from '../build/pages'
import type { Page } from '../contract/page'
import type { Site } from '../contract/site'
import { listLeaves } from '../dataLayer/leaves'
import { type ListLeafNode, listLeafNode } from '../dataLayer/nodes'
import type { OwnAddress } from '../domain/page/ownAddresses'
import type { ApiClient } from '../siteApi/http'
import { type KnownListings, learn, rentalNodes } from './contentJob'
import { asData, digest } from './listingJob'
import type { RenderJob } from './renderJob'

/** A further page of a list in every language, with all that it shows right now. */
export interface LeafJob extends RenderJob {
  /** Node of the data layer that it is made of. */
  id: string
  /** Number of the list page. */
  pageId: number
  /** Changes whenever anything does that the page is made of. */
  state: string
}

export interface LeafJobs {
  jobs: LeafJob[]
  /** Numbers of the list pages of which nothing could be had. */
  unreachable: ReadonlySet<number>
}

const isOfRentals = ({ listed }: ListLeafNode) => listed.type === 'rentalList'

const idsOf = (leaves: readonly ListLeafNode[], rentals: boolean) =>
  new Set(leaves.filter((leaf) => isOfRentals(leaf) === rentals).flatMap(({ found }) => found.ids))

/**
 * Further pages of the lists that stand at some addresses. The listings that they show are put into `known`, and no others stay there.
 * @param stretch which of them, as of `listLeaves`
 */
export async function leafJobs(
  client: ApiClient,
  { settings }: Site,
  owns: readonly OwnAddress<Page>[],
  known: KnownListings,
  stretch?: { first: number; last: number },
): Promise<LeafJobs> {
  const lists = new Map(owns.map(({ page }) => [page.id, page]))
  const unreachable = new Set<number>()
  const asked = [...lists.values()].map(async (page) => {
    try {
      return await listLeaves(client, page, settings.hiddenStatus, stretch)
    } catch {
      // Why is told of the list itself, which asks the same.
      unreachable.add(page.id)
      return []
    }
  })
  const leaves = (await Promise.all(asked)).flat()
  await learn(client, known, idsOf(leaves, false))
  const rentals = await rentalNodes(client, idsOf(leaves, true))
  const jobs = leaves.map((leaf) => {
    const own = asData(listLeafNode(leaf, digest))
    const cards = leaf.found.ids.flatMap((id) => (isOfRentals(leaf) ? rentals.get(id) : known.get(id)) ?? [])
    const nodes = [own, ...cards]
    const pages = owns
      .filter(({ page }) => page.id === leaf.pageId)
      .map((each) => leafPage(each, leaf.leaf, own.id))
    const state = [...nodes.map(({ internal }) => internal.contentDigest), ...pages.map(({ path }) => path)]
    return { id: own.id, pageId: leaf.pageId, state: state.join(), nodes, pages }
  })
  return { jobs, unreachable }
}
