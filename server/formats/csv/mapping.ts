import { Type, type Static } from '@sinclair/typebox'
import { checker, errorText } from '../../../src/contract/check'
import { CodeOf, Locale } from '../../../src/contract/common'
import { isColumnField } from './estateFields'

const Column = Type.Object(
  {
    field: Type.String({
      description: 'A path of the contract, `general.price.value`, or one of the special columns.',
    }),
    values: Type.Optional(
      Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]), {
        description: 'What stands in a cell, as what it means; letters’ case does not count.',
      }),
    ),
    separator: Type.Optional(
      Type.String({
        minLength: 1,
        description: 'Between pictures of one cell; blanks around them do not count.',
      }),
    ),
  },
  { additionalProperties: false },
)

/** How the columns of a CSV file are read and written (docs/formats.md). */
export const Mapping = Type.Object(
  {
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    encoding: Type.Optional(Type.String()),
    decimal: Type.Optional(Type.Unsafe<',' | '.'>({ type: 'string', enum: [',', '.'] })),
    locale: Type.Optional(Locale),
    country: Type.Optional(CodeOf('Country')),
    columns: Type.Record(Type.String(), Type.Union([Type.String(), Column, Type.Null()]), {
      description: 'What each column says, by its heading; null: nothing.',
    }),
    constants: Type.Optional(
      Type.Record(Type.String(), Type.String(), { description: 'Fields that are the same for all rows.' }),
    ),
  },
  { additionalProperties: false },
)
export type Mapping = Static<typeof Mapping>
export type Column = Static<typeof Column>

const faultsOf = checker(Mapping)

export const columnOf = (column: string | Column | null): Column | undefined =>
  typeof column === 'string' ? { field: column } : (column ?? undefined)

/** Reads a mapping file. Throws an error that names every field that is none. */
export function parseMapping(text: string): Mapping {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new Error(`The mapping is not JSON: ${(error as Error).message}`)
  }
  const faults = faultsOf(value)
  if (faults.length) throw new Error(`The mapping: ${faults.map(errorText).join('; ')}`)
  const mapping = value as Mapping
  const fields = [
    ...Object.values(mapping.columns).map((column) => columnOf(column)?.field),
    ...Object.keys(mapping.constants ?? {}),
  ]
  const unknown = fields.filter((field) => field !== undefined && !isColumnField(field))
  if (unknown.length) throw new Error(`The mapping names fields that there are not: ${unknown.join(', ')}`)
  return mapping
}
