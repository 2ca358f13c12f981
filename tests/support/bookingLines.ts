import { agencyDay } from '../../server/agencyClock'
import type { RentalPeriod, RentalUnit } from '../../src/contract/rental'
import type { Agreement } from '../../src/contract/site'
import type { ImportLine } from '../../src/contract/importLine'
import { addDays } from '../../src/domain/rental/day'
import { rentalUnit } from './builders'

/** The day so many days from the agency's today; tests that book need days that are to come. */
export const dayFromNow = (days: number): string => addDays(agencyDay(), days)

export const momentFromNow = (hours: number): string => new Date(Date.now() + hours * 3_600_000).toISOString()

export const unitLine = (id: number, general: Partial<RentalUnit['general']> = {}): ImportLine => {
  const unit = rentalUnit({ id })
  return { kind: 'rentalUnit', data: { ...unit, general: { ...unit.general, ...general } } }
}

/** A week of a unit that begins in so many days. */
export const weekLine = (
  id: number,
  rentalUnitId: number,
  startsIn: number,
  overrides: Partial<RentalPeriod> = {},
): ImportLine => ({
  kind: 'rentalPeriod',
  data: {
    id,
    rentalUnitId,
    type: { id: 1, name: { nl: 'Week', fr: 'Semaine' } },
    start: dayFromNow(startsIn),
    end: dayFromNow(startsIn + 7),
    price: 700,
    costs: [],
    ...overrides,
  },
})

/** A slot of an hour that begins in so many hours. */
export const slotLine = (id: number, estateId: number, startsIn: number): ImportLine => ({
  kind: 'agendaSlot',
  data: { id, estateId, start: momentFromNow(startsIn), end: momentFromNow(startsIn + 1) },
})

export const agreementLine = (id: number, overrides: Partial<Agreement> = {}): ImportLine => ({
  kind: 'agreement',
  data: {
    id,
    version: 1,
    required: true,
    contexts: ['viewing', 'rental'],
    title: { nl: 'Privacy', fr: 'Vie privée' },
    text: { nl: 'Ik ga akkoord.', fr: 'Je suis d’accord.' },
    ...overrides,
  },
})

/** Who books in the tests. */
export const visitor = {
  name: 'Jo Visser',
  email: 'jo@visser.example',
  phone: '+32 470 00 00 00',
  locale: 'nl',
  agreements: [{ id: 1, version: 1 }],
}
