import type { FieldError } from '../../../src/contract/check'
import { LOCALES } from '../../../src/contract/locales'

/** What stands in headings, addresses, cards and beside pictures, many times on a page. */
const BRIEF = new Set(['title', 'name', 'alt', 'label', 'caption', 'street', 'number', 'box', 'zip', 'city'])
const MAX_BRIEF_CHARACTERS = 1000

const LANGUAGES = new Set<string>(LOCALES)

/**
 * The first text of what is imported that is longer than anybody wrote one, by dotted path: a picture in letters within a title, say, of
 * which every page of a listing would be megabytes. A name or heading has 1,000 characters at most; any other text stands once, and what its line may have bounds it.
 */
export function tooLongText(value: unknown, name = '', path: readonly string[] = []): FieldError | undefined {
  if (typeof value === 'string') {
    if (!BRIEF.has(name) || value.length <= MAX_BRIEF_CHARACTERS) return undefined
    return {
      field: path.join('.'),
      reason: `has ${value.length} characters, more than ${MAX_BRIEF_CHARACTERS}`,
    }
  }
  if (value === null || typeof value !== 'object') return undefined
  const isList = Array.isArray(value)
  for (const [key, part] of Object.entries(value)) {
    // A text in a language, or one of a list, is of the field that holds it.
    const found = tooLongText(part, isList || LANGUAGES.has(key) ? name : key, [...path, key])
    if (found) return found
  }
  return undefined
}
