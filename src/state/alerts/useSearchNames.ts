import type { Locale } from '../../contract/common'
import { nameIn } from '../../domain/localized'
import type { FilterNames } from '../../domain/search/chipLabel'
import { estateFilters, NO_FILTERS } from '../../siteApi/estates'
import { getPage } from '../../siteApi/content'
import { liveClient } from '../liveSite'
import { useLoad } from '../useLoad'

export interface SearchNames {
  names: FilterNames
  /** Title of each list page a search was made on. */
  pages: Readonly<Record<number, string>>
}

const NO_NAMES: SearchNames = { names: NO_FILTERS, pages: {} }

/** What towns and list pages of searches are called; undefined until it is known. When it cannot be, numbers have to do. */
export function useSearchNames(
  siteId: string,
  locale: Locale,
  pageIds: readonly number[],
): SearchNames | undefined {
  const ids = [...new Set(pageIds)].sort((a, b) => a - b)
  const { result } = useLoad(`${locale} ${ids.join()}`, async (signal) => {
    const client = liveClient(siteId, locale)
    const [{ filters: names }, ...titles] = await Promise.all([
      estateFilters(client, undefined, { signal }),
      // A page that is gone has no name any more.
      ...ids.map((id) =>
        getPage(client, id, { signal }).then(
          ({ title }) => nameIn(title, locale),
          () => '',
        ),
      ),
    ])
    return { names, pages: Object.fromEntries(ids.map((id, index) => [id, titles[index] ?? ''])) }
  })
  if (result.state === 'loading') return undefined
  return result.state === 'ready' ? result.value : NO_NAMES
}
