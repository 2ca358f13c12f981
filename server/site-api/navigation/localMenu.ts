import type { Locale } from '../../../src/contract/common'
import type { LocalMenu, LocalMenuItem, Menu, MenuItem } from '../../../src/contract/navigation'
import { type Addressed, pagePath } from '../../../src/domain/page/pagePlace'
import { href, ROUTES } from '../../../src/routing/routes'

/** What says where a site's pages stand, by number. */
export type PageUrls = ReadonlyMap<number, Addressed>

const takesValues = (route: string) =>
  Object.hasOwn(ROUTES, route) && ROUTES[route as keyof typeof ROUTES].includes(':')

/** Where an entry leads in a language: its page, else its route, else its own address; null when to none of them. */
function addressOf(item: MenuItem, locale: Locale, pages: PageUrls): string | null {
  const page = item.pageId == null ? undefined : pages.get(item.pageId)
  const path = page && pagePath(page, locale)
  if (path !== undefined) return path
  // A route with a value in it (one listing) says nothing without that value.
  if (item.route && !takesValues(item.route)) return href(item.route, locale)
  return item.url?.[locale] || null
}

function localItem(item: MenuItem, locale: Locale, pages: PageUrls): LocalMenuItem | undefined {
  const label = item.label[locale]
  const url = addressOf(item, locale, pages)
  const children = localItems(item.children ?? [], locale, pages)
  if (!label || (url === null && children.length === 0)) return undefined
  return {
    id: item.id,
    ...(item.pageId != null && { pageId: item.pageId }),
    ...(item.route && { route: item.route }),
    label,
    url,
    ...(children.length > 0 && { children }),
  }
}

const localItems = (items: MenuItem[], locale: Locale, pages: PageUrls): LocalMenuItem[] =>
  items.flatMap((item) => localItem(item, locale, pages) ?? [])

/**
 * A menu in one language with labels and addresses resolved (spec §7 navigation). Entries without a label, or leading
 * nowhere, in that language are left out; one that leads nowhere itself but holds entries that do is kept as a heading.
 */
export const localMenu = (menu: Menu, locale: Locale, pages: PageUrls): LocalMenu => ({
  id: menu.id,
  type: menu.type,
  locale,
  items: localItems(menu.items, locale, pages),
})
