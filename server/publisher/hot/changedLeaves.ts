import type { Page } from '../../../src/contract/page'
import type { Quarantined } from '../../../src/contract/quarantine'
import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import { leafJobs } from '../../../src/publish/leafJobs'
import { together } from '../../../src/publish/renderJob'
import { parseLeaf } from '../../../src/routing/leaves'
import type { ApiClient } from '../../../src/siteApi/http'
import type { FileChange } from './commitChange'
import type { OpenRelease } from './openRelease'
import { filesOf, publishedDigests, putOf } from './pageFiles'
import { renderedWhole } from './renderedWhole'

export interface ChangedLeaves {
  files: FileChange
  pages: number
  unrendered: Quarantined[]
  /** What they are made of, by node, that stand as they are to be once the files do. */
  states: Map<string, string>
}

/** Further pages that stand below these lists and are wanted no more, or below no list at all. */
const leftBehind = (
  { own }: Pick<OpenRelease, 'own'>,
  lists: ReadonlySet<string>,
  wanted: ReadonlySet<string>,
): string[] =>
  [...own.all()].filter((path) => {
    const at = parseLeaf(path)
    return at && !wanted.has(path) && (lists.has(at.list) || !own.all().has(at.list))
  })

/**
 * The further pages of lists that show something else now, that come, and that go. They follow the lists: what stands around them and
 * where they begin is as that was published.
 * @param all every page of the site's own as the API has it
 */
export async function changedLeaves(
  now: OpenRelease,
  client: ApiClient,
  all: readonly Page[],
): Promise<ChangedLeaves> {
  const { site, renderer, shownOnLeaves, drawn, own, follower } = now
  const { kept } = ownAddresses(byNumber(all), site.settings.languages)
  // A list that waits for a build has none at its new address either.
  const there = kept.filter(({ path }) => own.all().has(path))
  const { jobs: made, unreachable } = await leafJobs(client, site, there, shownOnLeaves)
  const lists = new Set(there.flatMap(({ page, path }) => (unreachable.has(page.id) ? [] : [path])))
  const gone = leftBehind(now, lists, new Set(together(made).pages.map(({ path }) => path)))
  const jobs = made.filter(({ id, state }) => drawn.leaves.get(id) !== state)
  const job = together(jobs)
  const published = await publishedDigests(follower.view(), job.pages)
  const { pages, unrendered } = await renderedWhole(renderer, { ...job, published })
  const left = new Set(unrendered.map(({ id }) => id))
  return {
    files: { put: putOf(pages), removed: gone.flatMap(filesOf) },
    pages: pages.length,
    unrendered,
    states: new Map(jobs.filter(({ pageId }) => !left.has(pageId)).map(({ id, state }) => [id, state])),
  }
}
