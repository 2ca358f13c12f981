import { Email } from '../../src/contract/common'
import { MAX_ID } from '../../src/contract/searchLimits'
import { isDay } from './days'

/** How a value of a format and one of the contract say the same. */
export interface Convert {
  /** Undefined: the text does not say it. Null: it says, readably, that nothing is known. */
  read(text: string): unknown
  /** Undefined: the format cannot say it. */
  write(value: unknown): string | undefined
}

/** A number as files have it (−0 is 0): figures, one sign before the decimals, no thousands; undefined when it is none. */
const plainFigure = (text: string): number | undefined =>
  /^[+-]?\d{1,15}([.,]\d{1,15})?$/.test(text) ? Number(text.replace(',', '.')) + 0 : undefined

const unlessUndefined = <T>(value: T | undefined, check: (value: T) => boolean): T | undefined =>
  value !== undefined && check(value) ? value : undefined

/** No exponents: most readers of these formats know none. */
function figureText(value: unknown): string | undefined {
  if (typeof value !== 'number' || !Number.isFinite(value)) return undefined
  const text = String(value)
  if (!/e/i.test(text)) return text
  return Math.abs(value) < 1 ? value.toFixed(15).replace(/\.?0+$/, '') : undefined
}

/** Money, areas, distances, counts of energy: −1 and less is not said. */
export const amount: Convert = {
  read: (text) => unlessUndefined(plainFigure(text), (value) => value >= 0),
  write: (value) => (typeof value === 'number' && value >= 0 ? figureText(value) : undefined),
}
/** An area or a length of something that is there: 0 is how programs write a field that nobody filled in. */
export const extent: Convert = {
  read(text) {
    const value = amount.read(text)
    return value === 0 ? null : value
  },
  write: (value) => (value === 0 ? undefined : amount.write(value)),
}
/** A figure that may be below zero. */
export const figure: Convert = { read: plainFigure, write: figureText }
/** `120,5 kWh/(m²*a)`: what stands after the figure is passed over. */
export const figureWithUnit: Convert = {
  read: (text) => plainFigure(/^[+-]?[\d.,]+/.exec(text)?.[0] ?? ''),
  write: figureText,
}

const isCount = (value: number) => Number.isInteger(value) && value >= 0 && value <= MAX_ID
export const count: Convert = {
  read: (text) => unlessUndefined(plainFigure(text), isCount),
  write: (value) => (typeof value === 'number' && isCount(value) ? String(value) : undefined),
}
export const whole: Convert = {
  read: (text) =>
    unlessUndefined(plainFigure(text), (value) => Number.isInteger(value) && Math.abs(value) <= MAX_ID),
  write: (value) => (Number.isInteger(value) ? figureText(value) : undefined),
}
export const year: Convert = {
  read: (text) => (/^[12]\d{3}$/.test(text) ? Number(text) : undefined),
  write: (value) => unlessUndefined(String(value), (text) => /^[12]\d{3}$/.test(text)),
}
/** `true`, `1`, `ja` … */
export const flag: Convert = {
  read: (text) => ({ true: true, '1': true, false: false, '0': false })[text.toLowerCase()],
  write: (value) => (typeof value === 'boolean' ? String(value) : undefined),
}
export const text: Convert = {
  read: (value) => value,
  // Blanks around a text are of the format, not of the text.
  write: (value) => unlessUndefined(typeof value === 'string' ? value.trim() : undefined, Boolean),
}
const EMAIL = new RegExp(Email.pattern ?? '')
/** A mailbox as the contract wants it. */
export const email: Convert = {
  read: (value) =>
    unlessUndefined(value, (address) => EMAIL.test(address) && address.length <= (Email.maxLength ?? 0)),
  write: text.write,
}
/** A calendar day, of a moment too. */
export const day: Convert = {
  read: (value) => unlessUndefined(value.slice(0, 10), isDay),
  write: (value) => unlessUndefined(typeof value === 'string' ? value.slice(0, 10) : undefined, isDay),
}
const MOMENT =
  /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/
/** A moment; a day alone, or one without an offset, is taken as of Greenwich. */
export const moment: Convert = {
  read(value) {
    const whenever = value.trim().replace(' ', 'T')
    if (!isDay(whenever.slice(0, 10))) return undefined
    const offset = /(Z|[+-]\d{2}:\d{2})$/.test(whenever.slice(10)) ? '' : 'Z'
    const full = whenever.length <= 10 ? `${whenever}T00:00:00Z` : `${whenever}${offset}`
    return MOMENT.test(full) ? full : undefined
  },
  write: (value) => (typeof value === 'string' && MOMENT.test(value) ? value : undefined),
}
/** The day of a moment, which begins it. */
export const dayOfMoment: Convert = { read: moment.read, write: day.write }

/** Codes by what the format calls them; the first of those that mean the same is written, whatever its letters' case it is read. */
export function codes(meaning: Readonly<Record<string, string>>): Convert {
  const read = new Map(Object.entries(meaning).map(([theirs, ours]) => [theirs.toUpperCase(), ours]))
  const write = new Map(
    Object.entries(meaning)
      .reverse()
      .map(([theirs, ours]) => [ours, theirs]),
  )
  return {
    read: (value) => read.get(value.toUpperCase()),
    write: (value) => (typeof value === 'string' ? write.get(value) : undefined),
  }
}
/** An attribute that, when it is true, says one of several codes. */
export const saysCode = (code: string | boolean): Convert => ({
  read: (value) => (flag.read(value) === true ? code : undefined),
  write: (value) => (value === code ? 'true' : undefined),
})
/** A figure in a unit of which ours is so many: kilometres are read as metres by 1000. */
export const times = (factor: number): Convert => ({
  read: (value) => {
    const read = amount.read(value) as number | undefined
    return read === undefined ? undefined : Number((read * factor).toPrecision(12))
  },
  write: (value) =>
    typeof value === 'number' && value >= 0
      ? figureText(Number((value / factor).toPrecision(12)))
      : undefined,
})
