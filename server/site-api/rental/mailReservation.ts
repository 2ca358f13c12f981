import type { Kysely } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { RentalReservation } from '../../../src/contract/rental'
import { addressLine } from '../../../src/domain/address'
import { rentalTitle } from '../../../src/domain/rental/rentalTitle'
import { stayOf } from '../../../src/domain/rental/stays'
import { href } from '../../../src/routing/routes'
import type { Database } from '../../db/tables'
import type { Sender } from '../../mail/compose'
import { reservationMessage, reservationNotice, type StayFacts } from '../../mail/messages/reservation'
import { enqueue } from '../../mail/outbox'
import type { AsReserved } from './asReserved'

interface Told
  extends Pick<RentalReservation, 'id' | 'start' | 'end' | 'persons' | 'cancelUntil'>, Partial<AsReserved> {
  rentalUnitId: number
  /** When it was reserved, or cancelled. */
  stamp: string
  cancelled: boolean
  /** Whether the unit has a page. */
  hasPage: boolean
  visitor: StayFacts['visitor']
}

/** What mails tell of the unit: no more than the agency's name where nobody knows it any more. */
function unitOf({ site, origin }: Sender, { unit, hasPage, rentalUnitId }: Told, locale: Locale) {
  const url = hasPage ? origin + href('rentalUnit', locale, { rentalUnitId }) : origin
  if (!unit) return { title: site.name, address: '', url, reference: '' }
  return {
    title: rentalTitle(unit, locale),
    address: addressLine(unit.address, locale),
    url,
    reference: unit.general.building?.rentalName ?? '',
  }
}

/** Puts the mails about a stay that was reserved or cancelled in the outbox, to its guest and to the agency. */
export async function mailReservation(db: Kysely<Database>, sender: Sender, told: Told): Promise<void> {
  const { id, start, end, persons, stamp, cancelled, cancelUntil, period, visitor } = told
  const facts: StayFacts = {
    id,
    start,
    end,
    persons,
    stamp,
    cancelled,
    cancelUntil,
    visitor,
    unit: (locale) => unitOf(sender, told, locale),
    ...(period && { stay: (locale: Locale) => stayOf(period, persons, locale) }),
  }
  const kind = cancelled ? 'reservation-cancelled' : 'reservation'
  await enqueue(db, sender.site.id, kind, reservationMessage(sender, facts))
  await enqueue(db, sender.site.id, `${kind}-notice`, reservationNotice(sender, facts))
}
