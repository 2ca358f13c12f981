import type { Page } from '../contract/page'
import type { Site } from '../contract/site'
import { landedOn, landingSources, type LandingSources, listLandings } from '../dataLayer/landings'
import type { LandingNode } from '../dataLayer/nodes'
import type { ApiClient } from '../siteApi/http'
import { digest } from './listingJob'

/** Landing pages of lists by the number of the list page, or why they could not be had. */
export type SiteLandings = ReadonlyMap<number, LandingNode[] | Error>

/** The landing pages of a site as they are right now. */
export async function siteLandings(
  client: ApiClient,
  { settings }: Site,
  pages: readonly Page[],
  sources: LandingSources,
): Promise<SiteLandings> {
  const offers = landedOn(pages)
  const asked = pages.flatMap((page) => {
    const offer = offers.get(page.id)
    return offer ? [{ page, offer }] : []
  })
  return new Map(
    await Promise.all(
      asked.map(async ({ page, offer }) => {
        const found = listLandings(client, page, offer, settings, sources, digest)
        return [page.id, await found.catch((error: unknown) => error as Error)] as const
      }),
    ),
  )
}

export { landingSources, type LandingSources }
