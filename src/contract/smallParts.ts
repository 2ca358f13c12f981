import type { Schema } from './jsonSchema'

/** A schema of fewer characters is checked where it stands. */
const SMALL = 300

type Walked = Record<string, unknown>

/**
 * A schema that means the same, whose larger objects stand below `$defs`, each once. Ajv makes one function of what stands in one
 * place, and a listing’s is a megabyte, more than an engine looks at to make it quick; of parts it makes short functions.
 * What recurs (`$id`) stays whole.
 */
export function inSmallParts(schema: Schema): Schema & { $defs?: Record<string, Schema> } {
  const names = new Map<string, string>()
  const $defs: Record<string, Schema> = {}
  const each = (value: unknown): unknown => (Array.isArray(value) ? value.map(part) : part(value))

  const walked = (whole: Walked): Walked =>
    Object.fromEntries(
      Object.entries(whole).map(([keyword, value]) => {
        if (keyword === 'items' || keyword === 'anyOf' || keyword === 'allOf') return [keyword, each(value)]
        if (keyword !== 'properties' && keyword !== 'patternProperties') return [keyword, value]
        const named = Object.entries(value as Walked)
        return [keyword, Object.fromEntries(named.map(([name, of]) => [name, part(of)]))]
      }),
    )

  function part(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || '$id' in value) return value
    const small = walked(value as Walked)
    const text = JSON.stringify(small)
    if (text.length < SMALL || !('properties' in small || 'patternProperties' in small || 'anyOf' in small))
      return small
    const name = names.get(text) ?? `part${names.size + 1}`
    names.set(text, name)
    $defs[name] = small
    return { $ref: `#/$defs/${name}` }
  }

  // Two of one `$id` are one too many for Ajv, unless they are one.
  return schema.$id ? schema : { ...walked(schema as Walked), $defs }
}
