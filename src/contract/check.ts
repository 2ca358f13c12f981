import type { TSchema } from '@sinclair/typebox'
import Ajv, { type ErrorObject, type Options, type ValidateFunction } from 'ajv'
import { type Meant, plainReason } from './plainReason'
import { isShortPersonName, leadsNowhere, PERSON_NAME, VISITOR_MESSAGE } from './personName'
import { plainNumber } from './plainNumber'
import { inSmallParts } from './smallParts'
import { withoutOtherBranches } from './unionErrors'

export interface FieldError {
  /** Dotted path of the offending field; '' is the whole. */
  field: string
  reason: string
}

/** @example errorText({ field: 'general.price', reason: 'must be object' }) // 'general.price must be object' */
export const errorText = ({ field, reason }: FieldError): string => `${field || 'the whole'} ${reason}`

const formats = { [PERSON_NAME]: isShortPersonName, [VISITOR_MESSAGE]: leadsNowhere }
const asked: Options = {
  formats,
  strict: false,
  strictNumbers: true,
  removeAdditional: false,
  coerceTypes: false,
  // Tidying what it writes takes as long as writing it, and makes no value's check faster.
  code: { optimize: false },
}
/** Whether a value fits, which nearly all do: asked first, and quick. */
const quick = new Ajv({ ...asked, inlineRefs: false })
/** All that is wrong with one that does not: why is told by what its schema asks for. */
const thorough = new Ajv({ ...asked, allErrors: true, verbose: true })

/** What a text of an address may be besides a text, by the type that a schema asks for. */
const READ: Readonly<Record<string, (text: string) => unknown>> = {
  integer: plainNumber,
  boolean: (text) => ({ true: true, false: false })[text],
}

/** Puts numbers, yes and no in the place of the texts that say them; what says none stays, and is refused. */
function readTexts(value: unknown, { properties = {} }: TSchema): void {
  if (typeof value !== 'object' || value === null) return
  const texts = value as Record<string, unknown>
  for (const [name, { type }] of Object.entries(properties as Record<string, { type?: string }>)) {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined
    if (typeof text === 'string') texts[name] = READ[type ?? '']?.(text) ?? text
  }
}

/** How one validation error reads: the field by dotted path and the reason in words. */
function fieldError(error: ErrorObject, options: { isText: boolean; meant: Meant | undefined }): FieldError {
  const path = error.instancePath.split('/').filter(Boolean)
  const { missingProperty, additionalProperty, allowedValues } = error.params as Record<string, unknown>
  if (typeof missingProperty === 'string')
    return { field: [...path, missingProperty].join('.'), reason: 'is required' }
  if (typeof additionalProperty === 'string')
    return { field: [...path, additionalProperty].join('.'), reason: 'is not a known field' }
  // Of a tag the allowed ones are those of all branches.
  const tagged = Array.isArray(allowedValues) ? { ...error, parentSchema: { enum: allowedValues } } : error
  return { field: path.join('.'), reason: plainReason(tagged, options) ?? error.message ?? 'is not valid' }
}

// Of "number or null" Ajv reports each branch and then the union: what the value itself broke says most.
const isNoise = (error: ErrorObject) =>
  error.keyword === 'anyOf' || (error.keyword === 'type' && error.params['type'] === 'null')

/**
 * A checker for a contract schema: the list of what is wrong with a value, empty when it fits.
 * At most one reason a field, so that a report can be read. `isText` is for what comes out of an address, where
 * everything is text: numbers are put in their place in the value itself. The schema is compiled at the first value: all of them
 * together take half a second, and no program needs all.
 * @param options.meant finds the code that was probably meant in the place of one that there is not
 */
export function checker(
  schema: TSchema,
  { isText = false, meant }: { isText?: boolean; meant?: Meant } = {},
): (value: unknown) => FieldError[] {
  let fits: ValidateFunction | undefined
  let validate: ValidateFunction | undefined
  return (value) => {
    fits ??= quick.compile(inSmallParts(schema))
    if (isText) readTexts(value, schema)
    if (fits(value)) return []
    validate ??= thorough.compile(schema)
    if (validate(value)) return []
    const errors = withoutOtherBranches(validate.errors ?? [])
    const telling = errors.filter((error) => !isNoise(error))
    const byField = new Map<string, FieldError>()
    for (const error of telling.length ? telling : errors) {
      const found = fieldError(error, { isText, meant })
      if (!byField.has(found.field)) byField.set(found.field, found)
    }
    return [...byField.values()]
  }
}
