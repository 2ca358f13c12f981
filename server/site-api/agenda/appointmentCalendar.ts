import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { calendarOf } from '../../mail/messages/viewing'
import { notFound } from '../../http/problem'
import { findBooked } from './agendaRepository'
import { listingOf } from './mailViewing'

/**
 * A viewing as text of RFC 5545, the same event as in its mail (UID and sequence), but nothing of who comes.
 * @throws HttpProblem 404
 */
export async function appointmentCalendar(
  db: Kysely<Database>,
  sender: Sender,
  id: string,
  locale: Locale,
): Promise<string> {
  const booked = await findBooked(db, sender.site.id, id)
  if (!booked) throw notFound('such appointment')
  const { estate_id, starts_at, ends_at, created_at, cancelled_at } = booked
  const { listing } = await listingOf(db, sender, estate_id)
  const facts = {
    id,
    start: starts_at.toISOString(),
    end: ends_at.toISOString(),
    stamp: (cancelled_at ?? created_at).toISOString(),
    cancelled: cancelled_at !== null,
    listing,
  }
  return calendarOf(sender, facts, locale).content
}
