import type { Locale } from '../contract/common'
import type { Page } from '../contract/page'
import type { EstateEntry } from '../domain/estateEntry'
import { estatePath } from '../domain/estatePath'
import type { OwnAddress } from '../domain/page/ownAddresses'
import { href, pattern, type RouteName } from '../routing/routes'
import { pageContext, type PageSpec } from '../gatsby/pageContext'

const STATIC_SCREENS: readonly (readonly [RouteName, string])[] = [
  ['favourites', 'favourites'],
  ['alerts', 'alerts'],
  ['alertsSuccess', 'alertsSuccess'],
  ['liveDetail', 'liveDetail'],
  ['notFound', 'notFound'],
  ['gone', 'gone'],
]

/** Screens whose last word only the visitor's browser knows: one shell a language, served for any value. */
const SHELLS: readonly (readonly [RouteName, string, string])[] = [
  ['alertsUnsubscribe', 'alertsUnsubscribe', 'token'],
  ['alertsEdit', 'alertsEdit', 'token'],
  ['cancelAppointment', 'cancelAppointment', 'appointmentId'],
]

/** Screens that are there whatever the site offers. */
export function fixedPages(locale: Locale): PageSpec[] {
  const screens = STATIC_SCREENS.map(([route, template]) => {
    const path = href(route, locale)
    return { path, template, context: pageContext(locale, path) }
  })
  const shells = SHELLS.map(([route, template, value]) => {
    const path = href(route, locale, { [value]: '_' })
    return { path, template, matchPath: pattern(route, locale), context: pageContext(locale, path) }
  })
  return [...screens, ...shells]
}

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
