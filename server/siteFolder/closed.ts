import type { Schema } from '../../src/contract/jsonSchema'

type Closed = Schema & { additionalProperties?: boolean }

const each = (schemas: Record<string, Schema>): Record<string, Schema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, closed(schema)]))

/**
 * A schema whose objects know no other fields than those it names: what somebody types into a file and nobody reads is a
 * mistake, where a back office may send more than this version knows.
 */
export function closed(schema: Schema): Closed {
  const { properties, patternProperties, anyOf, items } = schema
  return {
    ...schema,
    ...(properties && { properties: each(properties), additionalProperties: false }),
    ...(patternProperties && { patternProperties: each(patternProperties), additionalProperties: false }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
    ...(items && { items: Array.isArray(items) ? items.map(closed) : closed(items) }),
  }
}

/** What a schema says of the value at a path; of a union the branches that have it. */
export function schemasAt(schema: Schema, path: readonly string[]): Schema[] {
  if (schema.anyOf)
    return [...(path.length ? [] : [schema]), ...schema.anyOf.flatMap((branch) => schemasAt(branch, path))]
  const [name, ...rest] = path
  if (name === undefined) return [schema]
  const { properties = {}, patternProperties = {}, items } = schema
  const next = Object.hasOwn(properties, name)
    ? properties[name]
    : items && !Array.isArray(items)
      ? items
      : Object.values(patternProperties)[0]
  return next ? schemasAt(next, rest) : []
}
