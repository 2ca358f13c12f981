import type { EstateType } from '../../contract/codes'
import type { Locale, Localized } from '../../contract/common'
import type { ContactFormKind, EntityItem, ListNode, Page } from '../../contract/page'
import type { EstateCard } from '../estate/types'
import type { ListWays } from '../landing/ways'
import type { GroupTotals } from '../search/groupTotals'
import type { Addressed } from './pagePlace'

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
