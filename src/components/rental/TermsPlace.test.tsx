/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { jsonResponse } from '../../../tests/support/jsonResponse'
import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { useBooking } from '../../state/rental/useBooking'
import { TermsPlace } from './TermsPlace'

inEnglish()
/** Of jsdom there is none: nothing comes near, the visitor presses. */
window.IntersectionObserver = class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver
const fetched = globalThis.fetch
afterEach(() => {
  globalThis.fetch = fetched
})

function Unit() {
  const frame = { siteId: 'demo', locale: 'en' } as const
  const of = useBooking({ unitId: 3, maxPersons: 6, frame, query: '', cancelStayDays: undefined })
  return <TermsPlace of={of} agency="Huis & Haard" />
}

/** What stands there once the site API has answered a visitor who does something on the page. */
async function open(answer: () => Promise<Response>) {
  globalThis.fetch = answer
  await act(async () => void render(<Unit />))
  await act(async () => {
    fireEvent.pointerDown(window)
    await import('./StayTerms')
  })
  return screen.queryByRole('region', { name: 'Arrival, departure and costs' })
}

test('terms of free stays are told below their heading', async () => {
  const stays = [rentalPeriod(1, '2090-06-02', '2090-06-05')]
  expect(await open(() => Promise.resolve(jsonResponse(stays)))).toHaveTextContent(
    'Weekendarrival on Friday, departure on Monday, 3 nights, from € 445',
  )
})

test('while the site API is away the heading stands over a sentence that says so, and whom to ask', async () => {
  const place = await open(() => Promise.reject(new TypeError('fetch failed')))
  expect(place).toHaveTextContent(
    /costs come with the available stays, which could not be fetched just now\. Huis & Haard is glad to tell you\.$/,
  )
})

test('without a free stay there are no terms, and no heading', async () => {
  const taken = [rentalPeriod(1, '2090-06-02', '2090-06-05', { available: false })]
  expect(await open(() => Promise.resolve(jsonResponse(taken)))).toBeNull()
})
