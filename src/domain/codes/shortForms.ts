import type { Locale } from '../../contract/common'
import { labelIn, type Label } from './label'

interface ShortForm {
  one: Label
  other: Label
}

const bedrooms = ['slpk.', 'ch.', 'bed', 'Schlafz.'] as const
/** Abbreviated so that three facts fit on the line of a card. */
const SHORT_FORMS = {
  // Not `Zi.`: a German reader counts the living room among those.
  bedrooms: { one: bedrooms, other: bedrooms },
  bathrooms: { one: ['badk.', 'sdb', 'bath', 'Bad'], other: ['badk.', 'sdb', 'bath', 'Bäder'] },
} as const satisfies Record<string, ShortForm>

/** @example counted(3, 'bedrooms', 'nl') // '3 slpk.' */
export const counted = (count: number, fact: keyof typeof SHORT_FORMS, locale: Locale): string =>
  `${count} ${labelIn(SHORT_FORMS[fact][count === 1 ? 'one' : 'other'], locale)}`
