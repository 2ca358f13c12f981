import { CODES, type Code } from '../../contract/codes'

/**
 * How an energy label is written: the same in every language.
 * @example energyLabelText('A_PLUS') // 'A+'
 * @example energyLabelText('B_A') // 'B-A'
 */
export function energyLabelText(code: Code<'EnergyLabel'>): string {
  return code.replaceAll('_PLUS', '+').replaceAll('_', '-')
}

const CODE_OF = new Map<string, Code<'EnergyLabel'>>(
  CODES.EnergyLabel.map((code) => [energyLabelText(code), code]),
)

/** The code of a written label; an agency's own wording that stands for none is given back as it is. */
export const energyLabelCode = (text: string): string => CODE_OF.get(text) ?? text
