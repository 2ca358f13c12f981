import type { Kysely } from 'kysely'
import type { RentalReservation, RentalReservationBody } from '../../../src/contract/rental'
import { addressLine } from '../../../src/domain/address'
import { rentalTitle } from '../../../src/domain/rental/rentalTitle'
import { stayOf } from '../../../src/domain/rental/stays'
import { stayTotal } from '../../../src/domain/rental/stayTotal'
import { href } from '../../../src/routing/routes'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { reservationMessage, reservationNotice } from '../../mail/messages/reservation'
import { enqueue } from '../../mail/outbox'
import { badField, HttpProblem, notFound } from '../../http/problem'
import { secretId } from '../../http/secretId'
import { isTaken } from '../isTaken'
import type { VisitKeys } from '../visitors/limits'
import { arrivalOver, countOpen } from '../visitors/openBookings'
import { holdStay, insertReservation, type Stay } from './reservationRepository'

type Db = Kysely<Database>

async function mailReservation(
  db: Db,
  sender: Sender,
  { unit, period }: Stay,
  body: RentalReservationBody,
  { id, start, end, persons, createdAt }: RentalReservation,
): Promise<void> {
  const { name, email, phone, message, locale } = body
  const facts = {
    id,
    start,
    end,
    persons,
    stamp: createdAt,
    stay: (of: typeof locale) => stayOf(period, persons, of),
    visitor: { name, email, phone, locale, message: message ?? null },
    unit: (of: typeof locale) => ({
      title: rentalTitle(unit, of),
      address: addressLine(unit.address, of),
      url: sender.origin + href('rentalUnit', of, { rentalUnitId: unit.id }),
      reference: unit.general.building?.rentalName ?? '',
    }),
  }
  await enqueue(db, sender.site.id, 'reservation', reservationMessage(sender, facts))
  await enqueue(db, sender.site.id, 'reservation-notice', reservationNotice(sender, facts))
}

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
    const reservation = await insertReservation(db, siteId, secretId(), body, stay.period, total)
    // That it is taken comes first: it may be by this visitor, whose answer got lost.
    const { id, rentalUnitId: of, start } = reservation
    await countOpen(db, siteId, 'stay', { id, of, until: arrivalOver(start) }, keys)
    await mailReservation(db, sender, stay, body, reservation)
    return reservation
  } catch (error) {
    throw isTaken(error) ? new HttpProblem(409, 'The stay has just been taken') : error
  }
}
