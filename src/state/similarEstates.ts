import type { Locale } from '../contract/common'
import { fromApi } from '../domain/estate/fromApi'
import { similarSearches, type SimilarReason } from '../domain/estate/similarSearches'
import { similarUnits } from '../domain/estate/similarUnits'
import type { EstateCard, SimilarSeed } from '../domain/estate/types'
import { getEstate } from '../siteApi/estates'
import type { CallOptions } from '../siteApi/http'
import { liveCards } from './liveEstates'
import { liveClient, liveSite } from './liveSite'

export interface SimilarCard {
  reason: SimilarReason
  card: EstateCard
}

/** Up to `most` listings like one that can still be had, the closest first; throws HttpError. */
export async function similarCards(
  siteId: string,
  seed: SimilarSeed,
  locale: Locale,
  most: number,
  call?: CallOptions,
): Promise<SimilarCard[]> {
  const client = liveClient(siteId, locale)
  const { settings } = await liveSite(client)
  const found = new Map<number, SimilarCard>()
  const project = seed.unit ? fromApi(await getEstate(client, seed.not, call), settings) : undefined
  for (const card of project ? similarUnits(seed, project, locale) : [])
    found.set(card.id, { reason: 'project', card })
  for (const { reason, body } of similarSearches(seed, settings.hiddenStatus)) {
    if (found.size >= most) break
    const { cards } = await liveCards(client, body, locale, call)
    for (const card of cards) {
      if (card.status === seed.status && !card.sold && !found.has(card.id))
        found.set(card.id, { reason, card })
    }
  }
  return [...found.values()].slice(0, most)
}
