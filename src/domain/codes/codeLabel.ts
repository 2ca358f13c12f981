import { CODES, type Code, type CodeList } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { codeText } from './codeText'
import { countryName } from './countryName'
import { energyLabelText } from './energyLabels'
import { statusLabel, typeLabel } from './typeLabels'

const isOf = <L extends CodeList>(list: L, code: string): code is Code<L> =>
  (CODES[list] as readonly string[]).includes(code)

/**
 * The text of a coded value; '' when the code is unknown to its list (spec §8).
 * @example codeLabel('Heating', 'OIL', 'fr') // 'Mazout'
 */
export function codeLabel(list: CodeList, code: string | null | undefined, locale: Locale): string {
  if (code == null) return ''
  if (list === 'Country') return countryName(code, locale)
  if (list === 'EnergyLabel') return isOf(list, code) ? energyLabelText(code) : ''
  if (list === 'Status') return isOf(list, code) ? statusLabel(code, locale) : ''
  if (list === 'Type') return isOf(list, code) ? typeLabel(code, locale) : ''
  return codeText(list, code, locale)
}
