import type { Page } from '../../../src/contract/page'
import { type ContentJob, contentJobs, ownPages } from '../../../src/publish/contentJob'
import { together } from '../../../src/publish/renderJob'
import type { SiteLandings } from '../../../src/publish/siteLandings'
import { parseLanding } from '../../../src/routing/landings'
import { parseLeaf } from '../../../src/routing/leaves'
import type { ApiClient } from '../../../src/siteApi/http'
import { ownerIn } from './nodeOwner'
import type { OpenRelease } from './openRelease'
import { ownerOf, publishedDigests } from './pageFiles'

/** What the site API has right now. */
export interface Offered {
  /** Every page of the site's own. */
  all: Page[]
  landings: SiteLandings
}

/** The site's own pages as the API has them, compared with those that are published. */
export interface FoundContent {
  all: Page[]
  /** Pages that show something else than when they were rendered last, with all their addresses. */
  different: ContentJob[]
  /** Digest of the page data that is published at each of these addresses; absent where no page is. */
  published: Record<string, string>
  /** Addresses at which a page is published and is to be no more, with its number: it was named, or has moved. */
  goneAddresses: ReadonlyMap<string, number>
  /** Pages of which nothing can be made, as what their lists ask for cannot be had. */
  unreachable: readonly { pageId: number; reason: string }[]
}

async function findGone(
  { follower, own }: OpenRelease,
  wanted: ReadonlySet<string>,
  isMeant: (pageId: number) => boolean,
): Promise<Map<string, number>> {
  const gone = new Map<string, number>()
  for (const path of own.all()) {
    // Further pages of a list follow it, and landing pages.
    if (wanted.has(path) || parseLeaf(path) || parseLanding(path)) continue
    const { kind, id } = ownerIn((await ownerOf(follower.view(), path)) ?? '') ?? {}
    // Of one that nobody named and that is not there, an answer that is not whole may be the reason.
    if (kind === 'page' && id !== undefined && isMeant(id)) gone.set(path, id)
  }
  return gone
}

/** Asks what the pages of the site's own hold, and looks what is published of them. @param named pages that are said to have changed */
export async function findContent(
  now: OpenRelease,
  client: ApiClient,
  named: readonly number[],
  { all, landings }: Offered,
): Promise<FoundContent> {
  const { site, shown, drawn } = now
  const isThere = new Set(all.map(({ id }) => id))
  for (const id of drawn.states.keys()) if (!isThere.has(id)) drawn.states.delete(id)
  const { jobs, failed } = await contentJobs(client, site, all, shown, { landings })
  const wanted = new Set(ownPages(site, all).keys())
  const goneAddresses = await findGone(now, wanted, (id) => named.includes(id) || isThere.has(id))
  const different = jobs.filter(({ pageId, state }) => drawn.states.get(pageId) !== state)
  const published = await publishedDigests(now.follower.view(), together(different).pages)
  return { all, different, published, goneAddresses, unreachable: failed }
}
