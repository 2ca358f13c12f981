import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { notFound } from '../../http/problem'
import { forgetOpen } from '../visitors/openBookings'
import { cancelAppointment } from './agendaRepository'
import { mailViewing } from './mailViewing'

/**
 * Cancels an appointment and frees its slot, in the transaction it is given. Once is told by mail, unless the viewing is
 * over; once cancelled it stays as it is. @throws HttpProblem 404
 */
export async function cancel(db: Kysely<Database>, sender: Sender, id: string): Promise<void> {
  const cancelled = await cancelAppointment(db, sender.site.id, id)
  if (cancelled === 'unknown') throw notFound('such appointment')
  if (cancelled !== 'already') await forgetOpen(db, sender.site.id, 'viewing', id)
  if (cancelled === 'already' || !cancelled.email || cancelled.starts_at < new Date()) return
  const { name, email, phone, starts_at, ends_at, estate_id } = cancelled
  await mailViewing(db, sender, {
    id,
    estateId: estate_id,
    start: starts_at.toISOString(),
    end: ends_at.toISOString(),
    stamp: new Date().toISOString(),
    visitor: { name, email, phone, locale: cancelled.locale as Locale },
    cancelled: true,
  })
}
