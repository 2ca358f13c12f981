import type { Estate } from '../contract/estate'
import { picturesOfKind } from './estate/picturesOfKind'

const GENERAL = [
  'id',
  'parentId',
  'project',
  'title',
  'headType',
  'subType',
  'transaction',
  'updatedAt',
] as const

/** Pictures of a page that sitemaps name: the ones that are seen first. */
export const MOST_MAPPED = 3

/** As much of a listing and its units as says which pages there are, at which addresses, when they changed, and what they show. */
export interface EstateEntry extends Pick<Estate, 'isProject' | 'status' | 'address'> {
  general: Pick<Estate['general'], (typeof GENERAL)[number]>
  listing?: { archived?: boolean | null } | null
  pictures: Pick<Estate['pictures'][number], 'file' | 'index' | 'kind'>[]
  children?: EstateEntry[]
}

const only = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]])) as Pick<T, K>

/** A tenth of the listing's size: a build that holds the entries of all of them fits in memory, one that holds them all does not. */
export function estateEntry(estate: Estate): EstateEntry {
  return {
    ...only(estate, ['isProject', 'status', 'address']),
    general: only(estate.general, GENERAL),
    pictures: picturesOfKind(estate.pictures, 'photo')
      .slice(0, MOST_MAPPED)
      .map((picture) => only(picture, ['file', 'index'])),
    ...(estate.listing?.archived ? { listing: { archived: true } } : {}),
    ...(estate.children ? { children: estate.children.map(estateEntry) } : {}),
  }
}
