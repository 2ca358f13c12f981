/** The keywords of JSON Schema that the contract uses. */
export interface Schema {
  /** The name by which readers of the schema know it. */
  title?: string
  description?: string
  $id?: string
  /** The `$id` of what it stands in. */
  $ref?: string
  type?: string
  anyOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  /** Of a list one schema for all, of a tuple one for each place. */
  items?: Schema | Schema[]
  properties?: Record<string, Schema>
  patternProperties?: Record<string, Schema>
  required?: string[]
}
