import type { FieldError } from '../../../src/contract/check'
import type { Schema } from '../../../src/contract/jsonSchema'
import { DAY_WORDS, MOMENT_WORDS } from '../../../src/contract/plainReason'
import { isRealDay, isRealMoment } from '../../../src/contract/realDay'
import { madeOnce } from '../madeOnce'

/** Fields of a thing that hold a day or a moment, as deep as they stand. */
interface Times {
  title?: string
  within: Map<string, Times>
}

/** Undefined where nothing within a schema does. What recurs is not looked into: nothing that does has any. */
function timesIn({ title, properties = {}, anyOf = [], items }: Schema): Times | undefined {
  if (title === 'Day' || title === 'Moment') return { title, within: new Map() }
  const within = new Map<string, Times>()
  for (const [name, part] of Object.entries(properties)) {
    const times = timesIn(part)
    if (times) within.set(name, times)
  }
  // Items of a list stand where the list does.
  const branches = [...anyOf, ...(items && !Array.isArray(items) ? [items] : [])]
  for (const branch of branches) {
    const times = timesIn(branch)
    if (times?.title) return times
    for (const [name, part] of times?.within ?? []) within.set(name, part)
  }
  return within.size ? { within } : undefined
}

const timesOf = madeOnce((schema: object) => timesIn(schema as Schema))

function look(value: unknown, { title, within }: Times, path: string, found: FieldError[]): void {
  if (value === undefined || value === null) return
  if (typeof value === 'string') {
    const [isReal, reason] = title === 'Day' ? [isRealDay, DAY_WORDS] : [isRealMoment, MOMENT_WORDS]
    if (title && !isReal(value)) found.push({ field: path, reason })
  } else if (Array.isArray(value)) {
    for (const [at, part] of value.entries()) look(part, { title, within } as Times, `${path}.${at}`, found)
  } else {
    for (const [name, times] of within)
      look((value as Record<string, unknown>)[name], times, path ? `${path}.${name}` : name, found)
  }
}

/**
 * Days and moments of a thing of the contract that are not in the calendar, by field: `2026-13-45`. Things are sought and ordered by
 * them, and no page can write them.
 */
export function unrealTimes(schema: object, data: unknown): FieldError[] {
  const times = timesOf(schema)
  const found: FieldError[] = []
  if (times) look(data, times, '', found)
  return found
}
