import type { AlertState } from '../../contract/ajax'
import type { Locale } from '../../contract/common'
import { alertFilter } from '../../domain/alerts/askedSearch'
import { nameIn } from '../../domain/localized'
import { pagePath } from '../../domain/page/pagePlace'
import { statusOfPage } from '../../domain/search/searchTargets'
import type { FilterNames } from '../../domain/search/filterNames'
import { estateFilters, NO_FILTERS } from '../../siteApi/estates'
import { getPage } from '../../siteApi/content'
import { liveClient } from '../liveSite'
import { placeNames } from '../search/placeNames'
import { useLoad } from '../useLoad'

export interface SearchNames {
  names: FilterNames
  /** Title of each list page a search was made on. */
  pages: Readonly<Record<number, string>>
  /** Address of each of them. */
  paths: Readonly<Record<number, string>>
  /** Number of the one status that it lists, where there is one. */
  statuses: Readonly<Record<number, number | undefined>>
}

const NO_NAMES: SearchNames = { names: NO_FILTERS, pages: {}, paths: {}, statuses: {} }

type Subscribed = Pick<AlertState['searches'][number], 'search' | 'pageId'>

/** What towns, places and list pages of searches are called; undefined until it is known. When it cannot be, numbers have to do. */
export function useSearchNames(
  siteId: string,
  locale: Locale,
  searches: readonly Subscribed[],
): SearchNames | undefined {
  const ids = [...new Set(searches.flatMap(({ pageId }) => pageId ?? []))].sort((a, b) => a - b)
  const filters = searches.map(({ search }) => alertFilter(search))
  const where = JSON.stringify(filters.map(({ place, geoRange, area }) => [place, geoRange, area]))
  const { result } = useLoad(`${locale} ${ids.join()} ${where}`, async (signal) => {
    const client = liveClient(siteId, locale)
    const [{ filters: names }, places, ...known] = await Promise.all([
      estateFilters(client, undefined, { signal }),
      placeNames(client, filters, signal),
      // A page that is gone has no name any more.
      ...ids.map((id) =>
        getPage(client, id, { signal }).then(
          (page) => ({
            title: nameIn(page.title, locale),
            path: pagePath(page, locale) ?? '',
            status: statusOfPage(page),
          }),
          () => ({ title: '', path: '', status: undefined }),
        ),
      ),
    ])
    return {
      names: { ...names, places },
      pages: Object.fromEntries(ids.map((id, index) => [id, known[index]?.title ?? ''])),
      paths: Object.fromEntries(ids.map((id, index) => [id, known[index]?.path ?? ''])),
      statuses: Object.fromEntries(ids.map((id, index) => [id, known[index]?.status])),
    }
  })
  if (result.state === 'loading') return undefined
  return result.state === 'ready' ? result.value : NO_NAMES
}
