import type { Locale } from '../../contract/common'
import type { SearchBody } from '../../contract/search'
import type { DomainEstate } from './fromApi'
import { similarSearches, type SimilarReason } from './similarSearches'
import { similarUnits } from './similarUnits'
import type { EstateCard, SimilarSeed } from './types'

export interface SimilarCard {
  reason: SimilarReason
  card: EstateCard
}

interface Asked {
  locale: Locale
  /** Of cards. */
  most: number
  hiddenStatus: readonly number[]
  /** Of a closed unit: its project. */
  project: DomainEstate | undefined
  /** Cards of what a search finds. */
  search: (body: SearchBody) => Promise<readonly EstateCard[]>
}

/** Listings like one that can still be had, the closest first: free units of its project, then what searches find; fails as they do. */
export async function similarCards(
  seed: SimilarSeed,
  { locale, most, hiddenStatus, project, search }: Asked,
): Promise<SimilarCard[]> {
  const found = new Map<number, SimilarCard>()
  for (const card of project ? similarUnits(seed, project, locale) : [])
    found.set(card.id, { reason: 'project', card })
  for (const { reason, body } of similarSearches(seed, hiddenStatus)) {
    if (found.size >= most) break
    for (const card of await search(body)) {
      if (card.status === seed.status && !card.sold && !found.has(card.id))
        found.set(card.id, { reason, card })
    }
  }
  return [...found.values()].slice(0, most)
}
