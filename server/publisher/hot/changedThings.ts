import { listingJob, rentalUnitJob, rentalUnitsNamed } from '../../../src/publish/listingJob'
import { together } from '../../../src/publish/renderJob'
import type { SitemapChange } from '../../../src/publish/sitemapLines'
import type { ApiClient } from '../../../src/siteApi/http'
import type { Quarantined } from '../../../src/contract/quarantine'
import { changedListings, idsOf } from './changedListings'
import type { FileChange } from './commitChange'
import type { Draft } from './draft'
import type { Changes } from './changes'
import type { OpenRelease } from './openRelease'
import { filesOf, putOf, rentalUnitPaths } from './pageFiles'
import { renderedWhole } from './renderedWhole'
import { validThings } from './validThings'
import { publishedPages } from './publishedListing'

export interface ChangedThings {
  files: FileChange
  pages: number
  sitemap: Omit<SitemapChange, 'pages' | 'landings'>
  /** Every listing that was looked at. */
  estateIds: number[]
  /** What of them is not on the site, as it is not what the contract says. */
  quarantined: Quarantined[]
  /** What of them is on the site as it was, if it was, as it cannot be rendered as it is. */
  unrendered: Quarantined[]
}

/**
 * The files of changed listings and holiday units as they are now at the API, and those that they had and have no more.
 * @param draft is begun with each page as soon as it is there
 */
export async function changedThings(
  { site, follower, renderer }: OpenRelease,
  client: ApiClient,
  { estateIds, rentalUnitIds }: Changes,
  { lap, draft }: { lap: (step: string) => void; draft: Draft },
): Promise<ChangedThings> {
  const view = follower.view()
  const [found, foundUnits] = await Promise.all([
    changedListings(client, view, estateIds),
    rentalUnitsNamed(client, rentalUnitIds),
  ])
  const { ids } = found
  const { quarantined, ...valid } = validThings({ estates: found.estates, units: foundUnits })
  lap('fetch')
  const job = together([
    ...valid.estates.map((estate) => listingJob(estate, site)),
    ...valid.units.map((unit) => rentalUnitJob(unit, site)),
  ])
  const [{ pages, unrendered }, ...published] = await Promise.all([
    renderedWhole(renderer, job, (page) => {
      for (const [name, content] of putOf([page])) draft.put(name, content)
    }),
    ...ids.map((id) => publishedPages(view, id)),
  ])
  lap('render')
  const isRendered = (kind: Quarantined['kind'], own: number) =>
    !unrendered.some((one) => one.kind === kind && one.id === own)
  const estates = valid.estates.filter(({ general }) => isRendered('estate', general.id))
  const units = valid.units.filter(({ id }) => isRendered('rentalUnit', id))
  const ofUnits = rentalUnitIds.flatMap(rentalUnitPaths)
  // What a listing has that cannot be rendered stays, its units and its former address too.
  const stays = new Set(valid.estates.filter((estate) => !estates.includes(estate)).flatMap(idsOf))
  const kept = published.filter((_, index) => stays.has(ids[index] ?? 0)).flat()
  const wanted = new Set([...job.pages.map(({ path }) => path), ...kept])
  const removed = [...new Set([...published.flat(), ...ofUnits])].filter((path) => !wanted.has(path))
  return {
    files: { put: putOf(pages), removed: removed.flatMap(filesOf) },
    pages: pages.length,
    sitemap: { site, estates, units },
    estateIds: ids,
    quarantined,
    unrendered,
  }
}
