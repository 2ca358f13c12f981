import type { CodeList } from '../../contract/codes'
import type { Locale } from '../../contract/common'
import { anyCodeText } from './codeText'
import { countryName } from './countryName'
import { energyLabelText, isEnergyLabel } from './energyLabels'

/**
 * The text of a coded value; '' when the code is unknown to its list (spec §8).
 * @example codeLabel('Heating', 'OIL', 'fr') // 'Mazout'
 */
export function codeLabel(list: CodeList, code: string | null | undefined, locale: Locale): string {
  if (code == null) return ''
  if (list === 'Country') return countryName(code, locale)
  if (list === 'EnergyLabel') return isEnergyLabel(code) ? energyLabelText(code) : ''
  return anyCodeText(list, code, locale)
}
