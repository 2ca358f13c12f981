/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { jsonResponse } from '../../../tests/support/jsonResponse'
import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { useBooking } from '../../state/rental/useBooking'
import { BookingPanel } from './BookingPanel'
import { FreePeriods } from './FreePeriods'
import { RentalTools } from './RentalTools'

inEnglish()
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const PERIODS = [
  rentalPeriod(1, '2090-06-02', '2090-06-05'),
  rentalPeriod(2, '2090-06-09', '2090-06-12', { available: false }),
  rentalPeriod(3, '2090-06-16', '2090-06-19'),
]
const PATH = '/en/holiday/3'
const fetched = globalThis.fetch

function Unit({ query, cancelStayDays }: { query: string; cancelStayDays: number | undefined }) {
  const frame = { siteId: 'demo', locale: 'en' } as const
  const of = useBooking({ unitId: 3, maxPersons: 6, frame, query, cancelStayDays })
  return (
    <>
      <BookingPanel of={of} />
      <RentalTools view={{ id: 3, title: 'Albatros', path: PATH }} query={of.query} />
      {of.periods && <FreePeriods of={of} />}
    </>
  )
}

/** What a visitor sees of a unit whose page is opened at an address. */
async function open(query = '', cancelStayDays?: number) {
  globalThis.fetch = () => Promise.resolve(jsonResponse(PERIODS))
  window.history.replaceState(null, '', PATH + query)
  await act(async () => void render(<Unit query={query} cancelStayDays={cancelStayDays} />))
}
const panel = () => screen.getByRole('region', { name: 'Your stay' })
const press = (day: string) =>
  fireEvent.click(screen.getByRole('gridcell', { name: new RegExp(`, ${day},`) }))
/** What is said above the calendar. */
const note = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

afterEach(() => {
  globalThis.fetch = fetched
})

describe('what is asked besides the price', () => {
  test('is said beside it: how much, and that it comes back', async () => {
    await open('?periodStart=2090-06-02')
    expect(panel()).toHaveTextContent('2 guests, all costs included, plus € 250 deposit, which you get back')
  })

  test('is not said of a stay that asks nothing', async () => {
    PERIODS.push(rentalPeriod(4, '2090-06-23', '2090-06-26', { costs: [] }))
    await open('?periodStart=2090-06-23')
    PERIODS.pop()
    expect(panel()).toHaveTextContent('2 guests, all costs included')
    expect(panel()).not.toHaveTextContent('deposit')
  })
})

describe('after the calendar', () => {
  const onwards = () => screen.queryByRole('button', { name: /^Continue: reserve/ })

  test('a stay that is chosen is reserved by its days and what is to be paid', async () => {
    await open()
    expect(onwards()).toBeNull()
    press('2 June 2090')
    expect(onwards()).toHaveAccessibleName(/^Continue: reserve 2\s?–\s?5 June, € 695.50$/)
    fireEvent.click(onwards() as HTMLElement)
    expect(onwards()).toBeNull()
    expect(within(panel()).queryByRole('button', { name: 'Reserve' })).toBeNull()
  })

  test('a stay whose price is not set is not to be reserved', async () => {
    PERIODS.push(rentalPeriod(4, '2090-06-23', '2090-06-26', { price: -1 }))
    await open('?periodStart=2090-06-23')
    PERIODS.pop()
    expect(onwards()).toBeNull()
  })
})

describe('until when a stay may be cancelled', () => {
  test('is said as soon as one is chosen', async () => {
    await open('', 28)
    expect(panel()).not.toHaveTextContent('You can cancel')
    press('2 June 2090')
    expect(panel()).toHaveTextContent(
      'You can cancel up to and including Friday, 5 May 2090, by the link in your email.',
    )
  })

  test('is not said where the site lets nobody', async () => {
    await open('?periodStart=2090-06-02')
    expect(panel()).toHaveTextContent('Total for 2 guests')
    expect(panel()).not.toHaveTextContent('cancel')
  })
})

describe('above the calendar', () => {
  test('is said which stay is chosen by a day on which nobody arrives', async () => {
    await open()
    expect(note()).toContain('Choose the day of your arrival in the calendar.')
    press('3 June 2090')
    expect(note()).toContain('There is no arrival on Saturday, 3 June 2090. Chosen: Fri 02/06 – Mon 05/06')
    press('16 June 2090')
    expect(note()).toContain('Chosen: Fri 16/06 – Mon 19/06')
  })

  test('is said that a day is taken, or not to let', async () => {
    await open()
    press('10 June 2090')
    expect(note()).toContain('Saturday, 10 June 2090 is taken. Please choose another day.')
    press('13 June 2090')
    expect(note()).toContain('Tuesday, 13 June 2090 is not to let. Please choose another day.')
  })
})

test('who opens a link to days that are taken by now is told so, until others are chosen', async () => {
  await open('?periodType=2&periodStart=2090-06-09')
  expect(panel()).toHaveTextContent('The dates you asked for are not free.')
  expect(within(panel()).getAllByRole('listitem')).toHaveLength(2)
  expect(note()).toContain('Fri 09/06 – Mon 12/06 is taken by now. Choose another day of arrival.')
  press('2 June 2090')
  expect(panel()).not.toHaveTextContent('not free')
  expect(note()).toEqual(expect.arrayContaining(['Chosen: Fri 02/06 – Mon 05/06']))
})

test('days that were never to let are not called taken', async () => {
  await open('?periodStart=2090-06-10&periodEnd=2090-06-13')
  expect(note()).toContain('The days you asked for are not free here. Choose another day of arrival.')
})

test('who shares the page hands on the stay that is chosen', async () => {
  const copied: string[] = []
  const clipboard = { writeText: async (text: string) => void copied.push(text) }
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
  await open()
  press('2 June 2090')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Share' })))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy link' })))
  expect(copied).toEqual([`http://localhost${PATH}?periodType=2&periodStart=2090-06-02&periodEnd=2090-06-05`])
})
