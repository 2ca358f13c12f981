import type { Locale } from '../../contract/common'
import { word } from '../words'
import { decimal } from './number'

type Figure = number | null | undefined

// -1 is how the source writes "not known" (spec §3).
const known = (value: Figure): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

const withUnit = (value: Figure, unit: string, places?: number) =>
  known(value) ? `${decimal(value, { places })}${unit}` : ''

/** Energy and emission are below zero where a house gives back more than it takes. */
const balance = (value: Figure, unit: string) =>
  typeof value === 'number' ? decimal(value) && `${decimal(value)}${unit}` : ''

/** '112 m²', '112,50 m²': an area, two decimals when it is not whole (spec §5); '' when not known. */
export const area = (value: Figure) => withUnit(value, ' m²', 2)

/** '7,5 m': a width, depth or distance in metres; '' when not known. */
export const distance = (value: Figure) => withUnit(value, ' m')

/** '5.000 l': a volume of liquid; '' when not known. */
export const litres = (value: Figure) => withUnit(value, ' l')

/** '4,5 %'; '' when not known. */
export const percent = (value: Figure) => withUnit(value, ' %')

/** '145 kWh/m²/jaar', '-12 kWh/m²/jaar': energy a square metre a year, by language; '' when not known. */
export const energyPerArea = (value: Figure, locale: Locale) =>
  balance(value, ` kWh/m²/${word('unit.year', locale)}`)

/** '18.125 kWh/jaar': energy of the whole building a year; '' when not known. */
export const energyTotal = (value: Figure, locale: Locale) =>
  balance(value, ` kWh/${word('unit.year', locale)}`)

/** '28 kg/m²/jaar': CO₂ a square metre a year; '' when not known. */
export const emission = (value: Figure, locale: Locale) =>
  balance(value, ` kg/m²/${word('unit.year', locale)}`)

/** A figure without a unit (a year has no dots: see `plain`); '' when not known. */
export const figure = (value: Figure) => withUnit(value, '')

/** '30', '-5': an E-level; '' when not known. */
export const level = (value: Figure) => balance(value, '')

/** A number that is a name (a year, a floor): written as it is; '' when not known. */
export const plain = (value: Figure) => (known(value) ? String(value) : '')
