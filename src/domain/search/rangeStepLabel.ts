import type { Locale } from '../../contract/common'
import { labelIn, type Label } from '../codes/label'
import type { RangeStep } from './rangeStep'
import { type Unit, UNITS } from './units'

const UP_TO: Label = ['tot', 'jusqu’à', 'up to', 'bis']
const FROM: Label = ['vanaf', 'à partir de', 'from', 'ab']

/** @example rangeStepLabel({ from: 250000, to: 300000 }, 'euro', 'nl') // '€ 250.000 – € 300.000' */
export function rangeStepLabel({ from, to }: RangeStep, unit: Unit, locale: Locale): string {
  const { text } = UNITS[unit]
  if (to == null) return `${labelIn(FROM, locale)} ${text(from)}`
  return from > 0 ? `${text(from)} – ${text(to)}` : `${labelIn(UP_TO, locale)} ${text(to)}`
}
