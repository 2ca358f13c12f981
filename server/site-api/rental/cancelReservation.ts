import type { Kysely } from 'kysely'
import { cancelUntil, isCancellable } from '../../../src/domain/rental/cancelUntil'
import { agencyDay } from '../../agencyClock'
import type { Database } from '../../db/tables'
import { HttpProblem, notFound } from '../../http/problem'
import type { Sender } from '../../mail/compose'
import { forgetOpen } from '../visitors/openBookings'
import { mailReservation } from './mailReservation'
import { holdReserved, markCancelled } from './reservedStays'

/**
 * Cancels a stay for its guest and frees its nights, in the transaction it is given. It is told by mail once; once cancelled it stays
 * as it is (docs/decisions/410-guests-cancel-stays.md).
 * @throws HttpProblem 404 (not known), 409 (the site leaves it to the agency, or its last day is over)
 */
export async function cancelReservation(db: Kysely<Database>, sender: Sender, id: string): Promise<void> {
  const { id: siteId, settings } = sender.site
  const reserved = await holdReserved(db, siteId, id)
  if (!reserved) throw notFound('such reservation')
  if (reserved.cancelledAt) return
  const last = cancelUntil(reserved.start, settings.cancelStayDays)
  if (!isCancellable(last, agencyDay()))
    throw new HttpProblem(
      409,
      last ? `The stay could be cancelled until ${last}` : 'The stay is the agency’s to cancel',
    )
  await markCancelled(db, siteId, id)
  await forgetOpen(db, siteId, 'stay', id)
  // Who was forgotten since is not written to.
  if (!reserved.visitor.email) return
  await mailReservation(db, sender, { ...reserved, stamp: new Date().toISOString(), cancelled: true })
}
