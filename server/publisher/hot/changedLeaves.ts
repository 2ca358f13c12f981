import type { Page } from '../../../src/contract/page'
import type { Quarantined } from '../../../src/contract/quarantine'
import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import { type LeafJob, leafJobs } from '../../../src/publish/leafJobs'
import { together } from '../../../src/publish/renderJob'
import { parseLeaf } from '../../../src/routing/leaves'
import type { ApiClient } from '../../../src/siteApi/http'
import type { FileChange } from './commitChange'
import { drawnInTurn, type IsWaiting } from './drawnInTurn'
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

const NOTHING: ChangedLeaves = {
  files: { put: new Map(), removed: [] },
  pages: 0,
  unrendered: [],
  states: new Map(),
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

/** Renders leaves a stretch at a time, as far as nobody waits. */
async function rendered({ renderer, follower }: OpenRelease, jobs: readonly LeafJob[], isWaiting: IsWaiting) {
  const { drawn, done } = await drawnInTurn(jobs, isWaiting, async (some) => {
    const job = together(some)
    return renderedWhole(renderer, { ...job, published: await publishedDigests(follower.view(), job.pages) })
  })
  const unrendered = drawn.flatMap((each) => each.unrendered)
  const left = new Set(unrendered.map(({ id }) => id))
  return {
    pages: drawn.flatMap(({ pages }) => pages),
    unrendered,
    done: done.filter(({ pageId }) => !left.has(pageId)),
  }
}

/**
 * The further pages of lists that show something else now, that come, and that go. They follow the lists: what stands around them and
 * where they begin is as that was published. A home that comes first on a list moves a card on each of them, and no other change is to
 * wait for so many pages: what is left when one comes is found by the change that waits, which looks at all of them again.
 * @param all every page of the site's own as the API has it
 */
export async function changedLeaves(
  now: OpenRelease,
  client: ApiClient,
  all: readonly Page[],
  isWaiting: IsWaiting,
): Promise<ChangedLeaves> {
  if (await isWaiting()) return NOTHING
  const { site, shownOnLeaves, drawn, own } = now
  const { kept } = ownAddresses(byNumber(all), site.settings.languages)
  // A list that waits for a build has none at its new address either.
  const there = kept.filter(({ path }) => own.all().has(path))
  const { jobs: made, unreachable } = await leafJobs(client, site, there, shownOnLeaves)
  const lists = new Set(there.flatMap(({ page, path }) => (unreachable.has(page.id) ? [] : [path])))
  const gone = leftBehind(now, lists, new Set(together(made).pages.map(({ path }) => path)))
  const jobs = made.filter(({ id, state }) => drawn.leaves.get(id) !== state)
  const { pages, unrendered, done } = await rendered(now, jobs, isWaiting)
  return {
    files: { put: putOf(pages), removed: gone.flatMap(filesOf) },
    pages: pages.length,
    unrendered,
    states: new Map(done.map(({ id, state }) => [id, state])),
  }
}
