import { LEAST_WHOLE, MOST_WHOLE } from '../../../src/contract/common'
import { isOfOurYears } from '../../../src/contract/realDay'
import type { SearchKind } from './searchFields'

type Given = string | number | boolean

interface Reader {
  /** The value as the database takes it, or undefined when it is none of this kind. */
  read: (value: Given) => string | number | undefined
  reason: string
}

const INTEGER = /^-?\d{1,10}$/
const DECIMAL = /^-?\d{1,15}(\.\d{1,10})?$/
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2}))?$/

// Favourites are kept as text (spec §3), so numbers are also taken written out.
function readInteger(value: Given) {
  const number = typeof value === 'string' && INTEGER.test(value) ? Number(value) : value
  const isWhole = typeof number === 'number' && Number.isInteger(number)
  return isWhole && number >= LEAST_WHOLE && number <= MOST_WHOLE ? number : undefined
}

function readNumber(value: Given) {
  const number = typeof value === 'string' && DECIMAL.test(value) ? Number(value) : value
  return typeof number === 'number' ? number : undefined
}

/** 1 for yes, 0 for no, as it is kept in memory. */
function readFlag(value: Given) {
  const said = String(value)
  return said === 'true' ? 1 : said === 'false' ? 0 : undefined
}

function readMoment(value: Given) {
  if (typeof value !== 'string' || !MOMENT.test(value)) return undefined
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) return undefined
  const iso = date.toISOString()
  return isOfOurYears(iso) ? iso : undefined
}

const integer = {
  read: readInteger,
  reason: `must be whole numbers between ${LEAST_WHOLE} and ${MOST_WHOLE}`,
}

/** How the values of each kind of field are read from a query. */
export const READERS: Record<SearchKind, Reader> = {
  integer,
  ids: integer,
  number: { read: readNumber, reason: 'must be numbers' },
  flag: { read: readFlag, reason: 'must be true or false' },
  text: {
    read: (value) => (typeof value === 'boolean' ? undefined : String(value)),
    reason: 'must be texts',
  },
  place: {
    read: (value) => (typeof value === 'string' ? value : undefined),
    reason: 'must be codes of places',
  },
  moment: {
    read: readMoment,
    reason: 'must be a day (2026-05-31) or a moment with its offset (2026-05-31T14:00:00Z)',
  },
}
