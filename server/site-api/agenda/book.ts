import type { Kysely } from 'kysely'
import type { Appointment, AppointmentBody } from '../../../src/contract/rental'
import type { Database } from '../../db/tables'
import { agreementErrors } from '../agreements/agreementErrors'
import { findAgreements } from '../agreements/agreementRepository'
import { isTaken } from '../isTaken'
import { badFields, HttpProblem, notFound } from '../problem'
import { secretId } from '../secretId'
import { findSlot, insertAppointment } from './agendaRepository'

/**
 * Books a slot (spec §7; docs/decisions/023-agenda.md).
 * @throws HttpProblem 400 (agreements), 404 (no such slot), 409 (taken, or its moment has come)
 */
export async function book(
  db: Kysely<Database>,
  siteId: string,
  body: AppointmentBody,
): Promise<Appointment> {
  const [agreements, slot] = await Promise.all([
    findAgreements(db, siteId),
    findSlot(db, siteId, body.slotId),
  ])
  const errors = agreementErrors(agreements, body.agreements, 'viewing')
  if (errors.length) throw badFields(errors)
  if (!slot) throw notFound(`slot ${body.slotId}`)
  if (slot.past) throw new HttpProblem(409, `The slot began at ${slot.start.toISOString()}`)
  try {
    return await insertAppointment(db, siteId, secretId(), slot, body)
  } catch (error) {
    throw isTaken(error) ? new HttpProblem(409, 'The slot has just been taken') : error
  }
}
