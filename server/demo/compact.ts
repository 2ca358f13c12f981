/** A copy without undefined members and without groups that hold nothing. */
export const compact = <T>(value: T): T => {
  if (Array.isArray(value)) return value.map(compact) as T
  if (value === null || typeof value !== 'object') return value
  const kept = Object.entries(value)
    .filter(([, member]) => member !== undefined)
    .map(([key, member]) => [key, compact(member)] as const)
    .filter(([, member]) => !isHollow(member))
  return Object.fromEntries(kept) as T
}

const isHollow = (value: unknown): boolean =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && Object.keys(value).length === 0
