import type { Locale } from '../contract/common'
import { fromApi } from '../domain/estate/fromApi'
import { similarCards, type SimilarCard } from '../domain/estate/similarCards'
import type { SimilarSeed } from '../domain/estate/types'
import { getEstate } from '../siteApi/estates'
import type { CallOptions } from '../siteApi/http'
import { liveFound } from './liveEstates'
import { liveClient, liveSite } from './liveSite'

/** Up to `most` cards of listings like one, by what the site API has now; throws HttpError. */
export async function similarEstates(
  siteId: string,
  seed: SimilarSeed,
  locale: Locale,
  most: number,
  call?: CallOptions,
): Promise<SimilarCard[]> {
  const client = liveClient(siteId, locale)
  const { settings } = await liveSite(client)
  const project = seed.unit ? fromApi(await getEstate(client, seed.not, call), settings) : undefined
  return similarCards(seed, {
    locale,
    most,
    hiddenStatus: settings.hiddenStatus,
    project,
    search: async (body) => (await liveFound(client, body, locale, call)).found,
  })
}
