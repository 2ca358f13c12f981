import { MAX_PAGE_SIZE } from '../../contract/searchLimits'

/** What a link to the favourites page may ask for: a list that someone shares, or listings side by side. */
export type ListKind = 'ids' | 'compare'

export interface AskedList {
  kind: ListKind
  ids: readonly string[]
}

const FORM = /^#(ids|compare)=(\d{1,10}(?:,\d{1,10})*)$/

/**
 * The ids in an address's hash: behind `#`, so that no server ever reads or logs them. Undefined for any other hash.
 * @example askedList('#ids=7,12') // { kind: 'ids', ids: ['7', '12'] }
 */
export function askedList(hash: string): AskedList | undefined {
  const [, kind, list = ''] = FORM.exec(hash) ?? []
  if (!kind) return undefined
  const ids = [...new Set(list.split(',').map((id) => String(Number(id))))].filter((id) => id !== '0')
  return ids.length ? { kind: kind as ListKind, ids: ids.slice(0, MAX_PAGE_SIZE) } : undefined
}

/** The hash for a list, '' for none. */
export const listHash = (kind: ListKind, ids: readonly string[]): string =>
  ids.length ? `#${kind}=${ids.join(',')}` : ''
