import { LOCALES, type Locale } from '../../contract/locales'
import { DEFAULT_PAGE_SIZE } from '../../contract/searchLimits'
import { LANDING_KINDS, type LandingKind } from '../../routing/landings'
import { kmBetween } from '../map/towns'
import { type Group, isIn, landingGroups } from './landingGroups'
import type { LandingName, LandingPlace } from './landingPlaces'
import type { LandingRow } from './landingRow'
import { median } from './median'

/** So many prices make a median worth saying. */
const LEAST_PRICES = 10
const MOST_NEAR = 6
const NEAR_KM = 30

/** Another landing page, as a link names it. */
export interface LandingLink extends LandingName {
  kind: LandingKind
  total: number
}

/** Euro. */
interface ToldPrices {
  /** How many of the listings tell one. */
  told: number
  low: number
  high: number
  median?: number
}

/** What a landing page says in any language. */
export interface Landing extends LandingLink {
  asked: LandingPlace['asked']
  /** Its first listings in the order of the list, in each language where that differs. */
  found: { ids: number[]; byLanguage?: Record<Locale, number[]> }
  prices?: ToldPrices
  /** Euro for a square metre. */
  perArea?: number
  /** The same in the nearest towns. */
  near: LandingLink[]
  /** Other kinds in the same place. */
  kinds: LandingLink[]
  /** Of a province: the same in its towns. */
  towns: LandingLink[]
  /** Of a town: the same in its province. */
  wider?: LandingLink
}

type Sized = Pick<Landing, 'asked' | 'total'>

/** A list in its order. */
interface Listed {
  ids: readonly number[]
  byLanguage?: Readonly<Record<Locale, readonly number[]>>
}

/** As much of a landing page as a link says. */
const asLink = ({ name, isProvince, zip, kind, total }: LandingLink): LandingLink => ({
  name,
  isProvince,
  ...(zip && { zip }),
  kind,
  total,
})

const linkTo = ({ place, kind, ids }: Group) => asLink({ ...place, kind, total: ids.length })

const defined = (amounts: readonly (number | undefined)[]) => amounts.flatMap((amount) => amount ?? [])

function pricesOf(prices: readonly number[]): ToldPrices | undefined {
  if (!prices.length) return undefined
  const middle = prices.length >= LEAST_PRICES ? median(prices) : undefined
  return {
    told: prices.length,
    low: prices.reduce((a, b) => Math.min(a, b)),
    high: prices.reduce((a, b) => Math.max(a, b)),
    ...(middle !== undefined && { median: middle }),
  }
}

/** The larger first; of those that are as large as another, always the same. */
const bySize = (a: Sized, b: Sized) => b.total - a.total || (keyOf(a.asked) < keyOf(b.asked) ? -1 : 1)
const sizeOf = ({ place: { asked }, ids }: Group): Sized => ({ asked, total: ids.length })
const byTotal = (a: Group, b: Group) => bySize(sizeOf(a), sizeOf(b))

/** What tells a place from all others, in the name of a node. */
export const keyOf = (asked: LandingPlace['asked']): string =>
  'place' in asked ? asked.place : `city-${asked.city}`

/** Groups of the same kind in the nearest towns, the nearest first. */
function nearTo({ place, kind }: Group, groups: readonly Group[]): Group[] {
  const { at, isProvince } = place
  if (!at || isProvince) return []
  return groups
    .flatMap((group) => {
      const { at: there } = group.place
      if (group.place === place || group.kind !== kind || group.place.isProvince || !there) return []
      return [{ group, km: kmBetween(at, there) }]
    })
    .filter(({ km }) => km <= NEAR_KM)
    .sort((a, b) => a.km - b.km || byTotal(a.group, b.group))
    .slice(0, MOST_NEAR)
    .map(({ group }) => group)
}

/** The first of some listings, which stand in the order of the list's own language, in each language where that differs. */
function firstOf(byLanguage: Listed['byLanguage']) {
  if (!byLanguage)
    return (ids: readonly number[]): Landing['found'] => ({ ids: ids.slice(0, DEFAULT_PAGE_SIZE) })
  const ranks = LOCALES.map(
    (locale) => [locale, new Map(byLanguage[locale].map((id, at) => [id, at]))] as const,
  )
  return (ids: readonly number[]): Landing['found'] => {
    const languages = ranks.map(([locale, rank]) => {
      const rankOf = (id: number) => rank.get(id) ?? Infinity
      return [locale, [...ids].sort((a, b) => rankOf(a) - rankOf(b)).slice(0, DEFAULT_PAGE_SIZE)] as const
    })
    return {
      ids: [...new Set(languages.flatMap(([, some]) => some))],
      byLanguage: Object.fromEntries(languages) as Record<Locale, number[]>,
    }
  }
}

/** The landing pages of a list: those of each kind and place that have enough of it. */
export function landings(
  { ids, byLanguage }: Listed,
  rows: ReadonlyMap<number, LandingRow>,
  places: readonly LandingPlace[],
): Landing[] {
  const groups = landingGroups(ids, rows, places)
  const firstIn = firstOf(byLanguage)
  return groups.map((group) => {
    const { place, kind } = group
    const prices = pricesOf(defined(group.ids.map((id) => rows.get(id)?.price)))
    const areas = defined(group.ids.map((id) => rows.get(id)?.perArea))
    const perArea = areas.length >= LEAST_PRICES ? median(areas) : undefined
    const alike = groups.filter((other) => other.kind === kind)
    const wider = alike.find((other) => other.place.isProvince && isIn(group, other))
    return {
      ...linkTo(group),
      asked: place.asked,
      found: firstIn(group.ids),
      ...(prices && { prices }),
      ...(perArea !== undefined && { perArea }),
      near: nearTo(group, alike).map(linkTo),
      kinds: groups.filter((other) => other.place === place && other.kind !== kind).map(linkTo),
      towns: place.isProvince
        ? alike
            .filter((other) => isIn(other, group))
            .sort(byTotal)
            .map(linkTo)
        : [],
      ...(wider && { wider: linkTo(wider) }),
    }
  })
}

/** Towns that a list names of each kind; others are named by their province. */
const MOST_NAMED = 6

/** Landing pages that a list leads to of each kind: its largest towns, those that no province leads to, and the provinces. */
export function namedOnList(all: readonly Landing[]): LandingLink[][] {
  return LANDING_KINDS.map((kind) => {
    const alike = all.filter((landing) => landing.kind === kind).sort(bySize)
    const towns = alike
      .filter(({ isProvince }) => !isProvince)
      .filter(({ wider }, at) => at < MOST_NAMED || !wider)
    return [...towns, ...alike.filter(({ isProvince }) => isProvince)].map(asLink)
  }).filter(({ length }) => length > 0)
}
