import type { Locale } from '../../contract/common'
import { plainNumber } from '../../contract/plainNumber'
import { isId } from '../../contract/searchLimits'
import { href } from '../../routing/routes'

const PAGE_ID_PARAM = 'pageId'

/** Where one subscribes to a search: `search` is its query without '?', `pageId` the list page it was made on. */
export function alertAddress(locale: Locale, search = '', pageId?: number): string {
  const query = [search, pageId && `${PAGE_ID_PARAM}=${pageId}`].filter(Boolean).join('&')
  return query ? `${href('alerts', locale)}?${query}` : href('alerts', locale)
}

/** The list page that an address names, if it names one. */
export function alertPageId(params: URLSearchParams): number | undefined {
  const id = plainNumber(params.get(PAGE_ID_PARAM) ?? '') ?? 0
  return isId(id) ? id : undefined
}
