/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { rentalUnit } from '../../../tests/support/builders'
import { frame } from '../../../tests/support/frame'
import { jsonResponse } from '../../../tests/support/jsonResponse'
import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import liveData from '../../../locales/en/liveData.json'
import rental from '../../../locales/en/rental.json'
import words from '../../../locales/en/reservation.json'
import type { ReservedStay } from '../../contract/reservedStay'
import { bookingNumber } from '../../domain/rental/bookingNumber'
import { i18nextOptions } from '../../i18n/options'
import { Reservation } from './Reservation'

void createInstance()
  .use(initReactI18next)
  .init({
    ...i18nextOptions,
    lng: 'en',
    resources: { en: { reservation: words, rental, liveData } },
    initAsync: false,
  })

const { id: unitId, general, address } = rentalUnit()
const period = rentalPeriod(10, '2090-07-01', '2090-07-08')
const reserved: ReservedStay = {
  id: 'a-secret',
  rentalUnitId: unitId,
  periodId: 10,
  start: period.start,
  end: period.end,
  persons: 2,
  total: 709.5,
  createdAt: '2090-01-01T10:00:00Z',
  status: 'reserved',
  cancelUntil: '2090-06-01',
  unit: { id: unitId, general, address },
  period,
  pageOf: unitId,
}
const { name: agency, phone } = frame('en').agency
const costs = words.costs.replace('{{agency}}', agency)

/** The site's API under the test's hand, and what was asked of it. */
function show(reservation: ReservedStay | undefined, refusal?: number) {
  const asked: string[] = []
  let known = reservation
  globalThis.fetch = ((url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (method !== 'DELETE') return Promise.resolve(known ? jsonResponse(known) : jsonResponse({}, 404))
    if (!refusal) return Promise.resolve(jsonResponse(undefined, 204))
    if (known)
      known =
        refusal === 404
          ? undefined
          : { ...known, createdAt: '2025-12-01T10:00:00Z', cancelUntil: '2026-01-01' }
    return Promise.resolve(jsonResponse({}, refusal))
  }) as typeof fetch
  render(<Reservation id="a-secret" frame={frame('en')} />)
  return asked
}
const button = (name: string) => screen.findByRole('button', { name })
const writes = (asked: readonly string[]) => asked.filter((each) => !each.startsWith('GET'))

test('says what is reserved, line by line, and cancels it once after one question', async () => {
  const asked = show(reserved)
  const cancel = await button(words.cancel)
  const told = document.body.textContent ?? ''
  for (const part of ['Apartment', '8400 Ostend', 'Saturday, 1 July 2090', 'Saturday, 8 July 2090'])
    expect(told).toContain(part)
  for (const part of ['€ 350', '€ 459,50', '€ 250', '€ 709,50', bookingNumber('a-secret'), 'reserved'])
    expect(told).toContain(part)
  expect(told).toContain('1 June 2090')

  fireEvent.click(cancel)
  expect(screen.getByRole('heading', { name: words.question })).toHaveFocus()
  expect(screen.getByText(`${words.free} ${costs}`)).toBeInTheDocument()
  fireEvent.click(await button(words.cancelNo))
  expect(await button(words.cancel)).toHaveFocus()
  expect(writes(asked)).toEqual([])

  fireEvent.click(await button(words.cancel))
  const yes = await button(words.cancelYes)
  fireEvent.click(yes)
  fireEvent.click(yes)
  expect(await screen.findByRole('heading', { name: words.done })).toHaveFocus()
  expect(writes(asked)).toEqual(['DELETE /sites/demo/rental-units/reservation/a-secret'])
  // What is to be paid now is the agency's to say.
  expect(document.body.textContent).toContain(costs)
  expect(document.body.textContent).not.toContain('€')
})

test('that was cancelled before is shown as that, and leads to other dates', async () => {
  show({ ...reserved, status: 'cancelled' })
  expect(await screen.findByRole('heading', { name: words.done })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: words.again })).toHaveAttribute('href', `/en/holiday/${unitId}`)
})

test.each([
  [
    'whose last day is over',
    { cancelUntil: '2026-01-05', createdAt: '2026-01-05T10:00:00Z' },
    '5 January 2026',
  ],
  [
    'that was reserved when its last day was over',
    { cancelUntil: '2026-01-05' },
    'booked this close to arrival',
  ],
  [
    'of a site that leaves it to the agency',
    { cancelUntil: undefined },
    words.elsewhere.split('{{')[0] ?? '',
  ],
] as const)('%s says so, and whom to call', async (_, over, said) => {
  const stay: ReservedStay = { ...reserved, ...over, cancelUntil: over.cancelUntil ?? '' }
  if (over.cancelUntil === undefined) delete stay.cancelUntil
  show(stay)
  expect(await screen.findByText(new RegExp(said))).toHaveTextContent(bookingNumber('a-secret'))
  expect(screen.getByRole('link', { name: phone })).toHaveAttribute('href', expect.stringMatching(/^tel:/))
  expect(screen.queryByRole('button')).toBeNull()
})

test('that is over has nothing to cancel', async () => {
  show({ ...reserved, start: '2026-01-05', end: '2026-01-12' })
  expect(await screen.findByText(words.over)).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  ['whose last day went by meanwhile', 409, '1 January 2026'],
  ['that the agency took away meanwhile', 404, words.unknown.split('{{')[0] ?? ''],
])('%s is shown as it is now', async (_, refusal, said) => {
  show(reserved, refusal)
  fireEvent.click(await button(words.cancel))
  fireEvent.click(await button(words.cancelYes))
  expect(await screen.findByText(new RegExp(said))).toBeInTheDocument()
})

test('of which each cost is not known any more still says what it comes to', async () => {
  const old = { ...reserved }
  delete old.period
  delete old.unit
  delete old.pageOf
  show(old)
  await button(words.cancel)
  expect(screen.getByText('€ 709,50')).toBeInTheDocument()
})

test('a link nobody was given says so and leads on', async () => {
  show(undefined)
  expect(await screen.findByRole('alert')).toHaveTextContent(agency)
  expect(screen.getByRole('link', { name: words.contact })).toHaveAttribute('href', frame('en').contact.url)
})
