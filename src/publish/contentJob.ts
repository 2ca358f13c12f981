import { type ContentPageNode, estateNode, nodeId, pageNode, rentalUnitNode } from '../dataLayer/nodes'
import { pageLists } from '../dataLayer/lists'
import { contentPage } from '../build/pages'
import type { PageSpec } from '../gatsby/pageContext'
import type { Page } from '../contract/page'
import type { Site } from '../contract/site'
import { checkEstate, checkRentalUnit } from '../contract/sound'
import { namedOnList } from '../domain/landing/landings'
import { byNumber, ownAddresses } from '../domain/page/ownAddresses'
import type { ApiClient } from '../siteApi/http'
import { fetchEstates } from '../siteApi/pull'
import { asData, digest, type KnownNode, rentalUnitsNamed } from './listingJob'
import type { RenderJob } from './renderJob'
import type { SiteLandings } from './siteLandings'

/** Listings that lists showed before and that did not change since, by number. */
export type KnownListings = Map<number, KnownNode>

/** A page of the site's own in every language it has, with all that its lists and blocks show right now. */
export interface ContentJob extends RenderJob {
  pageId: number
  /** Changes whenever anything does that the page is made of. */
  state: string
}

function idsIn({ page, lists }: Pick<ContentPageNode, 'page' | 'lists'>, kind: 'estates' | 'rentalUnits') {
  const own = page.type === (kind === 'estates' ? 'estateList' : 'rentalList') ? (lists.own?.ids ?? []) : []
  const inBlocks = Object.entries(lists.blocks).filter(([index]) => page.blocks[Number(index)]?.kind === kind)
  return [...own, ...inBlocks.flatMap(([, { ids }]) => ids)]
}

/** The same question within one job is asked once. */
function askedOnce(client: ApiClient): ApiClient {
  const answers = new Map<string, Promise<unknown>>()
  const once = <T>(key: string, ask: () => Promise<T>): Promise<T> => {
    const answer = (answers.get(key) as Promise<T> | undefined) ?? ask()
    answers.set(key, answer)
    return answer
  }
  return {
    ...client,
    get: <T>(path: string) => once(path, () => client.get<T>(path)),
    post: <T>(path: string, body: unknown) =>
      once(`${path} ${JSON.stringify(body)}`, () => client.post<T>(path, body)),
  }
}

/** Brings what is known up to these numbers; ones that are no more, or are not what the contract says, are left out as by a build. */
export async function learn(
  client: ApiClient,
  known: KnownListings,
  ids: ReadonlySet<number>,
): Promise<void> {
  for (const id of known.keys()) if (!ids.has(id)) known.delete(id)
  const unknown = [...ids].filter((id) => !known.has(id))
  for await (const estates of fetchEstates(client, unknown))
    for (const estate of estates)
      if (!checkEstate(estate).length) known.set(estate.general.id, asData(estateNode(estate, null, digest)))
}

/** Holiday units by number, those that are what the contract says. */
export async function rentalNodes(
  client: ApiClient,
  ids: ReadonlySet<number>,
): Promise<Map<number, KnownNode>> {
  const units = (await rentalUnitsNamed(client, [...ids])).filter((unit) => !checkRentalUnit(unit).length)
  return new Map(units.map((unit) => [unit.id, asData(rentalUnitNode(unit, digest))]))
}

/** A page that nothing can be made of, as what its lists ask for cannot be had. */
interface FailedContent {
  pageId: number
  reason: string
}

export interface ContentJobs {
  jobs: ContentJob[]
  failed: FailedContent[]
}

/** Every address that a page of the site's own has, by the rule of a build. */
export const ownPages = (
  { settings }: Site,
  pages: readonly Page[],
): Map<string, PageSpec & { pageId: number }> =>
  new Map(
    ownAddresses(byNumber(pages), settings.languages).kept.map((own) => [
      own.path,
      { ...contentPage(own, nodeId.page(own.page.id)), pageId: own.page.id },
    ]),
  )

type Asked = { page: Page } & ({ lists: ContentPageNode['lists'] } | { error: Error })

/**
 * Pages of the site's own with what their lists and blocks show right now. Listings that are not in `known` yet are put there.
 * @param among all pages of the site's own, where links between them lead
 * @param landings the landing pages that lists lead to
 * @throws what the API throws when nothing can be had of any page
 */
export async function contentJobs(
  api: ApiClient,
  site: Site,
  pages: readonly Page[],
  known: KnownListings,
  { among = pages, landings = new Map() }: { among?: readonly Page[]; landings?: SiteLandings } = {},
): Promise<ContentJobs> {
  const client = askedOnce(api)
  const byId = new Map(among.map((page) => [page.id, page]))
  const { hiddenStatus } = site.settings
  const asked = await Promise.all(
    pages.map(async (page): Promise<Asked> => {
      try {
        const own = landings.get(page.id) ?? []
        if (own instanceof Error) throw own
        const named = namedOnList(own.map(({ landing }) => landing))
        const lists = await pageLists(client, page, byId, hiddenStatus)
        return { page, lists: { ...lists, ...(named.length && { landings: named }) } }
      } catch (error) {
        return { page, error: error as Error }
      }
    }),
  )
  const found = asked.flatMap((each) => ('lists' in each ? [each] : []))
  const failed = asked.flatMap((each) => ('error' in each ? [each] : []))
  if (failed[0] && !found.length) throw failed[0].error
  await learn(client, known, new Set(found.flatMap((each) => idsIn(each, 'estates'))))
  const rentals = await rentalNodes(client, new Set(found.flatMap((each) => idsIn(each, 'rentalUnits'))))
  const specs = [...ownPages(site, pages).values()]
  const jobs = found.map((each) => {
    const { page, lists } = each
    const shown = [
      ...idsIn(each, 'estates').map((id) => known.get(id)),
      ...idsIn(each, 'rentalUnits').map((id) => rentals.get(id)),
    ]
    const nodes = [asData(pageNode(page, lists, digest)), ...shown.flatMap((node) => node ?? [])]
    const own = specs.flatMap(({ pageId, ...spec }) => (pageId === page.id ? [spec] : []))
    return {
      pageId: page.id,
      state: [...nodes.map(({ internal }) => internal.contentDigest), ...own.map(({ path }) => path)].join(),
      nodes,
      pages: own,
    }
  })
  return { jobs, failed: failed.map(({ page, error }) => ({ pageId: page.id, reason: error.message })) }
}
