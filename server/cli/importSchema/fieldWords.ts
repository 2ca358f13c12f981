import type { Schema } from '../../../src/contract/jsonSchema'
import { fieldAt } from '../../../src/domain/catalogue/catalogue'
import type { FieldFormat } from '../../../src/domain/catalogue/field'
import { fieldLabel } from '../../../src/domain/catalogue/labels'

/** What a value of a format is, in words and units. */
const VALUE: Record<FieldFormat, string> = {
  price: 'euro',
  pricePerArea: 'euro per m²',
  area: 'm²',
  distance: 'm',
  energy: 'kWh/m² a year',
  energyTotal: 'kWh a year',
  co2: 'kg/m² a year',
  percent: 'percent',
  litre: 'litres',
  number: 'a number',
  level: 'a figure without a unit',
  year: 'a year, four figures',
  date: 'calendar day, `2026-05-31`',
  moment: 'moment with offset, `2026-05-31T14:00:00+02:00`',
  yesNo: 'true or false',
  text: 'text, the same in all languages',
  localized: 'text per language',
  named: 'a number of the back office with its name per language',
  code: 'a code',
  url: 'an address, https',
}

const branchesOf = (schema: Schema): Schema[] => schema.anyOf?.flatMap(branchesOf) ?? [schema]

/**
 * What a field of the catalogue is, as its label and its format say it; undefined of any other path.
 * @example fieldWords('dimensions.areaGround', schema) // 'Plot area: m²; -1 means "not known".'
 */
export function fieldWords(path: string, schema: Schema): string | undefined {
  const field = fieldAt(path)
  if (!field) return undefined
  const unset = branchesOf(schema).flatMap(
    ({ description = '' }) => /-1 means "[^"]+"/.exec(description) ?? [],
  )
  const value = [VALUE[field.format], ...unset].join('; ')
  const twin = field.sameAs ? ` The same fact as \`${field.sameAs}\`, which counts where both say it.` : ''
  return `${fieldLabel(path, 'en')}: ${value}.${twin}`
}
