import type { UnitLine } from '../../domain/estate/types'

const UNIT_COLUMNS = ['name', 'type', 'floor', 'bedrooms', 'area', 'terrace', 'price', 'status'] as const
export type UnitColumn = (typeof UNIT_COLUMNS)[number]

const TEXT: Readonly<Record<UnitColumn, (unit: UnitLine) => string>> = {
  name: ({ name }) => name,
  type: ({ type }) => type,
  floor: ({ floor }) => floor,
  bedrooms: ({ bedrooms }) => (bedrooms === null ? '' : String(bedrooms)),
  area: ({ area }) => area,
  terrace: ({ terrace }) => terrace ?? '',
  price: ({ sold, price }) => (sold ? '' : price),
  status: ({ standing }) => standing,
}

export const unitText = (unit: UnitLine, column: UnitColumn): string => TEXT[column](unit)

/** Columns in which at least one unit says something. */
export const unitColumns = (units: readonly UnitLine[]): UnitColumn[] =>
  UNIT_COLUMNS.filter((column) => units.some((unit) => unitText(unit, column)))

/** Name of a unit's row in its project's table, for an address that leads to it. */
export const rowId = (unit: number): string => `unit-${unit}`
