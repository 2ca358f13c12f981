/** Whether an object has nothing in it. */
const isHollow = (value: object): boolean => {
  for (const key in value) if (Object.hasOwn(value, key)) return false
  return true
}

/** A copy of plain data without undefined members and without groups that hold nothing. */
export const compact = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map((item: unknown) => compact(item)) as T
  if (value === null || typeof value !== 'object') return value
  const source = value as Record<string, unknown>
  const kept: Record<string, unknown> = {}
  for (const key of Object.keys(source)) {
    const member = source[key]
    if (member === undefined) continue
    const small = compact(member)
    if (small !== null && typeof small === 'object' && !Array.isArray(small) && isHollow(small)) continue
    kept[key] = small
  }
  return kept as T
}
