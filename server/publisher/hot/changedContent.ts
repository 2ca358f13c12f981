import type { Page } from '../../../src/contract/page'
import { byNumber, ownAddresses } from '../../../src/domain/page/ownAddresses'
import { type ContentJob, contentJobs, ownPages } from '../../../src/publish/contentJob'
import { together } from '../../../src/publish/renderJob'
import { parseLeaf } from '../../../src/routing/leaves'
import { getPages } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import type { Quarantined } from '../../../src/contract/quarantine'
import { ownerIn } from '../status/quarantined'
import { missingPages } from '../build/missingPages'
import type { FileChange } from './commitChange'
import { NeedsBuild, type OpenRelease } from './openRelease'
import { filesOf, ownerOf, publishedDigests, putOf } from './pageFiles'
import { renderedWhole } from './renderedWhole'

export interface ChangedContent {
  files: FileChange
  pages: number
  /** Every page of the site's own as the API has it. */
  all: Page[]
  /** Those of them whose lines in the sitemaps may be others. */
  listed: Page[]
  /** What of them stays as it was, as it cannot be rendered as it is. */
  unrendered: Quarantined[]
  /** What the pages are made of that stand as they are to be once the files do. */
  states: Map<number, string>
}

/** Addresses at which a page of the site's own stands and is to stand no more, with its number: it was named, or has moved. */
async function leftBehind(
  { follower, own }: OpenRelease,
  wanted: ReadonlySet<string>,
  isMeant: (pageId: number) => boolean,
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  for (const path of own.all()) {
    // Further pages of a list follow it.
    if (wanted.has(path) || parseLeaf(path)) continue
    const { kind, id } = ownerIn((await ownerOf(follower.view(), path)) ?? '') ?? {}
    // Of one that nobody named and that is not there, an answer that is not whole may be the reason.
    if (kind === 'page' && id !== undefined && isMeant(id)) found.set(path, id)
  }
  return found
}

/**
 * The site's own pages whose lists or blocks show something else now, those that are new, and those that were named.
 * @throws NeedsBuild for a named page that comes or goes and changes what stands around every page, or without which there is no site
 */
export async function changedContent(
  now: OpenRelease,
  client: ApiClient,
  named: readonly number[],
): Promise<ChangedContent> {
  const { site, renderer, shown, drawn, framesAreAsBuilt } = now
  const all = await getPages(client)
  const isThere = new Set(all.map(({ id }) => id))
  for (const id of drawn.states.keys()) if (!isThere.has(id)) drawn.states.delete(id)
  const { jobs: made, failed: unreachable } = await contentJobs(client, site, all, shown)
  const wanted = new Set(ownPages(site, all).keys())
  const gone = await leftBehind(now, wanted, (id) => named.includes(id) || isThere.has(id))
  const different = made.filter(({ pageId, state }) => drawn.states.get(pageId) !== state)
  const published = await publishedDigests(now.follower.view(), together(different).pages)
  const comes = ({ pages }: ContentJob) => pages.some(({ path }) => published[path] === undefined)
  const moving = new Set([...different.filter(comes).map(({ pageId }) => pageId), ...gone.values()])
  const stays = await staysOut()
  const jobs = different.filter(({ pageId }) => !stays.has(pageId))
  const { pages, unrendered } = await renderedWhole(renderer, { ...together(jobs), published })
  const left = new Set(unrendered.map(({ id }) => id))
  const removed = [...gone].flatMap(([path, id]) => (stays.has(id) || left.has(id) ? [] : [path]))
  const isDone = ({ pageId }: ContentJob) => !left.has(pageId)
  return {
    files: { put: putOf(pages), removed: removed.flatMap(filesOf) },
    pages: pages.length,
    all,
    listed: all.filter(({ id }) => (named.includes(id) || moving.has(id)) && !stays.has(id) && !left.has(id)),
    unrendered: [
      ...unrendered,
      ...unaddressed(),
      ...unreachable.map(({ pageId, reason }) => ({ kind: 'page' as const, id: pageId, reason })),
    ],
    states: new Map(jobs.filter(isDone).map(({ pageId, state }) => [pageId, state])),
  }

  /** Named pages that cannot stand where they ask to, as a build names them. */
  function unaddressed(): Quarantined[] {
    const refused = ownAddresses(byNumber(all), site.settings.languages).refused
    return refused.flatMap(({ page: { id }, locale, reason }) =>
      named.includes(id)
        ? [{ kind: 'page' as const, id, reason: `its address in ${locale}: ${reason}` }]
        : [],
    )
  }

  /** Pages that come, go or move and may not do so but by a whole build; the others do not wait for that. */
  async function staysOut(): Promise<ReadonlySet<number>> {
    if (!moving.size) return moving
    const why = await whyABuild()
    if (!why) return new Set()
    if (named.some((id) => moving.has(id))) throw new NeedsBuild(why)
    return moving
  }

  async function whyABuild(): Promise<string | undefined> {
    const missing = gone.size ? missingPages(all, site.settings.languages) : []
    if (missing.length) return `The site would be without ${missing.join(', ')}`
    return (await framesAreAsBuilt(client)) ? undefined : 'The menus changed'
  }
}
