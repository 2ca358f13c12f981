import type { Locale } from '../../contract/common'
import { CODES, type Code } from '../../contract/codes'
import { energyLabelText } from '../codes/energyLabels'
import { energyPerArea } from '../format/measure'
import { SCALES, energyClass } from '../rules/energyScale'
import type { Region } from '../rules/region'
import type { DomainEstate } from './fromApi'
import type { EnergyBar } from './types'

/** kWh/m² a year at which the bar is full (spec §9). */
export const FULL_BAR = 700

/** Share of the full bar, 0–100 with one decimal (spec §9). */
const percentOf = (value: number) =>
  Math.round(Math.min(100, Math.max(0, (value / FULL_BAR) * 100)) * 10) / 10

/** The classes of the bar, each with the share of it they reach to: those with room on it, and the value's own below zero. */
function scaleSteps(value: number, region: Region | null | undefined): EnergyBar['steps'] {
  if (!region) return undefined
  const own = energyClass(value, region)
  return SCALES[region]
    .filter(([label, upTo]) => upTo > 0 || label === own)
    .map(([label, upTo]): [string, number] => [label, percentOf(upTo)])
}

const isCode = (label: string): label is Code<'EnergyLabel'> =>
  (CODES.EnergyLabel as readonly string[]).includes(label)

export type EnergyPart = 'energy' | 'energyShared'

/** kWh/m² a year of the certificate; the listing's own word before the catalogue's. */
export const epcValueOf = (estate: DomainEstate, part: EnergyPart = 'energy'): number | undefined =>
  estate[part]?.epcValue ?? (part === 'energy' ? estate.listing?.certification?.epc_value : null) ?? undefined

/** The label a visitor sees: the agency's own, else the certificate's, else what the value says in its region. */
export function energyLabelOf(estate: DomainEstate, part: EnergyPart = 'energy'): string | undefined {
  const energy = estate[part]
  const listed = part === 'energy' ? estate.listing?.certification : undefined
  const custom = energy?.customEpcLabel
  if (custom) return isCode(custom) ? energyLabelText(custom) : custom
  const code = energy?.energyLabel ?? listed?.energy_label
  if (code) return energyLabelText(code)
  const value = epcValueOf(estate, part)
  return value === undefined ? undefined : energyClass(value, estate.address.region)
}

/** The bar of an EPC value against 700 kWh/m², full at most (spec §9); undefined without a value. */
export function energyBar(estate: DomainEstate, part: EnergyPart, locale: Locale): EnergyBar | undefined {
  const value = epcValueOf(estate, part)
  if (value === undefined) return undefined
  const label = energyLabelOf(estate, part)
  const percent = percentOf(value)
  const steps = scaleSteps(value, estate.address.region)
  return {
    value,
    percent,
    text: energyPerArea(value, locale),
    ...(label && { label }),
    ...(steps && { steps }),
  }
}
