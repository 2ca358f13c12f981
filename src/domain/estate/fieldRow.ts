import type { Locale, Localized } from '../../contract/common'
import { CATALOGUE, fieldAt } from '../catalogue/catalogue'
import type { Field } from '../catalogue/field'
import { fieldLabel, type LabelOverrides, type ViewWord, viewWord } from '../catalogue/labels'
import { notEntered } from '../format/notEntered'
import { givesPlaceAway } from '../rules/exactPlace'
import { isFloodRisk } from '../rules/flooding'
import { isHidden } from '../rules/hidingRules'
import { isPriceOfSold } from '../rules/soldPrice'
import { violationText } from '../rules/townPlanningViolation'
import { fieldText } from './fieldText'
import type { DomainEstate } from './fromApi'
import { askingPriceText } from './price'
import type { Row } from './types'

const segments = new Map(CATALOGUE.map(({ path }) => [path, path.split('.')]))

// Fields that say the same fact, by the path of the one that goes first.
const twins = new Map<string, Field[]>()
for (const field of CATALOGUE) {
  if (field.sameAs) twins.set(field.sameAs, [...(twins.get(field.sameAs) ?? []), field])
}

function valueAt(estate: DomainEstate, path: string): unknown {
  let value: unknown = estate
  for (const key of segments.get(path) ?? path.split('.')) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<string, unknown>)[key]
  }
  return value
}

/** Fields that are not written by their format alone. */
const OWN_WORDS: Readonly<Record<string, (estate: DomainEstate, locale: Locale) => string>> = {
  'general.price.value': askingPriceText,
  'listing.financial.price': askingPriceText,
  'planning.townPlanningViolation': ({ planning }, locale) =>
    violationText(planning?.townPlanningViolation as Localized | null | undefined, locale),
}

function hidden(estate: DomainEstate, field: Field, value: unknown, locale: Locale): boolean {
  if (isHidden(field.hiddenWhen ?? [], { estate, value, locale })) return true
  return givesPlaceAway(field.path, estate) || isPriceOfSold(field.path, estate)
}

/** What a field says by itself, '' when it is hidden or empty. */
function ownText(estate: DomainEstate, field: Field, locale: Locale): string {
  const value = valueAt(estate, field.path)
  if (value === undefined || hidden(estate, field, value, locale)) return ''
  const own = OWN_WORDS[field.path]
  return own ? own(estate, locale) : fieldText(value, field, locale)
}

interface Told {
  value: string
  note?: string
}

/** A field and those told with it: codes join the value, free text goes under it; undefined when all are empty. */
function told(estate: DomainEstate, field: Field, locale: Locale): Told | undefined {
  const values = [ownText(estate, field, locale)]
  const notes: string[] = []
  for (const path of field.pairedWith ?? []) {
    const paired = fieldAt(path)
    if (paired) (paired.format === 'localized' ? notes : values).push(ownText(estate, paired, locale))
  }
  const note = notes.filter(Boolean).join('\n')
  const value = values.filter(Boolean).join(' – ')
  if (!value) return note ? { value: note } : undefined
  return note ? { value, note } : { value }
}

const says = (estate: DomainEstate, field: Field, locale: Locale) => ownText(estate, field, locale) !== ''

const twinSays = (estate: DomainEstate, { path }: Field, locale: Locale): boolean =>
  (twins.get(path) ?? []).some((twin) => says(estate, twin, locale))

/** Whether the same fact has a row already: of the field that goes first, or of an earlier one that stands in for it. */
function saidBefore(estate: DomainEstate, { sameAs, order }: Field, locale: Locale): boolean {
  const first = sameAs ? fieldAt(sameAs) : undefined
  if (!first) return false
  const earlier = (twins.get(first.path) ?? []).filter((twin) => twin.order < order)
  return [first, ...earlier].some((field) => speaks(estate, field, locale))
}

/** Whether a field has words of its own to show, or of those told with it and nobody else to tell them. */
function speaks(estate: DomainEstate, field: Field, locale: Locale): boolean {
  if (says(estate, field, locale)) return true
  if (!field.pairedWith || twinSays(estate, field, locale)) return false
  const value = valueAt(estate, field.path)
  return !hidden(estate, field, value, locale) && told(estate, field, locale) !== undefined
}

function placeholder(estate: DomainEstate, field: Field, locale: Locale): string {
  if (!field.hiddenWhen?.includes('emptyInWallonia')) return ''
  const value = valueAt(estate, field.path)
  return hidden(estate, field, value, locale) || twinSays(estate, field, locale) ? '' : notEntered(locale)
}

const FLOOD_WORDS: Readonly<Record<string, ViewWord>> = {
  A: 'floodScoreA',
  B: 'floodScoreB',
  C: 'floodScoreC',
  D: 'floodScoreD',
}

/** A flooding score is a letter: what it means goes under it, and a mark beside it from D on. */
function floodWords(field: Field, value: string, locale: Locale, labels?: LabelOverrides): Partial<Row> {
  const word = field.hiddenWhen?.includes('noScore') ? FLOOD_WORDS[value] : undefined
  if (!word) return {}
  return { ...(isFloodRisk(value) && { icon: 'flood' }), note: viewWord(word, locale, labels) }
}

/** The row of one field of the catalogue, or undefined when spec §5 leaves it out. */
export function fieldRow(
  estate: DomainEstate,
  field: Field,
  locale: Locale,
  labels?: LabelOverrides,
): Row | undefined {
  if (saidBefore(estate, field, locale)) return undefined
  const words = speaks(estate, field, locale) ? told(estate, field, locale) : undefined
  const value = words?.value ?? placeholder(estate, field, locale)
  if (!value) return undefined
  return {
    key: field.path,
    label: fieldLabel(field.path, locale, labels),
    value,
    ...(words?.note && { note: words.note }),
    ...floodWords(field, value, locale, labels),
  }
}
