import type { CodeList } from '../../../src/contract/codes'
import { LOCALES } from '../../../src/contract/locales'
import { codeLabel } from '../../../src/domain/codes/codeLabel'
import { day, email, figure, moment } from '../convert'
import { countryCode } from '../countryNames'
import { isDay } from '../days'
import type { EstateField } from './estateFields'
import { periodCell, PERIOD } from './periods'
import { plainWords } from './plainWords'

/** A figure with currency, unit and marks of thousands, by what stands before its decimals. */
export function cellFigure(text: string, decimal: ',' | '.'): number | undefined {
  const bare = text
    .replace(/^(EUR|€)|(EUR|€|m²|m2|kWh\S*|%)$/gi, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/,?(-|--)$/, '')
  const thousands = decimal === ',' ? '.' : ','
  const pattern = new RegExp(`^-?(\\d{1,3}(\\${thousands}\\d{3})+|\\d{1,15})(\\${decimal}\\d{1,15})?$`)
  return pattern.test(bare) ? Number(bare.replaceAll(thousands, '').replace(decimal, '.')) + 0 : undefined
}

const YES = new Set('ja oui yes true 1 x vrai wahr waar j y o'.split(' '))
const NO = new Set('nee neen non no nein false 0 faux falsch onwaar n'.split(' '))

export function cellFlag(text: string): boolean | undefined {
  const word = plainWords(text)
  return YES.has(word) ? true : NO.has(word) ? false : undefined
}

/** `31/05/2026`, `31.5.2026`, `2026-05-31`: the day comes before the month. */
export function cellDay(text: string): string | undefined {
  const [, d = '', m = '', y = ''] = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text) ?? []
  const iso = y ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : undefined
  return iso && isDay(iso) ? iso : (day.read(text) as string | undefined)
}

const labels = new Map<CodeList, Map<string, string>>()
/** Codes of a list by themselves and by what they are called in any language. */
function codesOf(list: CodeList, codes: readonly string[]): Map<string, string> {
  const known = labels.get(list)
  if (known) return known
  const made = new Map<string, string>()
  for (const code of codes)
    for (const locale of LOCALES) {
      const label = plainWords(codeLabel(list, code, locale))
      if (label && !made.has(label)) made.set(label, code)
    }
  for (const code of codes) made.set(plainWords(code), code)
  labels.set(list, made)
  return made
}

/** `A++`, `A+` … are told apart by what is no letter. */
const labelCode = (text: string) => text.trim().toUpperCase().replaceAll('+', '_PLUS')

/** The code that a cell says, by itself or by its name in any language. */
export function cellCode(
  text: string,
  list: CodeList | undefined,
  codes: readonly string[],
): string | undefined {
  const exact = codes.find((code) => code.toUpperCase() === text.trim().toUpperCase())
  if (exact || !list) return exact
  if (list === 'Country') return countryCode(text)
  if (list === 'EnergyLabel') return codes.find((code) => code === labelCode(text))
  return codesOf(list, codes).get(plainWords(text))
}

/** What a cell says of a field; undefined when it says nothing of it. */
export function readCell(text: string, field: EstateField, decimal: ',' | '.'): unknown {
  const { kind, minimum = -Infinity, codes = [], list } = field
  if (kind === 'text') return field.path.endsWith('email') ? email.read(text) : text
  if (kind === 'flag') return cellFlag(text)
  if (field.path === PERIOD) return periodCell(text)
  if (kind === 'code') return cellCode(text, list, codes)
  if (kind === 'day') return cellDay(text)
  if (kind === 'moment') return moment.read((text.length <= 10 && cellDay(text)) || text)
  const value = cellFigure(text, decimal)
  const isWhole = kind === 'number' || Number.isInteger(value)
  return value !== undefined && value >= minimum && isWhole ? value : undefined
}

/** A field as a cell; undefined when it is not said, as −1 of what cannot be below nothing. */
export function writeCell(value: unknown, field: EstateField, decimal: ',' | '.'): string | undefined {
  if (typeof value === 'boolean') return String(value)
  if (typeof value === 'number') {
    if (value === -1 && field.minimum === -1) return undefined
    return figure.write(value)?.replace('.', decimal)
  }
  return typeof value === 'string' ? value.trim() || undefined : undefined
}
