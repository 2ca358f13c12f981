/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { frame } from '../../../tests/support/frame'
import cancel from '../../../locales/en/cancel.json'
import liveData from '../../../locales/en/liveData.json'
import type { Appointment } from '../../contract/rental'
import { i18nextOptions } from '../../i18n/options'
import { CancelAppointment } from './CancelAppointment'
import { jsonResponse } from '../../../tests/support/jsonResponse'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { cancel, liveData } }, initAsync: false })

const HOUR = 3_600_000
const soon = Date.UTC(2090, 10, 27, 9, 30)
const visit: Appointment = {
  id: 'a-secret',
  estateId: 7,
  slotId: 1,
  start: new Date(soon).toISOString(),
  end: new Date(soon + HOUR / 2).toISOString(),
  status: 'booked',
}
const listing = { path: '/en/offer/7/house', title: 'House for sale in Ghent' }

/** The site's API under the test's hand, and what was asked of it. */
function show(appointment: Appointment | undefined, page: object | null = listing) {
  const asked: string[] = []
  globalThis.fetch = ((url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    if (method === 'DELETE') return Promise.resolve(jsonResponse(undefined, 204))
    const body = url.includes('/estate-pages/') ? page : appointment
    return Promise.resolve(body ? jsonResponse(body) : jsonResponse({}, 404))
  }) as typeof fetch
  render(<CancelAppointment id="a-secret" frame={frame('en')} />)
  return asked
}
const action = () => screen.findByRole('button', { name: cancel['cancel.action'] })
const writes = (asked: readonly string[]) => asked.filter((each) => !each.startsWith('GET'))

test('says which visit it is, by the clock of Brussels, and cancels it once when asked to', async () => {
  const asked = show(visit)
  const button = await action()
  expect(screen.getByText(/10:30\s–\u2060\s11:00 \(Belgian time\)/)).toHaveTextContent(
    'Monday, 27 November 2090',
  )
  expect(screen.getByRole('link', { name: listing.title })).toHaveAttribute('href', listing.path)
  expect(writes(asked)).toEqual([])

  fireEvent.click(button)
  fireEvent.click(button)
  expect(await screen.findByRole('heading', { name: cancel['cancel.done'] })).toHaveFocus()
  expect(writes(asked)).toEqual(['DELETE /sites/demo/live-agenda/reservation/a-secret'])
  expect(screen.getByRole('link', { name: cancel['cancel.again'] })).toHaveAttribute('href', listing.path)
})

test('a visit whose listing is gone can be cancelled all the same', async () => {
  const asked = show(visit, null)
  fireEvent.click(await action())
  expect(await screen.findByRole('heading', { name: cancel['cancel.done'] })).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
  expect(writes(asked)).toHaveLength(1)
})

test('a visit that was cancelled before is shown as that', async () => {
  show({ ...visit, status: 'cancelled' })
  expect(await screen.findByRole('heading', { name: cancel['cancel.done'] })).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a visit that is over has nothing to cancel', async () => {
  show({ ...visit, start: '2026-01-05T09:00:00Z', end: '2026-01-05T09:30:00Z' })
  expect(await screen.findByText(cancel['cancel.over'])).toBeInTheDocument()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link nobody was given says so and leads on', async () => {
  show(undefined)
  expect(await screen.findByRole('alert')).toHaveTextContent(cancel['cancel.unknown'])
  expect(screen.getByRole('link', { name: cancel['cancel.contact'] })).toHaveAttribute(
    'href',
    frame('en').contact.url,
  )
})
