import type { Locale } from '../../../src/contract/locales'
import { pagePath } from '../../../src/domain/page/pagePlace'
import { listsProjects } from '../../../src/domain/search/listedType'
import { statusOfPage } from '../../../src/domain/search/searchTargets'
import { STATUS_FIELD } from '../../../src/domain/search/statusIds'
import type { Page as SitePage } from '../../../src/contract/page'
import { pageOf, pagesOf } from './offer'
import type { Page } from './test'
import { text } from './texts'

/** The windows of those who visit, for a journey that is made in each. */
export const PHONE = { width: 360, height: 800 }
export const DESKTOP = { width: 1280, height: 900 }
export const WIDTHS = [
  ['a desktop', DESKTOP],
  ['a phone', PHONE],
] as const

async function listPage(locale: Locale, fits: (page: SitePage) => boolean) {
  const page = (await pagesOf('estateList')).find(fits)
  if (!page) throw new Error('The demo site has no such list page')
  return pagePath(page, locale) ?? ''
}

/** Addresses of the list pages: all for sale, the same by town, what is sold or let, projects, holiday homes. */
export const forSale = (locale: Locale) => listPage(locale, (page) => statusOfPage(page) === 1)
export const toRent = (locale: Locale) => listPage(locale, (page) => statusOfPage(page) === 2)
export const groupedBy = (locale: Locale, groupBy: 'CITY' | 'PRICE') =>
  listPage(locale, ({ node }) => node?.groupOptions?.groupBy === groupBy)
export const byTown = (locale: Locale) => groupedBy(locale, 'CITY')
export const soldOnes = (locale: Locale) =>
  listPage(locale, ({ node }) => node?.query?.terms?.[STATUS_FIELD]?.includes('SOLD') ?? false)
export const projects = (locale: Locale) => listPage(locale, ({ node }) => listsProjects(node))
export const stays = async (locale: Locale) => pagePath(await pageOf('rentalList'), locale) ?? ''

export const cards = (page: Page) => page.getByRole('article')
export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** Of a search: that the map stands beside the list. On a phone it fills the window, and nothing of the list is in sight. */
export const besideList = (viewport: object) => (viewport === DESKTOP ? '&map=1' : '')
/** The number that words begin with, or hold. */
export const figure = (words: string) => Number(/\d[\d.]*/.exec(words)?.[0].replace(/\./g, ''))
/** How far the window is scrolled, in px. */
export const top = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
/** The button of a part of the filter on a desktop. */
export const part = (page: Page, locale: Locale, name: string) =>
  page
    .getByRole('search')
    .getByRole('button', { name: new RegExp(`^${text(locale, `filter:filter.${name}`)}`) })
export const more = (page: Page, locale: Locale) => {
  const name = text(locale, 'list.loadMore')
  return page.getByRole('link', { name }).or(page.getByRole('button', { name }))
}
