import { LANDING_WORDS } from '../../locales/landings'
import type { EstateType } from '../contract/codes'
import { HEAD_TYPE_ID } from '../contract/ids'
import type { Locale } from '../contract/locales'
import { isLocale } from './words'

/** What a landing page shows: one type, or everything. */
export type LandingKind = EstateType | 'ANY'

/** In the order in which they are offered. */
export const LANDING_KINDS: readonly LandingKind[] = [...(Object.keys(HEAD_TYPE_ID) as EstateType[]), 'ANY']

/** Last part of a landing page's address, by what it says. */
interface LandingWords {
  kind: LandingKind
  isProvince: boolean
  /** The place's name, as an address has it. */
  slug: string
}

/** A landing page, by its address. */
export interface LandingAddress extends LandingWords {
  /** Path of the list that it is a part of. */
  list: string
}

const beforeSlug = (kind: LandingKind, isProvince: boolean, locale: Locale) => {
  const words = LANDING_WORDS[locale]
  return `${words[`address.${kind}`]}-${words[isProvince ? 'address.inProvince' : 'address.in']}-`
}

/**
 * Where a landing page stands.
 * @example landingHref('/nl/te-koop', 'nl', { kind: 'HOUSE', isProvince: false, slug: 'gent' }) // '/nl/te-koop/huis-in-gent'
 */
export const landingHref = (list: string, locale: Locale, { kind, isProvince, slug }: LandingWords): string =>
  `${list}/${beforeSlug(kind, isProvince, locale)}${slug}`

/** Every way in which an address goes on after its list, provinces first: of both one may begin as the other does. */
const WAYS = [true, false].flatMap((isProvince) => LANDING_KINDS.map((kind) => ({ kind, isProvince })))

/**
 * The landing page that an address would be; undefined for any other address. A page of the site's own may stand at such a one too.
 * @example parseLanding('/nl/te-koop/huis-in-gent') // { list: '/nl/te-koop', kind: 'HOUSE', isProvince: false, slug: 'gent' }
 */
export function parseLanding(path: string): LandingAddress | undefined {
  const parts = path.split('/')
  const [, locale] = parts
  const last = parts.pop() ?? ''
  // Below a list, which has a word of its own.
  if (!isLocale(locale) || !parts[2]) return undefined
  for (const { kind, isProvince } of WAYS) {
    const before = beforeSlug(kind, isProvince, locale)
    const slug = last.slice(before.length)
    if (last.startsWith(before) && /^[a-z0-9-]+$/.test(slug))
      return { list: parts.join('/'), kind, isProvince, slug }
  }
  return undefined
}
