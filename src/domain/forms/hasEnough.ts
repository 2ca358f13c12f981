import type { TooManyBookings } from '../../contract/ajax'
import { isHttpError } from '../../siteApi/http'

/** Whether a booking was refused because the visitor has as many to come as one may have, and not because too much came at once. */
export const hasEnough = (error: unknown): boolean =>
  isHttpError(error) &&
  error.status === 429 &&
  (error.problem as Partial<TooManyBookings> | undefined)?.open !== undefined
