import type { Locale, Localized } from '../../contract/common'
import type { Field } from '../catalogue/field'
import { codeLabel } from '../codes/codeLabel'
import { dateText, momentText } from '../format/date'
import {
  area,
  distance,
  emission,
  energyPerArea,
  energyTotal,
  figure,
  level,
  litres,
  percent,
  plain,
} from '../format/measure'
import { euro, euroPerSquareMetre } from '../format/money'
import { yesNo } from '../format/yesNo'
import { nameIn, textIn } from '../localized'
import { safeLink } from './videos'

type Writer = (value: unknown, locale: Locale, field: Field) => string

const ofNumber =
  (write: (value: number, locale: Locale) => string): Writer =>
  (value, locale) =>
    typeof value === 'number' ? write(value, locale) : ''

const ofString =
  (write: (value: string) => string): Writer =>
  (value) =>
    typeof value === 'string' ? write(value) : ''

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const WRITERS: Readonly<Record<Field['format'], Writer>> = {
  price: ofNumber(euro),
  pricePerArea: ofNumber(euroPerSquareMetre),
  area: ofNumber(area),
  distance: ofNumber(distance),
  energy: ofNumber(energyPerArea),
  energyTotal: ofNumber(energyTotal),
  co2: ofNumber(emission),
  percent: ofNumber(percent),
  litre: ofNumber(litres),
  number: ofNumber(figure),
  level: ofNumber(level),
  year: ofNumber(plain),
  date: ofString(dateText),
  moment: ofString(momentText),
  yesNo: (value, locale) => (typeof value === 'boolean' ? yesNo(value, locale) : ''),
  text: (value) => (typeof value === 'string' || typeof value === 'number' ? String(value) : ''),
  localized: (value, locale) =>
    typeof value === 'string' ? value : isObject(value) ? (textIn(value as Localized, locale) ?? '') : '',
  named: (value, locale) =>
    isObject(value) && 'name' in value ? nameIn(value.name as Localized | null, locale) : '',
  code: (value, locale, { codes }) =>
    codes && typeof value === 'string' ? codeLabel(codes, value, locale) : '',
  url: ofString((url) => safeLink(url) ?? ''),
}

/** The value of a field as a visitor reads it (spec §5 Formats); '' when there is nothing to read. */
export function fieldText(value: unknown, field: Field, locale: Locale): string {
  return WRITERS[field.format](value, locale, field)
}
