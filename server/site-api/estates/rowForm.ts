import { createHash } from 'node:crypto'
import { LOCALES } from '../../../src/contract/locales'
import { CARD_FIELDS } from '../../../src/domain/estate/cardFields'
import { ESTATE_FIELDS, toldFields } from '../publicFields'
import { COLUMN_NAMES, ROW_VERSION } from './indexColumns'

const TWICE = [false, true] as const

/** The fields that anybody may have, for each combination of what is kept back. */
const publicFields = () =>
  TWICE.flatMap((place) =>
    TWICE.flatMap((sold) => TWICE.map((vat) => toldFields(ESTATE_FIELDS, { place, sold, vat }))),
  )

/** A number of 31 bits, as the database keeps them, that another rule makes another. */
export const formOf = (rules: unknown): number =>
  createHash('md5').update(JSON.stringify(rules)).digest().readInt32BE() & 0x7fffffff

/**
 * Of how rows, and what is kept for visitors beside them, are made of documents. What was made by other rules is made anew at the next
 * start (`updateOutdatedRows`): otherwise a field that is told no longer would stay public, and one that is told now would be missing, until its
 * listing is imported again.
 */
export const ROW_FORM = formOf([ROW_VERSION, COLUMN_NAMES, CARD_FIELDS, LOCALES, publicFields()])
