import type { Locale } from '../contract/common'
import type { Page } from '../contract/page'
import type { EstateEntry } from '../domain/estateEntry'
import { estatePath } from '../domain/estatePath'
import type { LandingLink } from '../domain/landing/landings'
import { landingPath } from '../domain/landing/landingView'
import type { OwnAddress } from '../domain/page/ownAddresses'
import { href, pattern, SCREENS, valuesOf } from '../routing/routes'
import { leafHref } from '../routing/leaves'
import { pageContext, type PageSpec } from '../gatsby/pageContext'

/**
 * Screens that are there whatever the site offers. Of one whose last word only the visitor's browser knows there is a shell, served for
 * any value.
 */
export const fixedPages = (locale: Locale): PageSpec[] =>
  SCREENS.map((route) => {
    const values = valuesOf(route)
    const path = href(route, locale, Object.fromEntries(values.map((value) => [value, '_'])))
    const shell = values.length > 0 && { matchPath: pattern(route, locale) }
    return { path, template: route, ...shell, context: pageContext(locale, path) }
  })

/** Short and slug page of a listing, and of each of a project's units. */
export function estatePages(estate: EstateEntry, nodeId: string, locale: Locale): PageSpec[] {
  const spec = (path: string, template: string, unitId?: number) => ({
    path,
    template,
    context: pageContext(locale, path, { id: nodeId, ...(unitId ? { unitId } : {}) }),
  })
  const shortPath = (id: number) => href('estateShort', locale, { estateId: id })
  const units = (estate.children ?? []).flatMap((unit) => [
    spec(estatePath(unit, locale, estate), 'unit', unit.general.id),
    spec(shortPath(unit.general.id), 'unit', unit.general.id),
  ])
  return [spec(estatePath(estate, locale), 'estate'), spec(shortPath(estate.general.id), 'estate'), ...units]
}

export function rentalUnitPage(rentalUnitId: number, nodeId: string, locale: Locale): PageSpec {
  const path = href('rentalUnit', locale, { rentalUnitId })
  return { path, template: 'rentalUnit', context: pageContext(locale, path, { id: nodeId }) }
}

const PAGE_TEMPLATE: Record<Page['type'], string> = {
  home: 'content',
  content: 'content',
  estateList: 'estateList',
  rentalList: 'rentalList',
  privacy: 'legal',
  terms: 'legal',
}

/** A page of the site's own at one of its addresses (`ownAddresses`). */
export const contentPage = ({ page, locale, path }: OwnAddress<Page>, nodeId: string): PageSpec => ({
  path,
  template: PAGE_TEMPLATE[page.type],
  context: pageContext(locale, path, { id: nodeId }),
})

/** A further page of a list at one of the list's addresses. */
export function leafPage({ locale, path: list }: OwnAddress<Page>, leaf: number, nodeId: string): PageSpec {
  const path = leafHref(list, locale, leaf)
  return { path, template: 'listLeaf', context: pageContext(locale, path, { id: nodeId }) }
}

/**
 * The landing pages of lists by their node, each where no page of the site's own stands: its spec in each language.
 * @param owns every address of a page of the site's own
 */
export function landingPages(
  landings: readonly { id: string; pageId: number; landing: LandingLink }[],
  owns: readonly OwnAddress<Page>[],
): Map<string, PageSpec[]> {
  const taken = new Set(owns.map(({ path }) => path))
  const lists = new Map<number, OwnAddress<Page>[]>()
  for (const own of owns) lists.set(own.page.id, [...(lists.get(own.page.id) ?? []), own])
  return new Map(
    landings.map(({ id, pageId, landing }) => {
      const pages = (lists.get(pageId) ?? []).flatMap(({ locale, path: list }) => {
        const path = landingPath(list, landing, locale)
        return taken.has(path)
          ? []
          : [{ path, template: 'landing', context: pageContext(locale, path, { id }) }]
      })
      return [id, pages]
    }),
  )
}
