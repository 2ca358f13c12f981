import { setImmediate } from 'node:timers/promises'
import type { CreatePagesArgs } from 'gatsby'
import type { Locale } from '../contract/locales'
import type { Page } from '../contract/page'
import type { Site } from '../contract/site'
import type { EstateEntry } from '../domain/estateEntry'
import { isShown } from '../domain/rules/shown'
import { pageContext } from './pageContext'
import { contentPages, estatePages, fixedPages, type PageSpec, rentalUnitPage } from './pages'
import { samplePages, templateFile } from './samplePages'

/** Listings whose pages are made at a stretch: between them Gatsby's database writes down what it was told and lets go of it. */
const STRETCH = 100

/** Makes every page of spec §2 in every language of the site. Of two at one address the first keeps it; both are named. */
export async function createPages({ actions, getNode, getNodesByType, reporter }: CreatePagesArgs) {
  const site = getNode('site-info')?.['site'] as Site | undefined
  if (!site) return reporter.panicOnBuild('The data layer holds no site: nothing can be built')

  const taken = new Map<string, string>()
  const make = ({ path, template, matchPath, context }: PageSpec) => {
    const owner = `${template} ${context.id ?? ''}`.trim()
    const other = taken.get(path)
    if (other) {
      reporter.warn(`${path} is asked for by ${other} and by ${owner}: the first keeps it`)
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
  for (const node of getNodesByType('ContentPage')) {
    eachLocale((locale) => contentPages(node['page'] as Page, node.id, locale))
  }
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
  samplePages(defaultLanguage).forEach(make)
}
