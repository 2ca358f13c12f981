import type { Code } from '../../contract/codes'
import type { Localized } from '../../contract/common'
import { LOCALES } from '../../contract/locales'
import { codeLabel } from '../codes/codeLabel'
import { dateText } from '../format/date'
import type { DomainEstate } from './fromApi'

/** Before any day that somebody asks for: whoever buys or rents it can have it as soon as it is theirs. */
const AT_ONCE = '1970-01-01'
const CODES_AT_ONCE = ['IMMEDIATE', 'DEED'] as const satisfies readonly Code<'FreeOn'>[]

const plain = (text: unknown) => (typeof text === 'string' ? text.trim().toLowerCase() : '')

const WORDS_AT_ONCE: ReadonlySet<string> = new Set(
  CODES_AT_ONCE.flatMap((code) => LOCALES.map((locale) => plain(codeLabel('FreeOn', code, locale)))),
)

/** Whether what a page says, in any language, is that it is free at once or at the deed. */
const saysAtOnce = (texts: readonly string[]) => texts.some((text) => WORDS_AT_ONCE.has(text))

const textsOf = (text: Localized | null | undefined) =>
  Object.values(text ?? {})
    .map(plain)
    .filter(Boolean)

/**
 * The moment from which a listing can be had, as its page tells it: the day that it names, else one before all others where it is free at
 * once or at the deed (docs/decisions/275-when-it-is-free.md). Undefined where no day is told, as after a notice without one.
 */
export function freeFrom({ technical, listing }: DomainEstate): string | undefined {
  const day = technical?.availableDate ?? listing?.other?.available_at
  // One that is in no calendar is told nowhere.
  if (day && dateText(day)) return `${day}T00:00:00Z`
  const said = textsOf(technical?.available)
  // What is said in words has the row; the code stands in where nothing is.
  const code = CODES_AT_ONCE.find((one) => one === listing?.other?.available)
  return (said.length ? saysAtOnce(said) : code) ? `${AT_ONCE}T00:00:00Z` : undefined
}
