import type { Locale } from '../../src/contract/common'
import type { Estate } from '../../src/contract/estate'
import { estatePath } from '../../src/domain/estatePath'
import { pagePath } from '../../src/domain/page/pagePlace'
import { href } from '../../src/routing/routes'
import { getPages } from '../../src/siteApi/content'
import { getEstate } from '../../src/siteApi/estates'
import type { ApiClient } from '../../src/siteApi/http'
import { postRentalUnits } from '../../src/siteApi/rental'
import type { Screen } from './shot'

/** The pages that the site made itself; its first list also with its map, filtered, and without a result. */
async function ownPages(client: ApiClient, locale: Locale): Promise<Screen[]> {
  const pages = await getPages(client)
  const firstList = pages.find(({ type }) => type === 'estateList')
  return pages.flatMap((page): Screen[] => {
    const path = pagePath(page, locale)
    if (path === undefined) return []
    const name = `page-${page.type}-${page.id}`
    const searches = [
      { name: `${name}-map`, path: `${path}?map=1` },
      { name: `${name}-filtered`, path: `${path}?price-min=200000&price-max=400000&bed-min=2` },
      { name: `${name}-none`, path: `${path}?price-max=1` },
    ]
    return [{ name, path }, ...(page === firstList ? searches : [])]
  })
}

/** One holiday unit of each kind. */
async function rentals(client: ApiClient, locale: Locale): Promise<Screen[]> {
  const { results } = await postRentalUnits(client, { pagination: { from: 0, size: 100 } })
  const kinds = results.map(({ general }) => general.subKind?.id)
  return results
    .filter((_, place) => kinds.indexOf(kinds[place]) === place)
    .map(({ id }) => ({ name: `rental-${id}`, path: href('rentalUnit', locale, { rentalUnitId: id }) }))
}

/** A project with its first and its last unit. */
async function projectAndUnits(client: ApiClient, locale: Locale, id: number): Promise<Screen[]> {
  const project = await getEstate(client, id)
  const children = project.children ?? []
  const units = [...new Set([children[0], children.at(-1)])].flatMap((unit) => unit ?? [])
  return [
    { name: 'project', path: estatePath(project, locale) },
    ...units.map((unit, index) => ({
      name: `project-unit-${index + 1}`,
      path: estatePath(unit, locale, project),
    })),
  ]
}

/** Screens of spec §2 that are there once, those that only the visitor fills included. */
function fixed(locale: Locale, favourites: readonly number[]): Screen[] {
  const [estateId = 0] = favourites
  const at = (route: string, params = {}) => href(route, locale, params)
  return [
    ...(['privacy', 'terms', 'alerts', 'alertsSuccess', 'notFound', 'gone'] as const).map((route) => ({
      name: route,
      path: at(route),
    })),
    { name: 'alerts-unsubscribe', path: at('alertsUnsubscribe', { token: 'not-a-token' }) },
    { name: 'alerts-edit', path: at('alertsEdit', { token: 'not-a-token' }) },
    { name: 'cancel', path: at('cancelAppointment', { appointmentId: 'never-made' }) },
    { name: 'reservation', path: at('reservation', { reservationId: 'never-made' }) },
    { name: 'favourites-none', path: at('favourites') },
    { name: 'favourites', path: at('favourites'), favourites },
    { name: 'favourites-shared', path: `${at('favourites')}#ids=${favourites.join(',')}` },
    { name: 'compare', path: `${at('favourites')}#compare=${favourites.join(',')}`, favourites },
    { name: 'live-detail', path: `${at('liveDetail')}?id=${estateId}` },
    { name: 'live-detail-unknown', path: `${at('liveDetail')}?id=999999999` },
    { name: 'print', path: at('estateShort', { estateId }), print: true },
  ]
}

/** Every screen of the site in one language. */
export async function screens(client: ApiClient, locale: Locale, estates: readonly Estate[]): Promise<Screen[]> {
  const ids = estates.filter(({ general }) => !general.project).map(({ general }) => general.id)
  const project = estates.find(({ general }) => general.project)
  const parts = await Promise.all([
    ownPages(client, locale),
    rentals(client, locale),
    project ? projectAndUnits(client, locale, project.general.id) : [],
  ])
  return [...parts.flat(), ...fixed(locale, ids.slice(0, 4))]
}
