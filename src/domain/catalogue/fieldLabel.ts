import type { Locale } from '../../contract/common'

/** The label of a field; a field without one shows its key wrapped in underscores (spec §8). */
export const fieldLabel = (path: string, _locale: Locale): string => `_${path}_`
