import { MAX_VALUES } from '../../contract/searchLimits'

/** Reads one value of an address, without blanks around it; undefined when it is not understood. */
export type Read<T> = (text: string) => T | undefined

/** What a condition can be: how an address writes it, and its one form. */
export interface FilterKind<Value> {
  /** What all texts of a parameter ask for; undefined when none is understood. */
  read: (texts: readonly string[]) => Value | undefined
  /** Its one form, so that equal conditions are equal; undefined when it asks for nothing. */
  clean: (value: Value) => Value | undefined
  print: (value: Value) => string
  /** Whether it is several values of which any may hold, each with a chip of its own. */
  isList: boolean
}

const MAX_AMOUNT = 9_999_999_999

const WHOLE = /^\d{1,10}$/
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/

export const isCount = (value: number) => Number.isInteger(value) && value >= 0

export const whole: Read<number> = (text) => (WHOLE.test(text) ? Number(text) : undefined)
const readAmount: Read<number> = (text) => (AMOUNT.test(text) ? Number(text) : undefined)

/** A number, or the code that stands for one: links written by hand say `type=HOUSE`. */
export const coded =
  (ids: Readonly<Record<string, number>>): Read<number> =>
  (text) => {
    const code = text.toUpperCase()
    return whole(text) ?? (Object.hasOwn(ids, code) ? ids[code] : undefined)
  }

/** What is understood of some texts. */
export function understood<T>(texts: readonly string[], read: Read<T>): T[] {
  return texts.flatMap((text) => {
    const value = read(text)
    // In a list of its own: a drawn area is a list itself.
    return value === undefined ? [] : [value]
  })
}

/** What is understood of values that may be repeated or comma-separated. */
export const understoodAll = <T>(texts: readonly string[], read: Read<T>): T[] =>
  understood(
    texts.flatMap((text) => text.split(',').map((part) => part.trim())),
    read,
  )

/** One value; of several in an address the first that is understood. */
export const one = <T>(
  read: Read<T>,
  clean: (value: T) => T | undefined,
  print: (value: T) => string = String,
): FilterKind<T> => ({ read: (texts) => understood(texts, read)[0], clean, print, isList: false })

/**
 * Several values of which any may hold, repeated or comma-separated in an address; sorted, each once.
 * @param form what a value is taken for, as nine bedrooms for "six and more"
 */
export const several = <T extends string | number>(
  read: Read<T>,
  isKnown: (value: T) => boolean,
  form: (value: T) => T = (value) => value,
): FilterKind<readonly T[]> => ({
  read(texts) {
    const values = understoodAll(texts, read)
    return values.length ? values : undefined
  },
  clean(given) {
    const values = [...new Set(given.map(form))].filter(isKnown).sort((a, b) => (a < b ? -1 : 1))
    return values.length ? values.slice(0, MAX_VALUES) : undefined
  },
  print: String,
  isList: true,
})

/** An amount above nought, to the hundredth. */
export const amount = one(readAmount, (value) => {
  const hundredths = Math.round(value * 100)
  return hundredths > 0 && hundredths <= MAX_AMOUNT * 100 ? hundredths / 100 : undefined
})

/** Asked for, or not: `1` in an address. */
export const yes = one<true>(
  (text) => (text === '1' ? true : undefined),
  (value) => value || undefined,
  () => '1',
)

/** The longest text to look for. */
export const MAX_CHARACTERS = 60

/** A text to look for, as an address can write it; what has no letter and no figure looks for nothing. */
export const words = one<string>(
  (text) => text,
  (text) => {
    // Half a character cannot be written in an address.
    const plain = text
      .normalize('NFC')
      .replace(/[\p{Cs}\p{Cc}\s]+/gu, ' ')
      .trim()
    const letters = [...plain]
    const cut = letters.slice(0, MAX_CHARACTERS).join('')
    // Half a word is not what was meant.
    const isCut = letters.length > MAX_CHARACTERS && letters[MAX_CHARACTERS] !== ' '
    const clean = (isCut ? cut.replace(/ \S*$/, '') : cut).trim()
    return /[\p{L}\p{N}]/u.test(clean) ? clean : undefined
  },
  encodeURIComponent,
)
