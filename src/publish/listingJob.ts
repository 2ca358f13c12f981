import { createHash } from 'node:crypto'
import {
  type ContentPageNode,
  estateNode,
  nodeId,
  pageNode,
  rentalUnitNode,
} from '../../plugins/gatsby-source-site-api/nodes'
import { pageLists } from '../../plugins/gatsby-source-site-api/lists'
import type { DataNode } from '../build/renderFacts'
import { contentPages, estatePages, rentalUnitPage } from '../build/pages'
import type { Estate } from '../contract/estate'
import type { Page } from '../contract/page'
import type { RentalUnit } from '../contract/rental'
import type { Site } from '../contract/site'
import type { ApiClient } from '../siteApi/http'
import { chunks, fetchEstates } from '../siteApi/pull'
import { postRentalUnits } from '../siteApi/rental'
import type { RenderJob } from './renderJob'

const digest = (content: object) => createHash('md5').update(JSON.stringify(content)).digest('hex')

/** The node as the resolvers read it. */
const asData = (node: object) => node as DataNode

const isShownBy =
  ({ settings }: Site) =>
  ({ status }: Estate) =>
    !status || !settings.hiddenStatus.includes(status.id)

/** Every page of a listing and its units in every language of the site; none when its status hides it. */
export function listingJob(estate: Estate, site: Site): RenderJob {
  const node = asData(estateNode(estate, null, digest))
  const doc = node['doc'] as Estate
  const isShown = isShownBy(site)
  if (!isShown(doc)) return { nodes: [node], pages: [] }
  const shown = { ...doc, children: (doc.children ?? []).filter(isShown) }
  return {
    nodes: [node],
    pages: site.settings.languages.flatMap((locale) => estatePages(shown, node.id, locale)),
  }
}

/** The page of a holiday unit in every language of the site. */
export function rentalUnitJob(unit: RentalUnit, site: Site): RenderJob {
  const node = asData(rentalUnitNode(unit, digest))
  return {
    nodes: [node],
    pages: site.settings.languages.map((locale) => rentalUnitPage(unit.id, node.id, locale)),
  }
}

/** Whole holiday units by number; ones that are no more are not in the answer. */
export async function rentalUnitsNamed(client: ApiClient, ids: readonly number[]): Promise<RentalUnit[]> {
  const found: RentalUnit[] = []
  for (const chunk of chunks(ids, 100)) {
    const query = { terms: { id: chunk } }
    found.push(...(await postRentalUnits(client, { query, pagination: { from: 0, size: 100 } })).results)
  }
  return found
}

const idsIn = (lists: ContentPageNode['lists'], page: Page, kind: 'estates' | 'rentalUnits') => {
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

/** Whole listings by number that lists showed before and that did not change since. */
export type KnownListings = Map<number, Estate>

/**
 * Pages of the site's own in every language they have, with what their lists and blocks show right now. Listings that are
 * not in `known` yet are put there.
 * @param among all pages of the site's own, where links between them lead
 */
export async function contentJob(
  api: ApiClient,
  site: Site,
  pages: readonly Page[],
  known: KnownListings,
  among = pages,
): Promise<RenderJob> {
  const client = askedOnce(api)
  const byId = new Map(among.map((page) => [page.id, page]))
  const job: RenderJob = { nodes: [], pages: [] }
  const estateIds = new Set<number>()
  const rentalIds = new Set<number>()
  for (const page of pages) {
    const lists = await pageLists(client, page, byId, site.settings.hiddenStatus)
    job.nodes.push(asData(pageNode(page, lists, digest)))
    job.pages.push(
      ...site.settings.languages.flatMap((locale) => contentPages(page, nodeId.page(page.id), locale)),
    )
    for (const id of idsIn(lists, page, 'estates')) estateIds.add(id)
    for (const id of idsIn(lists, page, 'rentalUnits')) rentalIds.add(id)
  }
  for (const id of known.keys()) if (!estateIds.has(id)) known.delete(id)
  const unknown = [...estateIds].filter((id) => !known.has(id))
  for await (const estates of fetchEstates(client, unknown))
    for (const estate of estates) known.set(estate.general.id, estate)
  for (const estate of known.values()) job.nodes.push(asData(estateNode(estate, null, digest)))
  const units = await rentalUnitsNamed(client, [...rentalIds])
  job.nodes.push(...units.map((unit) => asData(rentalUnitNode(unit, digest))))
  return job
}
