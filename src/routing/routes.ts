import type { Locale } from '../contract/common'
import { plainNumber } from '../contract/plainNumber'
import { addressWord, isLocale, type Word } from './words'

/**
 * Every address of the site (spec §2): after the language, `{word}` is translated, `:name` is a value.
 * Order matters to `parse`: fixed words stand before values.
 */
export const ROUTES = {
  home: '',
  privacy: 'privacy-statement',
  terms: 'terms-of-use',
  favourites: '{favourites}',
  alertsSuccess: '{alerts}/success',
  alertsUnsubscribe: '{alerts}/unsubscribe/:token',
  alertsEdit: '{alerts}/:token',
  alerts: '{alerts}',
  estateUnit: '{offer}/:estateId/:slug/:entityId',
  estate: '{offer}/:estateId/:slug',
  estateShort: '{offer}/:estateId',
  cancelAppointment: '{cancel}/:appointmentId',
  reservation: '{reservation}/:reservationId',
  rentalUnit: '{holiday}/:rentalUnitId',
  liveDetail: 'detail',
  notFound: '404',
  gone: '410',
} as const

/** Those that are a screen of the program, with a template of the same name (`src/templates`). */
export const SCREENS = [
  ...(['favourites', 'alerts', 'alertsSuccess', 'liveDetail', 'notFound', 'gone'] as const),
  ...(['alertsUnsubscribe', 'alertsEdit', 'cancelAppointment', 'reservation'] as const),
] satisfies readonly (keyof typeof ROUTES)[]

/** Values that are a listing's or a holiday unit's number: an address with anything else there is none of ours. */
const NUMBERS: ReadonlySet<string> = new Set(['estateId', 'entityId', 'rentalUnitId'])
const isNumber = (value: string) => Boolean(plainNumber(value))

export type RouteName = keyof typeof ROUTES
export type RouteParams = Readonly<Record<string, string | number>>

/** The path pattern of a route in one language, with `:name` for values: `/fr/offre/:estateId`. */
export function pattern(name: RouteName, locale: Locale): string {
  const path = ROUTES[name].replace(/\{(\w+)\}/g, (_, word: string) => addressWord(word as Word, locale))
  return path ? `/${locale}/${path}` : `/${locale}`
}

/** The values that an address of a route holds. */
export const valuesOf = (name: RouteName): string[] =>
  [...ROUTES[name].matchAll(/:(\w+)/g)].flatMap(([, value]) => value ?? [])

/**
 * Address of a screen in one language. An unknown route falls back to '/' (spec §2).
 * @throws Error when a value the route needs is missing or empty: a link must never lead nowhere.
 * @example href('estate', 'fr', { estateId: 7, slug: 'maison' }) // '/fr/offre/7/maison'
 */
export function href(name: string, locale: Locale, params: RouteParams = {}): string {
  if (!Object.hasOwn(ROUTES, name)) return '/'
  return pattern(name as RouteName, locale).replace(/:(\w+)/g, (_, key: string) => {
    const value = params[key]
    if (value === undefined || value === '') throw new Error(`Route ${name} needs ${key}`)
    return encodeURIComponent(value)
  })
}

/**
 * Address of a page of the site's own (content, list and rental list pages).
 * @example pageHref('nl', 'te-koop') // '/nl/te-koop'
 */
export function pageHref(locale: Locale, url: string): string {
  const path = url.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  return path ? `/${locale}/${path}` : `/${locale}`
}

export interface ParsedRoute {
  name: RouteName
  locale: Locale
  params: Record<string, string>
}

const segmentsOf = (path: string) => path.split('/').filter(Boolean)

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment)
  } catch {
    return undefined
  }
}

function match(pathPattern: string, segments: readonly string[]): Record<string, string> | undefined {
  const parts = segmentsOf(pathPattern)
  if (parts.length !== segments.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, part] of parts.entries()) {
    const segment = decoded(segments[index] ?? '')
    if (segment === undefined) return undefined
    if (!part.startsWith(':')) {
      if (part !== segment) return undefined
      continue
    }
    const name = part.slice(1)
    if (NUMBERS.has(name) && !isNumber(segment)) return undefined
    params[name] = segment
  }
  return params
}

/**
 * Which screen a path leads to, or undefined for content pages and addresses this site does not have.
 * A query string or hash must have been taken off. `parse(href(x))` gives x back.
 */
export function parse(path: string): ParsedRoute | undefined {
  const segments = segmentsOf(path)
  const locale = segments[0]
  if (!isLocale(locale)) return undefined
  for (const name of Object.keys(ROUTES) as RouteName[]) {
    const params = match(pattern(name, locale), segments)
    if (params) return { name, locale, params }
  }
  return undefined
}
