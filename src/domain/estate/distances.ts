import type { Row, Section } from './types'

/** Of the key of a row, or the path of its field: that it tells how far it is to something. */
export const IS_DISTANCE = /^listing\.other\.distance_/

/** Where the rows stand among those of a section that tell how far it is to something; undefined when none does. They follow one another, as their fields do in the table. */
export function farRows(rows: readonly Row[]): Section['far'] {
  const isFar = ({ key }: Row) => IS_DISTANCE.test(key)
  const count = rows.filter(isFar).length
  return count ? [rows.findIndex(isFar), count] : undefined
}

/** The rows that tell how far it is to something, whatever tab they stand in. */
export const distancesOf = (sections: readonly Section[]): Row[] =>
  sections.flatMap(({ rows, far: [from, count] = [0, 0] }) => rows.slice(from, from + count))
