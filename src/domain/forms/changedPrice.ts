import { isHttpError } from '../../siteApi/http'

/** What a stay costs by now, in euro, when a reservation was refused because that is not what the visitor was told; else undefined. */
export function changedPrice(error: unknown): number | undefined {
  if (!isHttpError(error) || error.status !== 409) return undefined
  const { total } = (error.problem ?? {}) as { total?: unknown }
  return typeof total === 'number' ? total : undefined
}
