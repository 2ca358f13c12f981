import { LOCALES, type Locale } from '../../../src/contract/locales'
import { pagePath } from '../../../src/domain/page/pagePlace'
import { leafHref } from '../../../src/routing/leaves'
import { href, type RouteParams } from '../../../src/routing/routes'
import { estatePage, pageOf, project, property, rentalUnitId } from './offer'

type ByLocale = Record<Locale, string>

const inEach = (path: (locale: Locale) => string) =>
  Object.fromEntries(LOCALES.map((locale) => [locale, path(locale)])) as ByLocale
const route = (name: string, params?: RouteParams) => inEach((locale) => href(name, locale, params))

/** A screen in four languages: where it is, and where it says that it stands when that is elsewhere. */
export interface Screen {
  paths: ByLocale
  canonical?: ByLocale
  /** Only of use to the visitor whose page it is, so kept out of search engines. */
  noindex?: true
}

const fixed = (name: string, more: Pick<Screen, 'noindex'> = {}) => ({
  paths: async () => ({ paths: route(name), ...more }),
})

/** A page whose last word only the browser knows: the document says where the page stands without it. */
const shell = (name: string, key: string) => ({
  paths: async (): Promise<Screen> => ({
    paths: route(name, { [key]: 'a-secret-of-a-mail' }),
    canonical: route(name, { [key]: '_' }),
    noindex: true,
  }),
})

async function detailOf(id: number): Promise<ByLocale> {
  const pages = await Promise.all(LOCALES.map((locale) => estatePage(id, locale)))
  return Object.fromEntries(pages.map(({ locale, path }) => [locale, path])) as ByLocale
}

const own = (type: Parameters<typeof pageOf>[0]) => ({
  paths: async (): Promise<Screen> => {
    const page = await pageOf(type)
    return { paths: inEach((locale) => pagePath(page, locale) ?? '') }
  },
})

/** The second page of a list of a type. */
const leaf = (type: 'estateList' | 'rentalList') => ({
  paths: async (): Promise<Screen> => {
    const page = await pageOf(type)
    return { paths: inEach((locale) => leafHref(pagePath(page, locale) ?? '', locale, 2)) }
  },
})

/** Every screen of spec §2, and the pages that sites make themselves. */
export const SCREENS: Readonly<Record<string, { paths: () => Promise<Screen> }>> = {
  home: { paths: async () => ({ paths: route('home') }) },
  'a further page of a list': leaf('estateList'),
  'a further page of a list of holiday homes': leaf('rentalList'),
  'privacy statement': fixed('privacy'),
  'terms of use': fixed('terms'),
  favourites: fixed('favourites', { noindex: true }),
  'subscribe to alerts': fixed('alerts'),
  'subscribe success': fixed('alertsSuccess', { noindex: true }),
  unsubscribe: shell('alertsUnsubscribe', 'token'),
  'edit subscriptions': shell('alertsEdit', 'token'),
  'cancel appointment': shell('cancelAppointment', 'appointmentId'),
  reservation: shell('reservation', 'reservationId'),
  'short detail': {
    paths: async () => {
      const { general } = await property()
      return { paths: route('estateShort', { estateId: general.id }), canonical: await detailOf(general.id) }
    },
  },
  'detail with slug': { paths: async () => ({ paths: await detailOf((await property()).general.id) }) },
  project: { paths: async () => ({ paths: await detailOf((await project()).project.general.id) }) },
  'project unit detail': {
    paths: async () => ({ paths: await detailOf((await project()).unit.general.id) }),
  },
  'rental unit detail': {
    paths: async () => ({ paths: route('rentalUnit', { rentalUnitId: await rentalUnitId() }) }),
  },
  'live detail': fixed('liveDetail', { noindex: true }),
  'content page': own('content'),
  'estate list page': own('estateList'),
  'rental list page': own('rentalList'),
}
