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
