import type { TooManyBookings } from '../../contract/ajax'
import { HttpError } from '../../siteApi/http'

/** Whether a booking was refused because the visitor has as many to come as one may have, and not because too much came at once. */
export const hasEnough = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status === 429 &&
  (error.problem as Partial<TooManyBookings> | undefined)?.open !== undefined
