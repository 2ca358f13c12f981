import type { Locale } from '../../contract/common'
import { labelIn, type Label } from './label'

/** Abbreviated so that three facts fit on the line of a card; they do not change with the number. */
const SHORT_FORMS = {
  // Not `Zi.`: a German reader counts the living room among those.
  bedrooms: ['slpk.', 'ch.', 'bed', 'SZ'],
  bathrooms: ['badk.', 'sdb', 'bath', 'Bad'],
} as const satisfies Record<string, Label>

/** @example shortForm('bedrooms', 'nl') // 'slpk.' */
export const shortForm = (fact: keyof typeof SHORT_FORMS, locale: Locale): string =>
  labelIn(SHORT_FORMS[fact], locale)
