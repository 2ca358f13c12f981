import type { Locale } from '../../contract/common'
import type { Field } from '../catalogue/field'
import { fieldLabel, type LabelOverrides, type ViewWord, viewWord } from '../catalogue/labels'
import { isFloodRisk } from '../rules/flooding'
import { labelPath } from '../rules/livedIn'
import type { DomainEstate } from './fromApi'
import type { RowValues } from './rowValues'
import type { Row } from './types'

const FLOOD_WORDS: Readonly<Record<string, ViewWord>> = {
  A: 'floodScoreA',
  B: 'floodScoreB',
  C: 'floodScoreC',
  D: 'floodScoreD',
}

/** A flooding score is a letter: what it means goes under it, and a mark beside it when it is after C (spec §5). */
function floodWords(field: Field, score: string, locale: Locale, labels?: LabelOverrides): Partial<Row> {
  const word = field.hiddenWhen?.includes('noScore') ? FLOOD_WORDS[score] : undefined
  if (!word) return {}
  return { ...(isFloodRisk(score) && { icon: 'flood' }), note: viewWord(word, locale, labels) }
}

/** The opposite answer of another field, under its own name where that is another one. */
function oppositeWords(
  label: string,
  { opposite }: RowValues,
  locale: Locale,
  labels?: LabelOverrides,
): string {
  if (!opposite) return ''
  const own = fieldLabel(opposite.field.path, locale, labels)
  const name = own === label ? viewWord('opposite', locale, labels) : own
  return `${name}${locale === 'fr' ? ' :' : ':'} ${opposite.value}`
}

/** The row of a field with what it says. */
export function fieldRow(
  field: Field,
  told: RowValues,
  estate: DomainEstate,
  locale: Locale,
  labels?: LabelOverrides,
): Row {
  const label = fieldLabel(labelPath(field.path, estate), locale, labels)
  const note = [told.note, oppositeWords(label, told, locale, labels)].filter(Boolean).join('\n')
  return {
    key: field.path,
    label,
    value: told.value,
    ...(note && { note }),
    ...floodWords(field, told.value, locale, labels),
  }
}
