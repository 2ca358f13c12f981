import type { FieldError } from '../../src/contract/check'
import { LOCALES } from '../../src/contract/locales'

/** Characters that PostgreSQL keeps neither in text nor in jsonb: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u
/** Levels of lists and objects within each other: nothing of the contract has a third of them. */
const MOST_LEVELS = 32

const NUL = 'must not contain NUL or half a character'
const at = (key: string, { field, reason }: FieldError): FieldError => ({
  field: field ? `${key}.${field}` : key,
  reason,
})

const LANGUAGES = new Set<string>(LOCALES)
/** Whether a name is that of a language: what stands under it is of the field that holds it. */
export const isLanguage = (name: string): boolean => LANGUAGES.has(name)

/** What is wrong with a leaf, or with what holds leaves, of a field. */
type Wrong = (leaf: unknown, field: string) => string | undefined

/**
 * The first thing within a value that `wrong` finds fault with, by dotted path; and nesting that goes too deep. `wrong` is told the field
 * that a thing is of: a text in a language, or one of a list, is of the field that holds it.
 */
export function firstFault(value: unknown, wrong: Wrong, level = 1, name = ''): FieldError | undefined {
  const reason = wrong(value, name)
  if (reason) return { field: '', reason }
  if (value === null || typeof value !== 'object') return undefined
  if (level > MOST_LEVELS) return { field: '', reason: `must not go deeper than ${MOST_LEVELS} levels` }
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const found = firstFault(value[index], wrong, level + 1, name)
      if (found) return at(String(index), found)
    }
    return undefined
  }
  // Every line of an import comes by here: no list of its parts is made.
  for (const key in value) {
    const part = (value as Record<string, unknown>)[key]
    if (wrong(key, '')) return { field: '', reason: 'must not have a name with NUL or half a character' }
    const found = firstFault(part, wrong, level + 1, isLanguage(key) ? name : key)
    if (found) return at(key, found)
  }
  return undefined
}

/** JSON has numbers that no computer has: `1e999` is read as infinite. */
const endless = (leaf: unknown) =>
  typeof leaf === 'number' && !Number.isFinite(leaf) ? 'must be a finite number' : undefined

const unkeepable = (leaf: unknown) =>
  typeof leaf === 'string' ? (UNSTORABLE.test(leaf) ? NUL : undefined) : endless(leaf)

/** The first part of a value that the database cannot hold as it is, by dotted path. */
export const unstorable = (value: unknown): FieldError | undefined => firstFault(value, unkeepable)

/**
 * The same for a value that was read from JSON text, and what `further` finds fault with: all on one way through the value. Characters are
 * looked at only where an escape can have brought one in, as neither stands in JSON or UTF-8 as it is: cheap enough to ask of every line
 * of an import.
 */
export function unstorableOf(
  json: string,
  value: unknown,
  further: Wrong = () => undefined,
): FieldError | undefined {
  const own = json.includes('\\u') && /\\u(0000|d[89a-f])/i.test(json) ? unkeepable : endless
  return firstFault(value, (leaf, field) => own(leaf) ?? further(leaf, field))
}
