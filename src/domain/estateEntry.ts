import type { Estate } from '../contract/estate'

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

/** As much of a listing and its units as says which pages there are, at which addresses, and when they changed. */
export interface EstateEntry extends Pick<Estate, 'isProject' | 'status' | 'address'> {
  general: Pick<Estate['general'], (typeof GENERAL)[number]>
  listing?: { archived?: boolean | null } | null
  children?: EstateEntry[]
}

const only = <T extends object, K extends keyof T>(from: T, keys: readonly K[]) =>
  Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]])) as Pick<T, K>

/** A tenth of the listing's size: a build that holds the entries of all of them fits in memory, one that holds them all does not. */
export function estateEntry(estate: Estate): EstateEntry {
  return {
    ...only(estate, ['isProject', 'status', 'address']),
    general: only(estate.general, GENERAL),
    ...(estate.listing?.archived ? { listing: { archived: true } } : {}),
    ...(estate.children ? { children: estate.children.map(estateEntry) } : {}),
  }
}
