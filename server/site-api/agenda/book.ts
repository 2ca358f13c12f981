import type { Kysely } from 'kysely'
import type { Appointment, AppointmentBody, AgendaSlot } from '../../../src/contract/rental'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { HttpProblem, notFound } from '../../http/problem'
import { secretId } from '../../http/secretId'
import { isTaken } from '../isTaken'
import type { VisitKeys } from '../visitors/limits'
import { beginOf, countOpen } from '../visitors/openBookings'
import { findFreeSlots, findSlot, insertAppointment, type Slot } from './agendaRepository'
import { mailViewing } from './mailViewing'

type Db = Kysely<Database>

/** So many free slots are offered instead of one that is taken. */
const OFFERED = 5

/** A refusal that offers the next slots of the listing that are free. */
async function refusal(db: Db, siteId: string, { estateId }: Slot, detail: string): Promise<HttpProblem> {
  const free = JSON.parse((await findFreeSlots(db, siteId, estateId)) ?? '[]') as AgendaSlot[]
  return new HttpProblem(409, detail, [], { slots: free.slice(0, OFFERED) })
}

/**
 * Books a slot and mails it, in the transaction it is given (spec §7; docs/decisions/023-agenda.md).
 * @param keys of the visitor
 * @throws HttpProblem 404 (no such slot, or its listing cannot be had), 409 (its moment has come), 429 (the visitor has enough viewings of the listing), or what the database says of a slot that is taken
 */
export async function book(
  db: Db,
  sender: Sender,
  body: AppointmentBody,
  keys: VisitKeys,
): Promise<Appointment> {
  const siteId = sender.site.id
  const slot = await findSlot(db, siteId, body.slotId)
  if (!slot) throw notFound(`slot ${body.slotId}`)
  if (slot.past) throw await refusal(db, siteId, slot, `The slot began at ${slot.start.toISOString()}`)
  const appointment = await insertAppointment(db, siteId, secretId(), slot, body)
  // That a moment is taken comes first: it may be by this visitor, whose answer got lost.
  const { id, estateId: of, start, end } = appointment
  await countOpen(db, siteId, 'viewing', { id, of, until: beginOf(start) }, keys)
  const { name, email, phone, message, locale } = body
  const visitor = { name, email, phone, locale, message: message ?? null }
  await mailViewing(db, sender, {
    id: appointment.id,
    estateId: slot.estateId,
    start,
    end,
    stamp: new Date().toISOString(),
    visitor,
    cancelled: false,
  })
  return appointment
}

/** What a visitor is told of an error while booking: of a slot that was just taken, which are still free. */
export async function bookingProblem(
  db: Db,
  siteId: string,
  slotId: number,
  error: unknown,
): Promise<unknown> {
  const slot = isTaken(error) ? await findSlot(db, siteId, slotId) : undefined
  return slot ? refusal(db, siteId, slot, 'The slot has just been taken') : error
}
