import type { Locale } from '../../contract/common'
import type { LocalMenu, LocalMenuItem } from '../../contract/navigation'
import type { Site, SiteSettings } from '../../contract/site'
import { textIn } from '../localized'
import { isWebLink } from '../webLink'
import { brandTokens } from './brandTokens'

/** A menu entry with somewhere to go, or with entries under it. */
export interface MenuEntry {
  id: string
  label: string
  url?: string
  children: MenuEntry[]
}

/** What every page of one language shows around its content. */
export interface FrameView {
  locale: Locale
  siteId: string
  name: string
  /** Public origin of the site without a slash at its end, for canonical addresses. */
  origin: string
  languages: Locale[]
  /** Statuses whose listings are not shown, as when the page was built. */
  hiddenStatus: number[]
  slogan: string
  theme: SiteSettings['theme']
  /** CSS of the site's own colour and face; '' when it has none. */
  brand: string
  agency: SiteSettings['agency']
  social: SiteSettings['social']
  menu: MenuEntry[]
  footer: MenuEntry[]
  /** Where the header's button leads: the menu's entry `contact`, else a mail to the agency (which has no label). */
  contact: { label?: string; url: string }
}

/** What a page needs to search the site it is a page of. */
export type SearchedSite = Pick<FrameView, 'siteId' | 'hiddenStatus'>

/** The entry of the main menu, by its id, that the header shows as its button. */
const CONTACT = 'contact'

function entries(items: readonly LocalMenuItem[] | undefined): MenuEntry[] {
  return (items ?? [])
    .map(({ id, label, url, children }) => ({
      id,
      label: label.trim(),
      ...(url && isWebLink(url) ? { url } : {}),
      children: entries(children),
    }))
    .filter(({ label, url, children }) => label && (url ?? children.length))
}

/** Frame of one language from the site and the menus the API gives for that language; entries that lead nowhere are left out. */
export function frameView(
  site: Site,
  locale: Locale,
  menus: readonly LocalMenu[],
  publicUrl: string,
): FrameView {
  const { languages, hiddenStatus, slogan, theme, agency, social } = site.settings
  const itemsOf = (type: string) => entries(menus.find((menu) => menu.type === type)?.items)
  const main = itemsOf('main')
  const contact = main.find(({ id, url, children }) => id === CONTACT && url && !children.length)
  return {
    locale,
    siteId: site.id,
    name: site.name,
    origin: publicUrl.replace(/\/+$/, ''),
    languages,
    hiddenStatus,
    slogan: textIn(slogan, locale) ?? '',
    theme,
    brand: brandTokens(theme),
    agency,
    social: social.filter(({ url }) => isWebLink(url)),
    menu: main.filter((entry) => entry !== contact),
    footer: itemsOf('footer'),
    contact: contact?.url ? { label: contact.label, url: contact.url } : { url: `mailto:${agency.email}` },
  }
}
