import type { Site } from '../../src/contract/site'
import { landedOn, landingSources, listLandings } from '../../src/dataLayer/landings'
import { listLeaves } from '../../src/dataLayer/leaves'
import { pageLists } from '../../src/dataLayer/lists'
import {
  agreementsNode,
  frameNode,
  landingNode,
  listLeafNode,
  menuNode,
  nodeId,
  pageNode,
  siteNode,
  textsNode,
} from '../../src/dataLayer/nodes'
import { namedOnList } from '../../src/domain/landing/landings'
import { frameView } from '../../src/domain/site/frameView'
import { getAgreements, getNavigation, getPages, getTranslations } from '../../src/siteApi/content'
import { isHttpError, type HttpError } from '../../src/siteApi/http'
import { isUnrendered, type Job, remove, quarantine } from './job'

/** Whether the API says that what is asked of it is wrong, as a page's lists may be; not that it cannot answer now. */
const isRefused = (error: unknown): error is HttpError =>
  isHttpError(error) && [400, 404, 413, 422].includes(error.status)

/** Settings, and by language what stands around every page, menus, own texts and agreements. */
export async function syncSite({ args, client, options }: Job, site: Site) {
  const { actions, createContentDigest: digest, getNodesByType } = args
  actions.createNode(siteNode(site, options.publicUrl, digest))
  const menuIds = new Set<string>()
  for (const locale of site.settings.languages) {
    const menus = await getNavigation(client, locale)
    actions.createNode(frameNode(frameView(site, locale, menus, options.publicUrl), digest))
    for (const menu of menus.map((each) => menuNode(each, digest))) {
      actions.createNode(menu)
      menuIds.add(menu.id)
    }
    actions.createNode(textsNode(locale, await getTranslations(client, locale), digest))
    actions.createNode(agreementsNode(locale, await getAgreements(client, locale), digest))
  }
  for (const node of getNodesByType('Menu')) if (!menuIds.has(node.id)) actions.deleteNode(node)
}

/** The site's own pages with what their lists and blocks hold. */
export async function syncPages(job: Job, site: Site) {
  const { args, client } = job
  const { actions, createContentDigest: digest } = args
  const pages = await getPages(client)
  const byId = new Map(pages.map((page) => [page.id, page]))
  const leafIds = new Set<string>()
  const landingIds = new Set<string>()
  const offers = landedOn(pages)
  const sources = landingSources()
  for (const page of pages) {
    if (page.type !== 'home' && isUnrendered(job, 'page', page.id)) {
      remove(job, nodeId.page(page.id))
      continue
    }
    try {
      const { hiddenStatus } = site.settings
      const lists = await pageLists(client, page, byId, hiddenStatus)
      const leaves = await listLeaves(client, page, hiddenStatus)
      const offer = offers.get(page.id)
      const landings = offer ? await listLandings(client, page, offer, site.settings, sources, digest) : []
      const named = namedOnList(landings.map(({ landing }) => landing))
      actions.createNode(pageNode(page, { ...lists, ...(named.length && { landings: named }) }, digest))
      for (const landing of landings.map((each) => landingNode(each, digest))) {
        actions.createNode(landing)
        landingIds.add(landing.id)
      }
      for (const leaf of leaves.map((each) => listLeafNode(each, digest))) {
        actions.createNode(leaf)
        leafIds.add(leaf.id)
      }
    } catch (error) {
      // Without its home page a site is none: that one is to be mended first.
      if (page.type === 'home' || !isRefused(error)) throw error
      const what = { field: 'what it lists', reason: `is refused: ${error.message}` }
      quarantine(job, { kind: 'page', id: page.id }, what)
      remove(job, nodeId.page(page.id))
    }
  }
  for (const node of args.getNodesByType('ContentPage')) {
    if (!byId.has(node['pageId'] as number)) actions.deleteNode(node)
  }
  for (const node of args.getNodesByType('ListLeaf')) if (!leafIds.has(node.id)) actions.deleteNode(node)
  for (const node of args.getNodesByType('Landing')) if (!landingIds.has(node.id)) actions.deleteNode(node)
}
