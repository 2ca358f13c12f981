import { setTimeout as pause } from 'node:timers/promises'
import { listingJob } from '../../../src/publish/listingJob'
import { postEstates } from '../../../src/siteApi/estates'
import type { ApiClient } from '../../../src/siteApi/http'
import { chunks } from '../../../src/siteApi/pull'
import type { OpenRelease } from './openRelease'
import { validThings } from './validThings'

/** Listings rendered before the first change is waited for, and afterwards beside everything else. */
const FIRST = 3
const ALL = 100
/** Of one listing at most: a project has hundreds. */
const PAGES = 8
/** Rendered at once, two languages in two processes: a change that comes meanwhile waits for no more. */
const AT_ONCE = 4
/** Milliseconds between two that are rendered beside everything else, so that it hardly notices. */
const REST = 150

type Ready = Pick<OpenRelease, 'site' | 'renderer'>

/** The same way that a change will go, up to where files are written. */
async function renderOne({ site, renderer }: Ready, client: ApiClient, from: number): Promise<number> {
  const { results, total } = await postEstates(client, { pagination: { from, size: 1 } })
  for (const estate of validThings({ estates: results, units: [] }).estates) {
    const job = listingJob(estate, site)
    for (const pages of chunks(job.pages.slice(0, PAGES), AT_ONCE)) await renderer.render({ ...job, pages })
  }
  return total.value
}

/** Starts the render process and has it render a few listings. */
export async function warmUp(release: Ready, client: ApiClient): Promise<void> {
  await release.renderer.warm()
  for (let from = 0; from < FIRST; from++) await renderOne(release, client, from)
}

/**
 * Goes on where `warmUp` ended: a renderer takes half the time for a page when it has rendered a hundred of them.
 * @param isWanted asked before each
 */
export async function keepWarmingUp(
  release: Ready,
  client: ApiClient,
  isWanted: () => boolean,
): Promise<void> {
  for (let count = FIRST, total = ALL; count < ALL && total > 0; count++) {
    await pause(REST, undefined, { ref: false })
    if (!isWanted()) return
    total = await renderOne(release, client, count % total)
  }
}
