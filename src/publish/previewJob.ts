import type { PageSpec } from '../gatsby/pageContext'
import type { Draft } from '../contract/draft'
import type { Locale } from '../contract/locales'
import type { Site } from '../contract/site'
import { getPages } from '../siteApi/content'
import type { ApiClient } from '../siteApi/http'
import { contentJobs } from './contentJob'
import { listingJob, rentalUnitJob } from './listingJob'
import type { RenderJob } from './renderJob'

async function jobOf(draft: Draft, site: Site, client: ApiClient): Promise<RenderJob | undefined> {
  if (draft.kind === 'estate') return listingJob(draft.data, site)
  if (draft.kind === 'rentalUnit') return rentalUnitJob(draft.data, site)
  const others = (await getPages(client)).filter(({ id }) => id !== draft.id)
  const { jobs } = await contentJobs(client, site, [draft.data], new Map(), {
    among: [...others, draft.data],
  })
  return jobs[0]
}

/** Of a listing's pages the one at its long address comes first. */
function isOf({ context }: PageSpec, draft: Draft, locale: Locale): boolean {
  const unitId = draft.kind === 'estate' && draft.data.general.id !== draft.id ? draft.id : undefined
  return context.language === locale && context.unitId === unitId
}

/** What it takes to render the page that a draft will have in one language; undefined when it will have none. */
export async function previewJob(
  draft: Draft,
  locale: Locale,
  site: Site,
  client: ApiClient,
): Promise<{ nodes: RenderJob['nodes']; page: PageSpec } | undefined> {
  const job = await jobOf(draft, site, client)
  const page = job?.pages.find((each) => isOf(each, draft, locale))
  return job && page && { nodes: job.nodes, page }
}
