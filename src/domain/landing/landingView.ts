import type { Locale } from '../../contract/locales'
import type { Page } from '../../contract/page'
import { landingHref } from '../../routing/landings'
import { nameIn } from '../localized'
import { alternatesBelow, pagePath } from '../page/pagePlace'
import { printSearch } from '../search/printSearch'
import { NO_FILTER } from '../search/searchFilter'
import { nodeSortChoice } from '../search/pageSortChoices'
import type { ListedCard } from '../search/listedCard'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { Crumb } from '../site/crumbs'
import { MOST_TITLE } from '../headTitle'
import { slugify } from '../slug'
import {
  landingDescription,
  landingFound,
  landingIntro,
  landingLabel,
  type LandingOffer,
  landingTitle,
  landingWord,
  whereWords,
} from './landingText'
import type { Landing, LandingLink } from './landings'
import type { ListWays, Way, Ways } from './ways'

/** The list page that a landing page is a part of. */
export type LandedOn = Pick<Page, 'type' | 'url' | 'title' | 'node'>

/** A landing page in one language. */
export interface LandingView {
  locale: Locale
  path: string
  alternates: Partial<Record<Locale, string>>
  /** The list's own title and path. */
  list: { title: string; path: string }
  title: string
  /** What the document is called: without what for where all of it is too long. */
  headed: string
  metaDescription: string
  /** How many listings stand in the list that the filter makes. */
  total: number
  intro: string
  cards: ListedCard[]
  /** The list, filtered alike. */
  live: { label: string; path: string }
  /** Steps between the list and the page. */
  crumbs: Crumb[]
  ways: Ways[]
}

/** Where a landing page stands below a list. */
export const landingPath = (list: string, { name, zip, ...link }: LandingLink, locale: Locale): string =>
  landingHref(list, locale, {
    kind: link.kind,
    isProvince: link.isProvince,
    slug: slugify([nameIn(name, locale), zip].filter(Boolean).join(' '), locale),
  })

/** The query by which a list shows what a landing page does. */
export const landingQuery = ({ asked, kind }: Pick<Landing, 'asked' | 'kind'>, node: Page['node']): string =>
  printSearch(
    {
      ...NO_FILTER,
      ...nodeSortChoice(node ?? {}),
      ...('place' in asked ? { place: [asked.place] } : { city: [asked.city] }),
      ...(kind !== 'ANY' && { type: [HEAD_TYPE_ID[kind]] }),
    },
    { home: nodeSortChoice(node ?? {}) },
  )

const wayTo =
  (list: string, locale: Locale) =>
  (link: LandingLink): Way => ({
    label: landingLabel(link, locale),
    path: landingPath(list, link, locale),
    total: link.total,
  })

/** Links of a list page to its landing pages; undefined where there are none. */
export function listWays(
  { type, url, title }: LandedOn,
  named: readonly LandingLink[][],
  locale: Locale,
): ListWays | undefined {
  const list = pagePath({ type, url }, locale)
  if (list === undefined || !named.length) return undefined
  return {
    heading: landingWord('ways.list', locale, { title: nameIn(title, locale) }),
    groups: named.map((links) => ({ links: links.map(wayTo(list, locale)) })),
  }
}

/** All that a landing page shows in a language; undefined where its list has no address in it. */
export function landingView(
  listed: LandedOn,
  { landing, offer, cards }: { landing: Landing; offer: LandingOffer; cards: ListedCard[] },
  locale: Locale,
  languages: readonly Locale[],
): LandingView | undefined {
  const list = pagePath(listed, locale)
  if (list === undefined) return undefined
  const way = wayTo(list, locale)
  const title = landingTitle(landing, offer, locale)
  const { near, kinds, towns, wider, total } = landing
  const ways: Ways[] = [
    { heading: landingWord('ways.towns', locale), links: towns.map(way) },
    { heading: landingWord('ways.near', locale), links: near.map(way) },
    {
      heading: landingWord('ways.kinds', locale, { where: whereWords(landing, locale) }),
      links: kinds.map(way),
    },
    { heading: landingWord('ways.wider', locale), links: wider ? [way(wider)] : [] },
  ]
  const query = landingQuery(landing, listed.node)
  return {
    locale,
    path: landingPath(list, landing, locale),
    alternates: alternatesBelow(listed, languages, (to, language) => landingPath(to, landing, language)),
    list: { title: nameIn(listed.title, locale), path: list },
    title,
    headed: title.length > MOST_TITLE ? landingLabel(landing, locale) : title,
    metaDescription: landingDescription(landing, offer, locale),
    total,
    intro: landingIntro(landing, offer, locale).join(' '),
    cards,
    live: {
      label: landingWord('live', locale, { found: landingFound(landing, offer, locale) }),
      path: `${list}?${query}`,
    },
    crumbs: wider ? [{ name: landingLabel(wider, locale), path: landingPath(list, wider, locale) }] : [],
    ways: ways.filter(({ links }) => links.length > 0),
  }
}
