import type { Locale, Localized } from '../../contract/common'
import { CATALOGUE, fieldAt } from '../catalogue/catalogue'
import type { Field } from '../catalogue/field'
import { notEntered } from '../format/notEntered'
import { givesPlaceAway } from '../rules/exactPlace'
import { isHidden } from '../rules/hidingRules'
import { isPriceOfSold } from '../rules/soldPrice'
import { violationText } from '../rules/townPlanningViolation'
import { warns } from '../rules/warningAnswer'
import { fieldText } from './fieldText'
import { floorName } from './floor'
import type { DomainEstate } from './fromApi'
import { annuityText, askingPriceText } from './price'

const SEGMENTS = CATALOGUE.map(({ path }) => path.split('.'))
/** What is told with a field: codes and free texts. */
const PAIRS = CATALOGUE.map(({ pairedWith }) => {
  if (!pairedWith) return undefined
  const paired = pairedWith.flatMap((path) => fieldAt(path) ?? [])
  const isFree = ({ format }: Field) => format === 'localized'
  return { coded: paired.filter((field) => !isFree(field)), free: paired.filter(isFree) }
})
const FIRST = CATALOGUE.map(({ sameAs }) => (sameAs ? fieldAt(sameAs) : undefined))
/** Fields that say the same fact as a field and stand in for it when it is empty. */
const STAND_INS = CATALOGUE.map(({ path }) => CATALOGUE.filter(({ sameAs }) => sameAs === path))

/** The others that say the same fact as a field. */
const SAME_FACT = CATALOGUE.map((field) => {
  const first = FIRST[field.order] ?? field
  return [first, ...(STAND_INS[first.order] ?? [])].filter((other) => other !== field)
})
/** Codes that answer nothing; one as the spec spells it. */
const NO_ANSWER: ReadonlySet<unknown> = new Set(['UNKNOWN', 'UNKNWON', 'TBD'])
/** Fields whose words answer what the code of a field leaves open. */
const ANSWERS = CATALOGUE.map(({ answeredBy = [] }) => answeredBy.flatMap((path) => fieldAt(path) ?? []))
const isUnknown = (value: unknown) => NO_ANSWER.has(value)

/** What a field is known by where it says nothing itself, and no other that says the same does. */
const KNOWN_BY: Readonly<Record<string, (estate: DomainEstate) => unknown>> = {
  'general.floor': ({ general, listing }) =>
    listing?.construction?.floor === undefined ? general.floorId : undefined,
}

/** Fields that are not written by their format alone. */
const OWN_WORDS: Readonly<Record<string, (estate: DomainEstate, locale: Locale) => string>> = {
  'general.floor': floorName,
  'listing.construction.floor': floorName,
  'general.price.value': askingPriceText,
  'listing.financial.price': askingPriceText,
  'listing.notary.annuity': annuityText,
  'planning.townPlanningViolation': ({ planning }, locale) =>
    violationText(planning?.townPlanningViolation as Localized | null | undefined, locale),
}

function valueOf(estate: DomainEstate, field: Field): unknown {
  let value: unknown = estate
  for (const key of SEGMENTS[field.order] ?? []) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

export interface RowValues {
  value: string
  /** What another field answers to the same question, where that is the opposite. */
  opposite?: { field: Field; value: string }
  /** Free text told with it. */
  note?: string
}

/**
 * What the fields of one listing say in one language, by the rules of spec §5: which are hidden, which stand in for
 * which, what is told together, and where 'not entered' is said. Each field is written once, however often it is asked.
 */
export function rowValuesOf(estate: DomainEstate, locale: Locale): (field: Field) => RowValues | undefined {
  const texts = new Array<string | undefined>(CATALOGUE.length).fill(undefined)

  const isLeftOut = (field: Field) =>
    (field.hiddenWhen &&
      isHidden(field.hiddenWhen, { estate, path: field.path, value: valueOf(estate, field), locale })) ||
    givesPlaceAway(field.path, estate) ||
    isPriceOfSold(field.path, estate)

  /** Whether a field of the same fact, or a date, says more than that it is not known. */
  const isAnswered = (field: Field) =>
    (SAME_FACT[field.order] ?? []).some(
      (other) => !isUnknown(valueOf(estate, other)) && textOf(other) !== '',
    ) || (ANSWERS[field.order] ?? []).some((other) => textOf(other) !== '')

  function written(field: Field): string {
    const said = valueOf(estate, field)
    const value = said === undefined ? KNOWN_BY[field.path]?.(estate) : said
    if (value === undefined || isLeftOut(field) || (isUnknown(value) && isAnswered(field))) return ''
    const own = OWN_WORDS[field.path]
    return own ? own(estate, locale) : fieldText(value, field, locale)
  }

  /** What a field says by itself; '' when it is left out or empty. */
  const textOf = (field: Field) => (texts[field.order] ??= written(field))

  /** A field and those told with it: codes join the value, free text goes under it. */
  function together(field: Field): RowValues | undefined {
    const paired = PAIRS[field.order]
    if (!paired) return textOf(field) ? { value: textOf(field) } : undefined
    const { coded, free } = paired
    const value = [field, ...coded].map(textOf).filter(Boolean).join(' – ')
    const note = free.map(textOf).filter(Boolean).join('\n')
    if (!value) return note ? { value: note } : undefined
    return note ? { value, note } : { value }
  }

  const isStoodInFor = (field: Field) => (STAND_INS[field.order] ?? []).some((other) => textOf(other) !== '')

  /** Whether a field has a row: for its own words, or for those told with it when nobody else tells them. */
  function hasRow(field: Field): boolean {
    if (textOf(field)) return true
    if (!PAIRS[field.order] || isStoodInFor(field) || isLeftOut(field)) return false
    return together(field) !== undefined
  }

  /** The other field that gives the opposite answer to the same question. */
  function oppositeOf(field: Field): Field | undefined {
    const own = textOf(field) === '' ? undefined : warns(field, valueOf(estate, field))
    if (own === undefined) return undefined
    return (SAME_FACT[field.order] ?? []).find(
      (other) => textOf(other) !== '' && warns(other, valueOf(estate, other)) === !own,
    )
  }

  /** Whether another field gives the answer that warns where this one gives the other. */
  const isOverruled = (field: Field) =>
    oppositeOf(field) !== undefined && warns(field, valueOf(estate, field)) === false

  function withOpposite(field: Field, told: RowValues | undefined): RowValues | undefined {
    const other = oppositeOf(field)
    return told && other ? { ...told, opposite: { field: other, value: textOf(other) } } : told
  }

  const isBesides = (field: Field, other: Field) =>
    field.besides === true && textOf(field) !== '' && textOf(field) !== textOf(other)

  /** Whether the same fact has a row already: of the field that goes first, or of an earlier stand-in. */
  function isSaidBefore(field: Field): boolean {
    const first = FIRST[field.order]
    if (!first) return false
    const earlier = (STAND_INS[first.order] ?? []).filter((other) => other.order < field.order)
    return [first, ...earlier].some(
      (other) => hasRow(other) && !isOverruled(other) && !isBesides(field, other),
    )
  }

  function placeholder(field: Field): RowValues | undefined {
    const obliged = field.hiddenWhen?.includes('emptyInWallonia')
    if (!obliged || isLeftOut(field) || isStoodInFor(field)) return undefined
    return { value: notEntered(locale) }
  }

  return (field) => {
    if (isOverruled(field) || isSaidBefore(field)) return undefined
    return hasRow(field) ? withOpposite(field, together(field)) : placeholder(field)
  }
}
