/** Whether something has fields by name: no list, nor null. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What stands at a dotted path; undefined where nothing does. */
export function valueAt(from: object, path: string): unknown {
  let here: unknown = from
  for (const name of path.split('.')) {
    if (!isRecord(here) || !Object.hasOwn(here, name)) return undefined
    here = here[name]
  }
  return here
}

/** Puts a value at a dotted path, and what it stands in around it. */
export function putAt(into: object, path: string, value: unknown): void {
  const names = path.split('.')
  const last = names.pop() as string
  let here = into as Record<string, unknown>
  for (const name of names) {
    const next = here[name]
    if (isRecord(next)) here = next
    else here = (here[name] = {}) as Record<string, unknown>
  }
  here[last] = value
}

/** Every value within something by dotted path, lists whole; what is null or undefined is not said and left out. */
export function* leavesOf(value: unknown, path = ''): Generator<[path: string, value: unknown]> {
  if (value === null || value === undefined) return
  if (!isRecord(value)) yield [path, value]
  else
    for (const [name, part] of Object.entries(value)) yield* leavesOf(part, path ? `${path}.${name}` : name)
}
