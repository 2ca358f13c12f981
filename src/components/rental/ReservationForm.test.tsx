/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { frame } from '../../../tests/support/frame'
import forms from '../../../locales/en/forms.json'
import rental from '../../../locales/en/rental.json'
import stays from '../../../locales/en/stays.json'
import type { RentalPeriodStatus } from '../../contract/rental'
import type { LocalAgreement } from '../../contract/site'
import { i18nextOptions } from '../../i18n/options'
import { ReservationForm } from './ReservationForm'
import { jsonResponse } from '../../../tests/support/jsonResponse'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { forms, rental, stays } }, initAsync: false })

// jsdom has no window to scroll.
Element.prototype.scrollIntoView = () => undefined

const stay: RentalPeriodStatus = {
  id: 10,
  rentalUnitId: 1,
  type: { id: 1, name: { nl: 'Week' } },
  start: '2090-05-06',
  end: '2090-05-13',
  price: 700,
  costs: [],
  available: true,
}

const agreement: LocalAgreement = {
  id: 1,
  version: 2,
  required: true,
  contexts: ['rental'],
  locale: 'en',
  title: 'Privacy',
  text: 'I agree.',
}

/** What a visitor is told whose reservation is answered with this problem. */
async function toldOf(problem: { status: number; open?: number; retryAfter?: number; total?: number }) {
  const taken: string[] = []
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  globalThis.fetch = ((_url: string, { method }: RequestInit) =>
    Promise.resolve(
      method === 'POST'
        ? jsonResponse({ type: 'about:blank', title: '', ...problem }, problem.status)
        : jsonResponse([agreement]),
    )) as typeof fetch
  render(
    <ReservationForm
      stay={stay}
      periods={[stay]}
      persons={2}
      frame={frame('en')}
      onPick={() => undefined}
      onTaken={() => taken.push('taken')}
      onReserved={() => taken.push('reserved')}
    />,
  )
  const type = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: new RegExp(`^${name}`) }), { target: { value } })
  const send = screen.getByRole('button', { name: rental['reserve.action'] })
  type('Name', 'Jo Peeters')
  type('Email', 'jo@example.com')
  type('Phone', '+32 470 00 00 00')
  fireEvent.click(await screen.findByRole('checkbox', { name: /^Privacy/ }))
  fireEvent.click(send)
  const alert = await screen.findByRole('alert')
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Jo Peeters')
  // A call that failed is said to whoever looks after the site, once and with nothing else.
  expect(log.mock.calls).toEqual([[expect.stringContaining(`failed with ${problem.status}`)]])
  log.mockRestore()
  return { text: alert.textContent, taken }
}

test('who has as many stays as one may have is told so, and to ask the agency', async () => {
  const { text, taken } = await toldOf({ status: 429, open: 2, retryAfter: 9 })
  expect(text).toContain(rental.enough)
  expect(taken).toEqual([])
})

test('who sent too many forms in an hour is told that, as in every form', async () => {
  const { text } = await toldOf({ status: 429, retryAfter: 9 })
  expect(text).toContain(forms['failure.busy'])
  expect(text).not.toContain(rental.enough)
})

test('who comes too late for a stay is told so, and what is free is asked anew', async () => {
  const { text, taken } = await toldOf({ status: 409 })
  expect(text).toContain(rental.taken)
  expect(taken).toEqual(['taken'])
})

test('whose stay has another price by now is told both, and what it costs is asked anew', async () => {
  const { text, taken } = await toldOf({ status: 409, total: 745.5 })
  expect(text).toContain('€ 745,50 is to be paid now instead of € 700')
  expect(text).not.toContain(rental.taken)
  expect(taken).toEqual(['taken'])
})
