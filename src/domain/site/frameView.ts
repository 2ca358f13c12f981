import type { Locale } from '../../contract/common'
import type { LocalMenu, LocalMenuItem } from '../../contract/navigation'
import type { Site, SiteSettings } from '../../contract/site'
import { textIn } from '../localized'

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
  slogan: string
  theme: SiteSettings['theme']
  agency: SiteSettings['agency']
  social: SiteSettings['social']
  menu: MenuEntry[]
  footer: MenuEntry[]
}

function entries(items: readonly LocalMenuItem[] | undefined): MenuEntry[] {
  return (items ?? [])
    .map(({ id, label, url, children }) => ({
      id,
      label: label.trim(),
      ...(url ? { url } : {}),
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
  const { languages, slogan, theme, agency, social } = site.settings
  const itemsOf = (type: string) => entries(menus.find((menu) => menu.type === type)?.items)
  return {
    locale,
    siteId: site.id,
    name: site.name,
    origin: publicUrl.replace(/\/+$/, ''),
    languages,
    slogan: textIn(slogan, locale) ?? '',
    theme,
    agency,
    social,
    menu: itemsOf('main'),
    footer: itemsOf('footer'),
  }
}
