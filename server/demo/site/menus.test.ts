import { LOCALES } from '../../../src/contract/locales'
import { contentPages } from './contentPages'
import { homePage } from './homePage'
import { legalPages } from './legalPages'
import { listPages } from './listPages'
import { menus } from './menus'
import { PAGE } from './pageIds'

type Item = (typeof menus)[number]['items'][number]

const pagesIn = (items: readonly Item[]): number[] =>
  items.flatMap(({ pageId, children }) => [...(pageId ? [pageId] : []), ...pagesIn(children ?? [])])

// Around every page stand the menus: what is in one of them can be reached without a script.
test('every page of the demo but its home stands in a menu', () => {
  const inMenus = new Set(menus.flatMap(({ items }) => pagesIn(items)))
  const missing = Object.entries(PAGE).filter(([name, id]) => name !== 'home' && !inMenus.has(id))
  expect(missing).toEqual([])
})

const everyItem = (items: readonly Item[]): Item[] =>
  items.flatMap((item) => [item, ...everyItem(item.children ?? [])])

test('the menus have the same entries in every language, and each leads somewhere there', () => {
  const pages = [homePage('demo'), ...listPages, ...contentPages('demo'), ...legalPages]
  const missing = menus
    .flatMap(({ items }) => everyItem(items))
    .flatMap(({ id, label, url, pageId }) => {
      const page = pages.find((one) => one.id === pageId)
      const said = [label, ...(url ? [url] : []), ...(page ? [page.title, page.url] : [])]
      return LOCALES.filter((locale) => !said.every((text) => text[locale])).map(
        (locale) => `${id} ${locale}`,
      )
    })
  expect(missing).toEqual([])
})
