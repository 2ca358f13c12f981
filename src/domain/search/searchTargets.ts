import type { ListingStatus } from '../../contract/codes'
import type { Page } from '../../contract/page'
import { STATUS_FIELD, STATUS_ID } from './statusIds'

/** The one status that a list page shows, all of it; undefined for pages that list anything else. */
export function statusOfPage({ type, node }: Pick<Page, 'type' | 'node'>): number | undefined {
  if (type !== 'estateList' || !node?.query || node.collections?.length || node.groupOptions) return undefined
  const { terms, ...others } = node.query
  const isRestricted = Object.values(others).some((part) => part != null)
  const [field, ...more] = Object.keys(terms ?? {})
  const values = field === undefined ? undefined : terms?.[field]
  if (isRestricted || field === undefined || more.length || values?.length !== 1) return undefined
  const [status] = values
  if (field === STATUS_FIELD) return STATUS_ID[status as ListingStatus]
  return field === 'status.id' && typeof status === 'number' ? status : undefined
}

/** The list pages to which the home page's search can lead: the first of each status, in the order of the pages. */
export function searchTargets(pages: Iterable<Page>): { status: number; page: Page }[] {
  const byStatus = new Map<number, Page>()
  for (const page of [...pages].sort((a, b) => a.id - b.id)) {
    const status = statusOfPage(page)
    if (status !== undefined && !byStatus.has(status)) byStatus.set(status, page)
  }
  return [...byStatus].map(([status, page]) => ({ status, page }))
}
