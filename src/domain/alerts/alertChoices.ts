import type { AlertChange, Frequency } from '../../contract/ajax'

/** How soon to hear of something, in the order they are offered. */
export const FREQUENCIES: readonly Frequency[] = ['instant', 'daily', 'weekly']

/** What to hear of besides what is new on the site: only for who asks for it. */
export const OPTIONAL_CHANGES = ['price', 'status'] as const satisfies readonly AlertChange[]

/** What to hear of, new listings always among it. */
export const changesOf = (isWanted: (change: AlertChange) => boolean): AlertChange[] => [
  'new',
  ...OPTIONAL_CHANGES.filter(isWanted),
]
