import type { Kysely } from 'kysely'
import type { RentalReservation, RentalReservationBody } from '../../../src/contract/rental'
import type { Database } from '../../db/tables'
import { agreementErrors } from '../agreements/agreementErrors'
import { findAgreements } from '../agreements/agreementRepository'
import { isTaken } from '../isTaken'
import { badField, badFields, HttpProblem, notFound } from '../problem'
import { secretId } from '../secretId'
import { holdStay, insertReservation } from './reservationRepository'
import { stayTotal } from '../../../src/domain/rental/stayTotal'

/**
 * Reserves a stay (spec §7; docs/decisions/021-rental-reservations.md).
 * @throws HttpProblem 400 (agreements, too many persons, a program's handwriting), 404 (unit or stay not known), 409 (taken, begun, without price)
 */
export async function reserve(
  db: Kysely<Database>,
  siteId: string,
  body: RentalReservationBody,
): Promise<RentalReservation> {
  if (body.website) throw badField('website', 'must be empty: no person sees it')
  const errors = agreementErrors(await findAgreements(db, siteId), body.agreements, 'rental')
  if (errors.length) throw badFields(errors)
  return db.transaction().execute(async (transaction) => {
    const { unit, stay } = await holdStay(transaction, siteId, body.rentalUnitId, body.periodId)
    if (!unit) throw notFound(`holiday unit ${body.rentalUnitId}`)
    if (!stay) throw notFound(`stay ${body.periodId} of holiday unit ${body.rentalUnitId}`)
    const most = unit.general.maxOccupation
    if (most && body.persons > most) throw badField('persons', `must be at most ${most} in this holiday unit`)
    if (stay.begun) throw new HttpProblem(409, `The stay began on ${stay.period.start}`)
    const total = stayTotal(stay.period, body.persons)
    if (total === undefined) throw new HttpProblem(409, 'The stay has no price yet; please ask the agency')
    try {
      return await insertReservation(transaction, siteId, secretId(), body, stay.period, total)
    } catch (error) {
      throw isTaken(error) ? new HttpProblem(409, 'The stay has just been taken') : error
    }
  })
}
