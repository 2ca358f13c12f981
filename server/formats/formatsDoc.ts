import { KYERO_FEATURES, KYERO_ROWS, KYERO_TYPES } from './kyero/rows'
import { OPENIMMO_ROWS } from './openimmo/rows'
import { OBJECT_KINDS } from './openimmo/objectKinds'
import { RESO_SUB_TYPES, RESO_TYPES } from './reso/kind'
import { RESO_ROWS } from './reso/rows'
import type { Row } from './rows'

const cell = (places: readonly string[]) => places.map((place) => `\`${place}\``).join(', ')

/** A table of rows: a place of the format a line, those that are only read after it. */
const tableOf = (rows: readonly Row[]): string =>
  [
    '| there | read too | here |',
    '| --- | --- | --- |',
    ...rows.map(({ theirs, also = [], ours }) => `| ${cell([theirs])} | ${cell(also)} | ${cell([ours])} |`),
  ].join('\n')

const kindTable = (): string =>
  [
    '| `objektart` | type | value: subtype |',
    '| --- | --- | --- |',
    ...OBJECT_KINDS.map(
      ({ element, attribute, type, values }) =>
        `| \`${element}@${attribute}\` | ${type} | ${Object.entries(values)
          .map(([value, ours]) => `${value}: ${ours || '–'}`)
          .join(', ')} |`,
    ),
  ].join('\n')

const listOf = (meaning: Readonly<Record<string, string>>) =>
  Object.entries(meaning)
    .map(([word, ours]) => `${word}: \`${ours}\``)
    .join(', ')

const typesOf = (types: Readonly<Record<string, { type: string; status: string }>>) =>
  Object.fromEntries(Object.entries(types).map(([name, { type, status }]) => [name, `${type} ${status}`]))

/** What of each format is what of a listing, as the part of `docs/formats.md` that is made. */
export const formatTables = (): string =>
  [
    '## OpenImmo, field by field',
    tableOf(OPENIMMO_ROWS),
    kindTable(),
    '## RESO, field by field',
    tableOf(RESO_ROWS),
    `\`PropertyType\`: ${listOf(typesOf(RESO_TYPES))}.`,
    `\`PropertySubType\`: ${listOf(RESO_SUB_TYPES)}.`,
    '## Kyero, field by field',
    tableOf(KYERO_ROWS),
    `Types: ${listOf(KYERO_TYPES)}.`,
    `Features: ${listOf(KYERO_FEATURES)}.`,
  ].join('\n\n')
