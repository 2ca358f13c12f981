import type { Locale } from '../../contract/common'
import { type RangeStep, stepBounds, stepEnd } from './rangeStep'
import { searchWord } from './searchWords'
import { type Unit, UNITS } from './units'

/** @example rangeStepLabel({ from: 250000, to: 300000 }, 'euro', 'nl') // '€ 250.000 – € 300.000' */
export function rangeStepLabel({ from, to }: RangeStep, unit: Unit, locale: Locale): string {
  const { text } = UNITS[unit]
  const { max } = stepBounds({ from, to }, unit)
  if (max === undefined) return searchWord('range.from', locale, { n: text(from) })
  const end = text(stepEnd(max, unit))
  return from > 0 ? `${text(from)} – ${end}` : searchWord('range.upTo', locale, { n: end })
}
