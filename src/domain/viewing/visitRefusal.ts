import type { SlotTaken } from '../../contract/ajax'
import type { AgendaSlot } from '../../contract/rental'
import { isHttpError } from '../../siteApi/http'
import { hasEnough } from '../forms/hasEnough'

/** Why a visit was not booked, as far as it is about visits: its moment is gone, or the visitor has as many as one may have. */
export type VisitRefusal = { why: 'taken'; slots: readonly AgendaSlot[] } | { why: 'enough' }

/** What a site API says of a visit that it refuses; undefined when it is no matter of visits (docs/decisions/222). */
export function visitRefusal(error: unknown): VisitRefusal | undefined {
  if (!isHttpError(error)) return undefined
  const { slots = [] } = (error.problem ?? {}) as Partial<SlotTaken>
  if (error.status === 404 || error.status === 409) return { why: 'taken', slots }
  return hasEnough(error) ? { why: 'enough' } : undefined
}
