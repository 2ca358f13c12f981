import type { Locale } from '../../contract/common'
import type { SearchBody } from '../../contract/search'
import type { DomainEstate } from './fromApi'
import { isForAnnuity, toldPrice } from './price'
import { similarSearches, type SimilarReason } from './similarSearches'
import { similarUnits } from './similarUnits'
import type { EstateCard, SimilarSeed } from './types'

export interface SimilarCard {
  reason: SimilarReason
  card: EstateCard
}

/** A listing that a search found, and its card. */
export interface FoundEstate {
  estate: DomainEstate
  card: EstateCard
}

interface Asked {
  locale: Locale
  /** Of cards. */
  most: number
  hiddenStatus: readonly number[]
  /** Of a closed unit: its project. */
  project: DomainEstate | undefined
  search: (body: SearchBody) => Promise<readonly FoundEstate[]>
}

/** How many times dearer or cheaper a listing is, as a power; what tells no price comes last. */
const distance = (estate: DomainEstate, price: number) => {
  const told = toldPrice(estate)
  return told ? Math.abs(Math.log(told / price)) : Infinity
}

/** The nearest in price first; where the seed tells none, in the order they were found. */
const nearestFirst = (found: readonly FoundEstate[], { price }: SimilarSeed): readonly FoundEstate[] =>
  price ? [...found].sort((a, b) => distance(a.estate, price) - distance(b.estate, price)) : found

/**
 * Listings like one that can still be had, the closest first: free units of its project, then what searches find; fails as they do.
 * What is sold for a rent for life and what is not are no alternatives to each other (docs/decisions/251-what-is-similar.md).
 */
export async function similarCards(
  seed: SimilarSeed,
  { locale, most, hiddenStatus, project, search }: Asked,
): Promise<SimilarCard[]> {
  const found = new Map<number, SimilarCard>()
  for (const card of project ? similarUnits(seed, project, locale) : [])
    found.set(card.id, { reason: 'project', card })
  for (const { reason, body } of similarSearches(seed, hiddenStatus)) {
    if (found.size >= most) break
    for (const { estate, card } of nearestFirst(await search(body), seed)) {
      const isLike =
        card.status === seed.status && !card.sold && isForAnnuity(estate) === Boolean(seed.annuity)
      if (isLike && !found.has(card.id)) found.set(card.id, { reason, card })
    }
  }
  return [...found.values()].slice(0, most)
}
