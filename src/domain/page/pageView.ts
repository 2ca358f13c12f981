import type { Locale, Localized } from '../../contract/common'
import type { EstateType } from '../../contract/codes'
import { HEAD_TYPE_ID } from '../../contract/ids'
import type { Block, ContactFormKind, EntityItem, ListNode, Page } from '../../contract/page'
import { addressFault } from '../../routing/pageAddress'
import { href, pageHref } from '../../routing/routes'
import type { EstateCard } from '../estate/types'
import type { GroupTotals } from '../search/groupTotals'
import { nameIn, textIn } from '../localized'
import { metaDescription } from '../estate/metaDescription'
import type { ListWays } from '../landing/ways'
import { isWebLink } from '../webLink'

export interface CardList<Card> {
  total: number
  cards: Card[]
  /** Of a grouped list how many each group has, by its key. */
  groups?: GroupTotals
}

/** Least a page must know of a holiday unit's card; the rental domain has the rest. */
export interface RentalCardLike {
  id: number
}

/** What was found at build time for the lists of a page. */
export interface PageLists<RentalCard extends RentalCardLike> {
  own?: CardList<EstateCard> | CardList<RentalCard>
  estates: Record<number, CardList<EstateCard>>
  rentalUnits: Record<number, CardList<RentalCard>>
  entities: Record<number, EntityItem[]>
  /** The pages that blocks lead on to, by number. */
  links: Record<number, Addressed>
  /** Where the page's search can lead. */
  targets?: readonly SearchTarget[]
  /** Of a list of one status the lists of the other ones. */
  others?: readonly OtherList[]
  /** Addresses of the list of holiday units. */
  stays?: Page['url']
}

/** A list of another status than a list page. */
export interface OtherList {
  status: number
  url: Page['url']
}

/** Where a line leads that asks for what a list page does not list: to buy or to rent, or to stay on holiday. */
export interface OtherWays {
  /** Paths of lists by their status. */
  lists: readonly { status: number; path: string }[]
  stays?: string
}

/** A list page that shows all listings of one status. */
export interface SearchTarget {
  status: number
  /** Name of the transaction, `Te koop`. */
  name: Localized
  url: Page['url']
  node: ListNode
}

/** A choice of the search sentence: what it is called there, the status it asks for, the list page that answers. */
export interface SearchChoice {
  status: number
  /** `te koop`, as it stands inside the sentence. */
  label: string
  path: string
  /** What that page lists, by which it is counted. */
  node: ListNode
}

export interface SearchType {
  /** Number of the type, as the search asks for it. */
  id: number
  code: EstateType
}

interface Headed {
  heading: string
}
export type BlockView<RentalCard = RentalCardLike> =
  | ({ kind: 'text'; paragraphs: string[] } & Headed)
  | { kind: 'picture'; file: string; alt: string }
  | ({ kind: 'estates'; more?: string } & Headed & CardList<EstateCard>)
  | ({ kind: 'rentalUnits'; more?: string } & Headed & CardList<RentalCard>)
  | ({ kind: 'entities'; items: EntityView[] } & Headed)
  | ({
      kind: 'search'
      picture?: string
      choices: SearchChoice[]
      types: SearchType[]
      stays?: string
    } & Headed)
  | ({ kind: 'contact'; form?: ContactFormKind } & Headed)

export interface EntityView {
  id: number
  title: string
  subtitle: string
  text: string
  picture?: string
  link?: string
}

export interface PageView<RentalCard = RentalCardLike> {
  id: number
  type: Page['type']
  locale: Locale
  path: string
  alternates: Partial<Record<Locale, string>>
  title: string
  metaDescription: string
  intro: string
  picture?: string
  blocks: BlockView<RentalCard>[]
  /** Of a list page: its first page of results, and what it lists, for the live search. */
  list?: CardList<EstateCard> | CardList<RentalCard>
  /** Of a list page: the landing pages that it leads to. */
  ways?: ListWays
  /** Of a list of one status: where a line leads that asks for something else. */
  other?: OtherWays
  node?: ListNode
  version?: number
  /** When its texts were changed last; of a list that says nothing of what stands in it. */
  updatedAt?: string
}

/** As much of a page as says where it stands. */
export type Addressed = Pick<Page, 'type' | 'url'>

/** The legal pages stand at fixed addresses (spec §2), whatever their own is. */
const isLegal = ({ type }: Addressed) => type === 'privacy' || type === 'terms'

/** Why a page cannot stand at the address it asks for in a language; undefined where it can, or asks for none. */
export function pageAddressFault(page: Addressed, locale: Locale): string | undefined {
  const url = page.url[locale]
  return isLegal(page) || url === undefined || url === null ? undefined : addressFault(url)
}

/** Path of a page in a language, or undefined where it has none, or asks for one that no page can have. */
export function pagePath(page: Addressed, locale: Locale): string | undefined {
  if (page.type === 'privacy' || page.type === 'terms') return href(page.type, locale)
  const url = page.url[locale]
  if (url === undefined || url === null || addressFault(url) !== undefined) return undefined
  return pageHref(locale, url)
}

/** Languages in which a page exists, with its path in each. */
export function pageAlternates(page: Addressed, languages: readonly Locale[]) {
  const alternates: Partial<Record<Locale, string>> = {}
  for (const locale of languages) {
    const path = pagePath(page, locale)
    if (path !== undefined) alternates[locale] = path
  }
  return alternates
}

/** Where a part of a page stands in each language, below the page. */
export const alternatesBelow = (
  page: Addressed,
  languages: readonly Locale[],
  below: (path: string, locale: Locale) => string,
): Partial<Record<Locale, string>> =>
  Object.fromEntries(
    Object.entries(pageAlternates(page, languages)).map(([locale, path]) => [
      locale,
      below(path, locale as Locale),
    ]),
  )

