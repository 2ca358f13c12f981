import type { ReadOptions } from '../format'
import type { Notes } from '../notes'
import { isColumnField } from './estateFields'
import { type Column, columnOf, type Mapping } from './mapping'
import { PERIOD, PRICE, priceCell } from './periods'
import { PICTURE_SEPARATOR } from './special'

/** A cell that says something, and what it is to say. */
export interface Cell {
  heading: string
  field: string
  text: string
  separator: string
  /** It is said of all rows. */
  isOfAll?: boolean
}

/** What a column of this heading says; without a mapping a heading that is a field says itself. */
export function columnFor(heading: string, mapping: Mapping | undefined): Column | undefined {
  if (mapping)
    return Object.hasOwn(mapping.columns, heading) ? columnOf(mapping.columns[heading] ?? null) : undefined
  return isColumnField(heading) ? { field: heading } : undefined
}

/** What a cell means by the mapping of its column; undefined when that says it means nothing. */
function meaningOf(text: string, { values }: Column): string {
  const found = Object.entries(values ?? {}).find(([key]) => key.trim().toLowerCase() === text.toLowerCase())
  return found ? String(found[1]) : text
}

/** What a row says, cell by cell, then what is said of all rows. */
export function cellsOf(
  headings: readonly string[],
  row: readonly string[],
  { mapping }: ReadOptions,
  notes: Notes,
): Cell[] {
  const constants = Object.entries(mapping?.constants ?? {}).map(([field, text]) => ({
    ...{ heading: field, field, text, isOfAll: true },
    separator: PICTURE_SEPARATOR,
  }))
  const said = headings.flatMap((heading, at): Cell[] => {
    const text = row[at]?.trim() ?? ''
    if (!text) return []
    const column = columnFor(heading, mapping)
    if (!column) {
      // That null says nothing was somebody's decision.
      if (!mapping || !Object.hasOwn(mapping.columns, heading)) notes.unsaid(heading)
      return []
    }
    const meant = meaningOf(text, column)
    return meant === ''
      ? []
      : [{ heading, field: column.field, text: meant, separator: column.separator ?? PICTURE_SEPARATOR }]
  })
  const own = withPeriods(said)
  return [...own, ...constants.filter(({ field }) => field !== PERIOD || !saysPeriod(own))]
}

const saysPeriod = (cells: readonly Cell[]) => cells.some(({ field }) => field === PERIOD)

/** A price of `950/maand` is two things; a column that says the second goes first. */
function withPeriods(cells: readonly Cell[]): Cell[] {
  const isTold = saysPeriod(cells)
  return cells.flatMap((cell) => {
    if (cell.field !== PRICE) return [cell]
    const { price, period } = priceCell(cell.text)
    return [
      { ...cell, text: price },
      ...(period && !isTold ? [{ ...cell, field: PERIOD, text: period }] : []),
    ]
  })
}
