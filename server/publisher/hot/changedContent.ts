import type { Page } from '../../../src/contract/page'
import { type ContentJob, contentJobs } from '../../../src/publish/contentJob'
import { digestOf, together } from '../../../src/publish/renderJob'
import { getPages } from '../../../src/siteApi/content'
import type { ApiClient } from '../../../src/siteApi/http'
import type { LeftOut } from '../leftOut'
import type { FileChange } from './commitChange'
import { NeedsBuild, type OpenRelease } from './openRelease'
import { putOf, standingPageData } from './pageFiles'
import { renderedWhole } from './renderedWhole'

export interface ChangedContent {
  files: FileChange
  pages: number
  /** Every page of the site's own as the API has it. */
  all: Page[]
  /** What of them stays as it was, as it cannot be rendered as it is. */
  unrendered: LeftOut[]
  /** What the pages are made of that stand as they are to be once the files do. */
  states: Map<number, string>
}

/**
 * The site's own pages whose lists or blocks show something else now, and those that were named.
 * @throws NeedsBuild for a page that is new or gone.
 */
export async function changedContent(
  { site, follower, renderer, shown, drawn }: OpenRelease,
  client: ApiClient,
  named: readonly number[],
): Promise<ChangedContent> {
  const all = await getPages(client)
  const missing = named.find((id) => !all.some((page) => page.id === id))
  if (missing) throw new NeedsBuild(`Page ${missing} is gone`)
  const isDrawn = ({ pageId, state }: ContentJob) => drawn.states.get(pageId) === state
  const jobs = (await contentJobs(client, site, all, shown)).filter((each) => !isDrawn(each))
  const job = together(jobs)
  const view = follower.view()
  const standing = await Promise.all(
    job.pages.map(async ({ path }) => {
      const text = await standingPageData(view, path)
      if (text === undefined) throw new NeedsBuild(`${path} is a new page`)
      return [path, digestOf(text)]
    }),
  )
  const { pages, unrendered } = await renderedWhole(renderer, {
    ...job,
    standing: Object.fromEntries(standing),
  })
  const failed = new Set(unrendered.map(({ id }) => id))
  const states = new Map(
    jobs.flatMap(({ pageId, state }) => (failed.has(pageId) ? [] : [[pageId, state] as const])),
  )
  return { files: { put: putOf(pages), removed: [] }, pages: pages.length, all, unrendered, states }
}
