import { LEAF_WORDS } from '../../../locales/leaves'
import type { Locale } from '../../contract/locales'
import type { Page } from '../../contract/page'
import { leafHref } from '../../routing/leaves'
import { cardName } from '../estate/cardName'
import { metaDescription } from '../estate/metaDescription'
import { nameIn } from '../localized'
import type { RentalCard } from '../rental/rentalCard'
import { groupCards } from '../search/groupCards'
import type { ListedCard } from '../search/listedCard'
import { wordReader } from '../wordReader'
import { alternatesBelow, pagePath } from './pagePlace'

const word = wordReader<keyof (typeof LEAF_WORDS)['nl']>(LEAF_WORDS)

/** Listings of a further page under the heading of their group; without one in a list that is not grouped. */
interface LeafGroup {
  label?: string
  cards: ListedCard[]
}

/** A further page of a list in one language. */
export interface LeafView {
  locale: Locale
  path: string
  alternates: Partial<Record<Locale, string>>
  /** The list's own title, its path, and its pages. */
  list: { title: string; path: string }
  leaf: number
  leaves: number
  /** Which page of how many it is. */
  place: string
  title: string
  metaDescription: string
  groups: LeafGroup[]
  rentals: RentalCard[]
}

interface Shown {
  leaf: number
  leaves: number
  estates?: ListedCard[]
  rentals?: RentalCard[]
}

type Listed = Pick<Page, 'type' | 'url' | 'title' | 'node'>

/** Neighbours under one heading stand together, in the order of the list. */
function groupsOf(cards: ListedCard[], { node }: Listed, locale: Locale): LeafGroup[] {
  const options = node?.groupOptions
  if (!options) return cards.length ? [{ cards }] : []
  return groupCards(cards, options, locale).map(({ label, cards: own }) => ({ label, cards: own }))
}

/** All that a further page of a list shows in a language; undefined where the list has no address in it. */
export function leafView(
  listed: Listed,
  { leaf, leaves, estates = [], rentals = [] }: Shown,
  locale: Locale,
  languages: readonly Locale[],
): LeafView | undefined {
  const path = pagePath(listed, locale)
  if (path === undefined) return undefined
  const own = nameIn(listed.title, locale)
  const values = { title: own, leaf, leaves }
  const names = [...estates.map((card) => cardName(card, locale)), ...rentals.map(({ title }) => title)]
  return {
    locale,
    path: leafHref(path, locale, leaf),
    alternates: alternatesBelow(listed, languages, (list, language) => leafHref(list, language, leaf)),
    list: { title: own, path },
    leaf,
    leaves,
    place: word('leaf.of', locale, values),
    title: word('leaf.name', locale, values),
    metaDescription: names.length
      ? metaDescription(word('leaf.shows', locale, { ...values, names: names.slice(0, 5).join('; ') }))
      : '',
    groups: groupsOf(estates, listed, locale),
    rentals,
  }
}
