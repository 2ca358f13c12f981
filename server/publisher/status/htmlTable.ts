import { escapeHtml as text } from '../../http/escapeHtml'

export interface Column<T> {
  name: string
  /** HTML of the cell. */
  cell: (row: T) => string
  number?: true
}

/** A moment as operators read it, in UTC. */
export const moment = (iso: string) =>
  `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 19)}</time>`

/** A table that a narrow screen shows as a list: each cell says what it is of. */
export function htmlTable<T>(caption: string, columns: readonly Column<T>[], rows: readonly T[]): string {
  const kind = ({ number }: Column<T>) => (number ? ' class="number"' : '')
  const head = columns.map((column) => `<th scope="col"${kind(column)}>${column.name}</th>`).join('')
  const cellsOf = (row: T) =>
    columns.map((column) => `<td${kind(column)} data-of="${column.name}">${column.cell(row)}</td>`).join('')
  const body = rows.map((row) => `<tr>${cellsOf(row)}</tr>`).join('\n')
  return `<table aria-label="${text(caption)}"><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`
}

/** A table under its name, or in words that there is nothing. */
export const part = <T>(
  name: string,
  of: string,
  columns: readonly Column<T>[],
  rows: readonly T[],
  none: string,
) =>
  `<h3>${name}</h3>
${rows.length ? htmlTable(`${name} of ${of}`, columns, rows) : `<p class="quiet">${none}</p>`}`
