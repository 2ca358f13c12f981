import type { Kysely } from 'kysely'
import type { RentalReservation, RentalReservationBody } from '../../../src/contract/rental'
import { cancelUntil, isCancellable } from '../../../src/domain/rental/cancelUntil'
import { stayTotal } from '../../../src/domain/rental/stayTotal'
import { agencyDay } from '../../agencyClock'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { badField, HttpProblem, notFound } from '../../http/problem'
import { secretId } from '../../http/secretId'
import { isTaken } from '../isTaken'
import type { VisitKeys } from '../visitors/limits'
import { arrivalOver, countOpen } from '../visitors/openBookings'
import { asReserved } from './asReserved'
import { mailReservation } from './mailReservation'
import { holdStay, insertReservation } from './reservationRepository'

type Db = Kysely<Database>

/**
 * Reserves a stay and mails it, in the transaction it is given (spec §7; docs/decisions/021-rental-reservations.md).
 * @param keys of the visitor
 * @throws HttpProblem 400 (too many persons), 404 (unit or stay not known), 409 (taken, begun, without price, at another price than was told), 429 (the visitor has enough stays)
 */
export async function reserve(
  db: Db,
  sender: Sender,
  body: RentalReservationBody,
  keys: VisitKeys,
): Promise<RentalReservation> {
  const siteId = sender.site.id
  const { unit, stay } = await holdStay(db, siteId, body.rentalUnitId, body.periodId)
  if (!unit) throw notFound(`holiday unit ${body.rentalUnitId}`)
  if (!stay) throw notFound(`stay ${body.periodId} of holiday unit ${body.rentalUnitId}`)
  const most = unit.general.maxOccupation
  if (most && body.persons > most) throw badField('persons', `must be at most ${most} in this holiday unit`)
  if (stay.begun) throw new HttpProblem(409, `The stay began on ${stay.period.start}`)
  const total = stayTotal(stay.period, body.persons)
  if (total === undefined) throw new HttpProblem(409, 'The stay has no price yet; please ask the agency')
  if (body.total !== undefined && body.total !== total)
    throw new HttpProblem(409, 'The price of the stay has changed', [], { total })
  try {
    const reservation = await insertReservation(db, siteId, secretId(), body, stay, total)
    // That it is taken comes first: it may be by this visitor, whose answer got lost.
    const { id, rentalUnitId: of, start } = reservation
    await countOpen(db, siteId, 'stay', { id, of, until: arrivalOver(start) }, keys)
    const last = cancelUntil(start, sender.site.settings.cancelStayDays)
    const answer = { ...reservation, ...(isCancellable(last, agencyDay()) && { cancelUntil: last }) }
    const { name, email, phone, message, locale } = body
    await mailReservation(db, sender, {
      ...answer,
      ...asReserved(stay),
      hasPage: true,
      stamp: reservation.createdAt,
      cancelled: false,
      visitor: { name, email, phone, locale, message: message ?? null },
    })
    return answer
  } catch (error) {
    throw isTaken(error) ? new HttpProblem(409, 'The stay has just been taken') : error
  }
}
