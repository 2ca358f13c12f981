import type { RentalPeriodStatus } from '../../src/contract/rental'

/** A free weekend in some holiday unit; tests say what differs. */
export const rentalPeriod = (
  id: number,
  start: string,
  end: string,
  overrides: Partial<RentalPeriodStatus> = {},
): RentalPeriodStatus => ({
  id,
  rentalUnitId: 3,
  type: { id: 2, name: { nl: 'Weekend', fr: 'Week-end', en: 'Weekend', de: 'Wochenende' } },
  start,
  end,
  price: 350,
  costs: [
    { label: { nl: 'Schoonmaak', en: 'Cleaning' }, amount: 85 },
    {
      label: { nl: 'Toeristentaks', en: 'Tourist tax' },
      amount: 1.75,
      perNight: true,
      perPerson: true,
    },
    { label: { nl: 'Waarborg', en: 'Deposit' }, amount: 250, refundable: true },
  ],
  available: true,
  ...overrides,
})