const paragraphs = (text: Localized, locale: Locale) =>
  nameIn(text, locale)
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)

function entityView(item: EntityItem, locale: Locale): EntityView {
  return {
    id: item.id,
    title: nameIn(item.title, locale),
    subtitle: textIn(item.subtitle, locale) ?? '',
    text: textIn(item.text, locale) ?? '',
    ...(item.picture ? { picture: item.picture } : {}),
    ...(item.link && isWebLink(item.link) ? { link: item.link } : {}),
  }
}

/** Property types in the order the search offers them. */
const SEARCH_TYPES: SearchType[] = (['HOUSE', 'APARTMENT', 'PLOT', 'COMMERCIAL', 'GARAGE'] as const).map(
  (code) => ({
    id: HEAD_TYPE_ID[code],
    code,
  }),
)

/** German says otherwise what somebody looks for than what somebody offers. */
const LOOKED_FOR: Readonly<Record<string, string>> = {
  'Zu verkaufen': 'zum Kauf',
  'Zu vermieten': 'zur Miete',
  'Zu übernehmen': 'zur Übernahme',
}

const inSentence = (name: string, locale: Locale) =>
  (locale === 'de' && LOOKED_FOR[name]) || name.charAt(0).toLowerCase() + name.slice(1)

const searchChoices = (targets: readonly SearchTarget[], locale: Locale): SearchChoice[] =>
  targets.flatMap(({ status, name, url, node }) => {
    const label = inSentence(nameIn(name, locale), locale)
    const path = url[locale] ? pagePath({ type: 'estateList', url }, locale) : undefined
    return label && path !== undefined ? [{ status, label, path, node }] : []
  })

const staysPath = ({ stays: url }: Pick<PageLists<RentalCardLike>, 'stays'>, locale: Locale) =>
  url?.[locale] ? { stays: pagePath({ type: 'rentalList', url }, locale) } : {}

/** Where else a line leads that is typed on a list. */
const otherWays = (
  lists: Pick<PageLists<RentalCardLike>, 'others' | 'stays'>,
  locale: Locale,
): OtherWays => ({
  lists: (lists.others ?? []).flatMap(({ status, url }) => {
    const path = url[locale] ? pagePath({ type: 'estateList', url }, locale) : undefined
    return path === undefined ? [] : [{ status, path }]
  }),
  ...staysPath(lists, locale),
})

const NOTHING = { total: 0, cards: [] }

function blockView<RentalCard extends RentalCardLike>(
  block: Block,
  index: number,
  locale: Locale,
  lists: PageLists<RentalCard>,
): BlockView<RentalCard> {
  const heading = 'heading' in block ? (textIn(block.heading, locale) ?? '') : ''
  const moreOf = (pageId: number | null | undefined) => {
    const target = pageId ? lists.links[pageId] : undefined
    const more = target && pagePath(target, locale)
    return more === undefined ? {} : { more }
  }
  switch (block.kind) {
    case 'text':
      return { kind: 'text', heading, paragraphs: paragraphs(block.text, locale) }
    case 'picture':
      return { kind: 'picture', file: block.file, alt: nameIn(block.alt, locale) }
    case 'estates':
      return { kind: 'estates', heading, ...(lists.estates[index] ?? NOTHING), ...moreOf(block.morePageId) }
    case 'rentalUnits':
      return {
        kind: 'rentalUnits',
        heading,
        ...(lists.rentalUnits[index] ?? NOTHING),
        ...moreOf(block.morePageId),
      }
    case 'entities': {
      const items = (lists.entities[index] ?? []).map((item) => entityView(item, locale))
      return { kind: 'entities', heading, items }
    }
    case 'search':
      return {
        kind: 'search',
        heading,
        ...(block.picture ? { picture: block.picture } : {}),
        choices: searchChoices(lists.targets ?? [], locale),
        types: SEARCH_TYPES,
        ...staysPath(lists, locale),
      }
    case 'contact':
      return { kind: 'contact', heading, ...(block.form && { form: block.form }) }
  }
}

/** Whether a block has anything to show: a heading over nothing is left out, until there is something. */
function isFilled<RentalCard extends RentalCardLike>(block: BlockView<RentalCard>): boolean {
  switch (block.kind) {
    case 'estates':
    case 'rentalUnits':
      return block.cards.length > 0
    case 'entities':
      return block.items.length > 0
    default:
      return true
  }
}

/** All that a page of the site's own shows in one language; undefined where the page has no address in it. */
export function pageView<RentalCard extends RentalCardLike>(
  page: Page,
  locale: Locale,
  languages: readonly Locale[],
  lists: PageLists<RentalCard>,
): PageView<RentalCard> | undefined {
  const path = pagePath(page, locale)
  if (path === undefined) return undefined
  const intro = textIn(page.intro, locale) ?? ''
  return {
    id: page.id,
    type: page.type,
    locale,
    path,
    alternates: pageAlternates(page, languages),
    title: nameIn(page.title, locale),
    metaDescription: metaDescription(
      textIn(page.metaDescription, locale) ?? '',
      intro,
      ...page.blocks.map((block) => (block.kind === 'text' ? (textIn(block.text, locale) ?? '') : '')),
    ),
    intro,
    ...(page.picture ? { picture: page.picture } : {}),
    blocks: page.blocks.map((block, index) => blockView(block, index, locale, lists)).filter(isFilled),
    ...(lists.own ? { list: lists.own } : {}),
    ...(page.node ? { node: page.node } : {}),
    ...(lists.others ? { other: otherWays(lists, locale) } : {}),
    ...(page.version ? { version: page.version } : {}),
    ...(page.updatedAt && !lists.own ? { updatedAt: page.updatedAt } : {}),
  }
}
