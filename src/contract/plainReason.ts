import type { ErrorObject } from 'ajv'
import { untold } from './common'
import type { Schema } from './jsonSchema'

/** How a day and a moment are written, for whoever wrote it otherwise, or one that the calendar does not have. */
export const DAY_WORDS = 'must be a day that the calendar has, such as 2026-05-31'
export const MOMENT_WORDS =
  'must be a moment that the calendar has, with its offset, such as 2026-05-31T14:00:00+02:00'

/** The known word that was probably meant. */
export type Meant = (word: string, known: readonly string[]) => string | undefined

/** Words of a list that are told: whoever has to choose among more reads the schema. */
const MOST_TOLD = 12

function numberWords({ type, minimum, maximum }: Schema): string {
  const what = type === 'integer' ? 'a whole number' : 'a number'
  if (minimum !== undefined && maximum !== undefined) return `${what} from ${minimum} to ${maximum}`
  if (minimum !== undefined) return `${what}, ${minimum} or more`
  return maximum === undefined ? what : `${what}, ${maximum} or less`
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text, in quotes',
  boolean: 'true or false',
  object: 'an object, within { and }',
  array: 'a list, within [ and ]',
  null: 'null',
}
const isNumber = (type: string) => type === 'integer' || type === 'number'
/** What JSON writes without quotes. */
const BARE = new Set(['integer', 'number', 'boolean'])

/** What is there instead, where that helps. */
function insteadOf(wanted: string, data: unknown): string {
  if (data === null) return ', not null'
  return BARE.has(wanted) && typeof data === 'string' ? ', without quotes' : ''
}

function enumWords({ enum: allowed = [] }: Schema, data: unknown, meant: Meant | undefined): string {
  const known = allowed.map(String)
  const near = typeof data === 'string' ? meant?.(data, known) : undefined
  const listed = known.length > MOST_TOLD ? `${known.slice(0, MOST_TOLD).join(', ')}, …` : known.join(', ')
  return `must be one of ${listed}${near === undefined ? '' : `; did you mean ${near}?`}`
}

const count = (number: number | undefined, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`
const lowered = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1).replace(/\.$/, '')}`

/** What a text of a form has to be like. */
function patternWords(schema: Schema): string {
  if (schema.title === 'Day') return DAY_WORDS
  if (schema.title === 'Moment') return MOMENT_WORDS
  const { description } = untold(schema)
  return description
    ? `is not what it must be: ${lowered(description)}`
    : `must match pattern "${schema.pattern}"`
}

/**
 * Why a value is refused, in words for whoever wrote it; undefined of what a schema says in no other way.
 * @param options.isText it came out of an address, where everything is text
 * @param options.meant finds the code that was probably meant
 */
export function plainReason(
  { keyword, data, parentSchema = {} }: Pick<ErrorObject, 'keyword' | 'data' | 'parentSchema'>,
  { isText = false, meant }: { isText?: boolean; meant?: Meant | undefined } = {},
): string | undefined {
  const schema = parentSchema as Schema
  const { type = '', minLength, maxLength, minItems, maxItems } = schema
  switch (keyword) {
    case 'type':
      if (schema.enum) return enumWords(schema, data, meant)
      return `must be ${isNumber(type) ? numberWords(schema) : TYPES[type]}${isText ? '' : insteadOf(type, data)}`
    case 'minimum':
    case 'maximum':
      return `must be ${numberWords(schema)}`
    case 'enum':
      return enumWords(schema, data, meant)
    case 'pattern':
      return patternWords(schema)
    case 'minLength':
      return minLength === 1 ? 'must not be empty' : `must have ${count(minLength, 'character')} or more`
    case 'maxLength':
      return `must have ${count(maxLength, 'character')} at most`
    case 'minItems':
      return `must have ${count(minItems, 'item')} or more`
    case 'maxItems':
      return `must have ${count(maxItems, 'item')} at most`
    case 'uniqueItems':
      return 'must not have the same item twice'
    default:
      return undefined
  }
}
