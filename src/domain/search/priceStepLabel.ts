import type { Locale } from '../../contract/common'
import type { EstateFilters } from '../../contract/search'
import { labelIn, type Label } from '../codes/label'
import { euro } from '../format/money'

type Step = Pick<EstateFilters['prices']['steps'][number], 'from' | 'to'>

const UP_TO: Label = ['tot', 'jusqu’à', 'up to', 'bis']
const FROM: Label = ['vanaf', 'à partir de', 'from', 'ab']

/** @example priceStepLabel({ from: 250000, to: 300000 }, 'nl') // '€ 250.000 – € 300.000' */
export function priceStepLabel({ from, to }: Step, locale: Locale): string {
  if (to == null) return `${labelIn(FROM, locale)} ${euro(from)}`
  return from > 0 ? `${euro(from)} – ${euro(to)}` : `${labelIn(UP_TO, locale)} ${euro(to)}`
}
