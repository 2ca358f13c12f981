import { setImmediate } from 'node:timers/promises'
import type { CreatePagesArgs } from 'gatsby'
import type { Locale } from '../contract/locales'
import type { Page } from '../contract/page'
import type { Site } from '../contract/site'
import { type LandingNode, nodeId } from '../dataLayer/nodes'
import type { EstateEntry } from '../domain/estateEntry'
import { byNumber, ownAddresses } from '../domain/page/ownAddresses'
import { isShown } from '../domain/rules/shown'
import { noteQuarantined } from '../siteApi/quarantineFile'
import { pageContext, type PageSpec } from '../gatsby/pageContext'
import { contentPage, estatePages, fixedPages, landingPages, leafPage, rentalUnitPage } from './pages'
import { samplePages, templateFile } from '../gatsby/samplePages'

/** Listings whose pages are made at a stretch: between them Gatsby's database writes down what it was told and lets go of it. */
const STRETCH = 100

/**
 * Makes every page of spec §2 in every language of the site. A page of the site's own that cannot stand where it asks to is left out
 * there and named, whoever's API it is from (docs/decisions/175-addresses-of-pages.md).
 */
export async function createPages({ actions, getNode, getNodesByType, reporter }: CreatePagesArgs) {
  const site = getNode(nodeId.site)?.['site'] as Site | undefined
  if (!site) return reporter.panicOnBuild('The data layer holds no site: nothing can be built')

  const taken = new Map<string, string>()
  const make = ({ path, template, matchPath, context }: PageSpec) => {
    const owner = `${template} ${context.id ?? ''}`.trim()
    const other = taken.get(path)
    if (other) {
      reporter.warn(`Left out ${path} of ${owner}: ${other} stands there`)
      return
    }
    taken.set(path, owner)
    actions.createPage({
      path,
      component: templateFile(template),
      context,
      ...(matchPath ? { matchPath } : {}),
    })
  }

  const { settings } = site
  const eachLocale = (pages: (locale: Locale) => PageSpec[]) =>
    settings.languages.flatMap(pages).forEach(make)

  eachLocale(fixedPages)
  const nodes = new Map(getNodesByType('ContentPage').map((node) => [node['page'] as Page, node.id]))
  const { kept, refused } = ownAddresses(byNumber(nodes.keys()), settings.languages)
  const leaves = getNodesByType('ListLeaf')
  for (const own of kept) {
    make(contentPage(own, nodes.get(own.page) ?? ''))
    for (const node of leaves.filter(({ pageId }) => pageId === own.page.id))
      make(leafPage(own, node['leaf'] as number, node.id))
  }
  const landings = getNodesByType('Landing') as unknown as (LandingNode & { id: string })[]
  for (const specs of landingPages(landings, kept).values()) specs.forEach(make)
  const quarantined = refused.map(({ page, locale, reason }) => ({
    kind: 'page' as const,
    id: page.id,
    reason: `its address in ${locale}: ${reason}`,
  }))
  for (const { id, reason } of quarantined) reporter.warn(`Left out page ${id}: ${reason}`)
  await noteQuarantined(process.env['QUARANTINE_FILE'], quarantined)
  for (const [index, node] of getNodesByType('EstateEntry').entries()) {
    if (index % STRETCH === STRETCH - 1) await setImmediate()
    const entry = node['entry'] as EstateEntry
    if (!isShown(entry, settings)) continue
    const children = (entry.children ?? []).filter((unit) => isShown(unit, settings))
    const shown = { ...entry, children }
    eachLocale((locale) => estatePages(shown, node['estateNode'] as string, locale))
  }
  for (const node of getNodesByType('RentalUnit')) {
    eachLocale((locale) => [rentalUnitPage(node['rentalUnitId'] as number, node.id, locale)])
  }
  // Gatsby's client falls back to this one for addresses it does not know.
  const { defaultLanguage } = settings
  make({ path: '/404.html', template: 'notFound', context: pageContext(defaultLanguage, '/404.html') })
  // Whoever develops has all bundles made anew as they are asked for, and each page of them queried.
  if (process.env.NODE_ENV !== 'development') samplePages(defaultLanguage).forEach(make)
}
