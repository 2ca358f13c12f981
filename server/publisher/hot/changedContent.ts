import type { Quarantined } from '../../../src/contract/quarantine'
import { together } from '../../../src/publish/renderJob'
import type { ApiClient } from '../../../src/siteApi/http'
import { missingPages } from '../build/missingPages'
import type { FileChange } from './commitChange'
import { decideContent, relocatedPages, removedAddresses, withoutAddress } from './decideContent'
import { findContent, type FoundContent, type Offered } from './findContent'
import type { OpenRelease } from './openRelease'
import { filesOf, putOf } from './pageFiles'
import { renderedWhole } from './renderedWhole'

export interface ChangedContent {
  files: FileChange
  pages: number
  /** Pages of the site's own whose lines in the sitemaps may be others. */
  listed: FoundContent['all']
  /** What of them stays as it was, as it cannot be rendered as it is. */
  unrendered: Quarantined[]
  /** What the rendered pages are made of, by number: so they are published once the files are. */
  states: Map<number, string>
}

/** Why pages may come, go or move only by a whole build; undefined where they need none. */
async function whyABuild(
  { site, framesAreAsBuilt }: OpenRelease,
  client: ApiClient,
  { all, goneAddresses }: FoundContent,
): Promise<string | undefined> {
  const missing = goneAddresses.size ? missingPages(all, site.settings.languages) : []
  if (missing.length) return `The site would be without ${missing.join(', ')}`
  return (await framesAreAsBuilt(client)) ? undefined : 'The menus changed'
}

/**
 * The site's own pages whose lists or blocks show something else now, those that are new, and those that were named.
 * @throws NeedsBuild for a named page that comes or goes and changes what stands around every page, or without which there is no site
 */
export async function changedContent(
  now: OpenRelease,
  client: ApiClient,
  named: readonly number[],
  offered: Offered,
): Promise<ChangedContent> {
  const found = await findContent(now, client, named, offered)
  const obstacle = relocatedPages(found).size ? await whyABuild(now, client, found) : undefined
  const decision = decideContent(found, named, obstacle)
  const { jobs, waiting, relocated } = decision
  const job = { ...together(jobs), published: found.published }
  const { pages, unrendered } = await renderedWhole(now.renderer, job)
  const failed = new Set(unrendered.map(({ id }) => id))
  const { all, unreachable } = found
  const mayBeListed = (id: number) => (named.includes(id) || relocated.has(id)) && !waiting.has(id)
  return {
    files: { put: putOf(pages), removed: removedAddresses(found, decision, failed).flatMap(filesOf) },
    pages: pages.length,
    listed: all.filter(({ id }) => mayBeListed(id) && !failed.has(id)),
    unrendered: [
      ...unrendered,
      ...withoutAddress(all, now.site.settings.languages, named),
      ...unreachable.map(({ pageId, reason }) => ({ kind: 'page' as const, id: pageId, reason })),
    ],
    states: new Map(
      jobs.flatMap(({ pageId, state }) => (failed.has(pageId) ? [] : [[pageId, state] as const])),
    ),
  }
}
