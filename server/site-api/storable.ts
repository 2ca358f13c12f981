import type { FieldError } from '../../src/contract/check'

/** Characters that PostgreSQL keeps neither in text nor in jsonb: NUL, and half of a surrogate pair. */
const UNSTORABLE = /\0|\p{Surrogate}/u

/** The first text within a value that the database cannot hold, by dotted path. */
export function unstorable(value: unknown, path: string[] = []): FieldError | undefined {
  if (typeof value === 'string') {
    return UNSTORABLE.test(value)
      ? { field: path.join('.'), reason: 'must not contain NUL or half a character' }
      : undefined
  }
  if (value === null || typeof value !== 'object') return undefined
  for (const [key, part] of Object.entries(value)) {
    const found = UNSTORABLE.test(key)
      ? { field: path.join('.'), reason: 'must not have a name with NUL or half a character' }
      : unstorable(part, [...path, key])
    if (found) return found
  }
  return undefined
}

/**
 * Whether JSON text may hold such a character: only an escape can bring one in, since neither stands in JSON or UTF-8 as
 * it is. Cheap enough to ask of every line of an import.
 */
export const maybeUnstorable = (json: string): boolean => /\\u(0000|d[89a-f])/i.test(json)
