import type { Notes } from '../notes'
import { plainValue } from './rows'

export type Property = Readonly<Record<string, unknown>>

/** Square metres of each unit that areas come in. */
const SQUARE_METRES: Readonly<Record<string, number>> = {
  squaremeters: 1,
  squaremetres: 1,
  squarefeet: 0.09290304,
  acres: 4046.8564224,
  hectares: 10_000,
}

export const METRES = 'Square Meters'

/** Areas, each with the field that says its unit. */
export const AREA_UNITS: Readonly<Record<string, string>> = {
  LivingArea: 'LivingAreaUnits',
  LotSizeArea: 'LotSizeUnits',
  BuildingAreaTotal: 'BuildingAreaUnits',
}
/** What says the area of a plot in a unit of its own. */
const PLOTS: readonly [field: string, unit: string][] = [
  ['LotSizeSquareFeet', 'squarefeet'],
  ['LotSizeAcres', 'acres'],
]

const inMetres = (value: number, unit: number) => Math.round(value * unit * 100) / 100

/** A property with its areas in m² and without their units; an area whose unit nobody says is not guessed, but noted. */
export function withAreas(property: Property, notes: Notes): Property {
  const { ...kept }: Record<string, unknown> = property
  for (const [area, units] of Object.entries(AREA_UNITS)) {
    const value = kept[area]
    const unit = SQUARE_METRES[plainValue(String(kept[units] ?? ''))]
    Reflect.deleteProperty(kept, units)
    if (typeof value !== 'number') continue
    if (unit !== undefined) kept[area] = inMetres(value, unit)
    else {
      Reflect.deleteProperty(kept, area)
      notes.unsaid(`${area} without ${units}`)
    }
  }
  for (const [field, unit] of PLOTS) {
    const value = kept[field]
    if (typeof value !== 'number') continue
    Reflect.deleteProperty(kept, field)
    kept['LotSizeArea'] ??= inMetres(value, SQUARE_METRES[unit] ?? 1)
  }
  return kept
}
