/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { useTexts } from '../../i18n/useTexts'
import forms from '../../../locales/en/forms.json'
import type { LocalAgreement } from '../../contract/site'
import { agreedTo } from '../../domain/forms/agreementRules'
import type { FormValues } from '../../domain/forms/fieldRule'
import { i18nextOptions } from '../../i18n/options'
import { httpError } from '../../siteApi/http'
import { useForm } from '../../state/forms/useForm'
import { AgreementFields, agreementFields } from './AgreementFields'
import { Form } from './Form'
import { PersonFields, personFields } from './PersonFields'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { forms } }, initAsync: false })

const agreements: LocalAgreement[] = [
  { id: 1, version: 2, required: true, contexts: [], locale: 'en', title: 'Privacy', text: 'I agree.' },
  { id: 2, version: 1, required: false, contexts: [], locale: 'nl', title: 'Nieuws', text: 'Graag.' },
]

/** A form under the test's hand: every sending waits until it is answered. */
function show(keptAs?: string) {
  const sent: { values: FormValues; key: string; answer: () => void; fail: (error: Error) => void }[] = []
  const send = (values: FormValues, key: string) =>
    new Promise<void>((answer, fail) => {
      sent.push({ values, key, answer, fail })
    })
  function Booking() {
    const { t } = useTexts('forms')
    const form = useForm({ fields: [...personFields(t), ...agreementFields(agreements)], send, keptAs })
    if (form.status === 'sent') return <p>Sent</p>
    return (
      <Form form={form} label="Booking" action="Book">
        <PersonFields />
        <AgreementFields agreements={agreements} />
      </Form>
    )
  }
  const { unmount } = render(<Booking />)
  return Object.assign(sent, { leave: unmount })
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button'))

function fillIn() {
  type('Name', ' Jo Peeters ')
  type('Email', 'jo@example.com')
  type('Phone', '+32 470 00 00 00')
  fireEvent.click(screen.getByRole('checkbox', { name: 'Privacy. I agree.' }))
}

describe('a form', () => {
  test('has what was typed for who left it and comes back, but asks anew to agree', async () => {
    const left = show('visit')
    fillIn()
    left.leave()
    const sent = show('visit')
    expect(window.sessionStorage).toHaveLength(0)
    expect(field('Email')).toHaveValue('jo@example.com')
    const agree = screen.getByRole('checkbox', { name: 'Privacy. I agree.' })
    expect(agree).not.toBeChecked()
    fireEvent.click(agree)
    submit()
    await act(async () => sent[0]?.answer())
    sent.leave()
    show('visit')
    expect(field('Email')).toHaveValue('')
  })

  test('says what is missing on top and at the field, leads there, and sends nothing', () => {
    const sent = show()
    type('Email', 'jo@')
    submit()
    expect(sent).toHaveLength(0)
    expect(screen.getByRole('alert')).toHaveTextContent('Please check 4 fields:')
    expect(field('Name')).toHaveFocus()
    expect(field('Email')).toHaveAccessibleDescription(`${forms['problem.email']} ${forms['help.email']}`)
    fireEvent.click(screen.getByRole('link', { name: `Privacy: ${forms['problem.tick']}` }))
    expect(screen.getByRole('checkbox', { name: /^Privacy/ })).toHaveFocus()
    type('Name', 'Jo')
    expect(field('Name')).toBeValid()
    expect(screen.getByRole('alert')).toHaveTextContent('Please check 3 fields:')
  })

  test('keeps the place of what was wrong while it is mended, until it is sent again', () => {
    show()
    submit()
    const lines = () => within(screen.getByRole('alert')).getAllByRole('link')
    const before = lines().map(({ textContent }) => textContent)
    const atName = screen.getByText(forms['problem.required.name'])
    type('Name', 'Jo')
    expect(lines()).toHaveLength(before.length)
    expect(lines()[0]).toHaveAccessibleName(`${before[0]} (done)`)
    expect(within(lines()[0] as HTMLElement).getByText(before[0] ?? '').tagName).toBe('S')
    expect(atName).toBeInTheDocument()
    expect(atName).not.toBeVisible()
    expect(field('Name')).not.toHaveAccessibleDescription()
    type('Email', 'jo@example.com')
    type('Phone', '+32 470 00 00 00')
    fireEvent.click(screen.getByRole('checkbox', { name: /^Privacy/ }))
    expect(screen.getByRole('alert')).toHaveTextContent(forms['summary.mended'])
    expect(lines()).toHaveLength(before.length)
    // Only what changes is heard, not the whole box with each letter that mends something.
    expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false')
    type('Name', '')
    submit()
    expect(lines()).toHaveLength(1)
    expect(atName).toBeVisible()
  })

  test('sends what was typed once, however often one presses', async () => {
    const sent = show()
    fillIn()
    submit()
    submit()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.values).toEqual({
      name: 'Jo Peeters',
      email: 'jo@example.com',
      phone: '+32 470 00 00 00',
      'agreement-1': 'yes',
    })
    expect(agreedTo(agreements, sent[0]?.values ?? {})).toEqual([{ id: 1, version: 2 }])
    expect(screen.getByRole('button', { name: forms.sending })).toHaveAttribute('aria-disabled', 'true')
    await act(async () => sent[0]?.answer())
    expect(screen.getByText('Sent')).toBeInTheDocument()
  })

  test('keeps all that was typed without a connection, and sends the same as the same again', async () => {
    const sent = show()
    fillIn()
    submit()
    await act(async () => sent[0]?.fail(new TypeError('Failed to fetch')))
    expect(screen.getByRole('alert')).toHaveTextContent(forms['failure.offline'])
    expect(screen.getByRole('alert')).toHaveFocus()
    expect(field('Email')).toHaveValue('jo@example.com')
    submit()
    expect(sent[1]?.key).toBe(sent[0]?.key)
    await act(async () => sent[1]?.fail(new TypeError('Failed to fetch')))
    type('Message', 'Late')
    submit()
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
    await act(async () => sent[2]?.answer())
  })

  test('tells what the server found at the field, and asks to agree anew to a text that changed', async () => {
    const sent = show()
    fillIn()
    submit()
    const errors = ['email', 'agreements.0.version'].map((name) => ({ field: name, reason: 'is wrong' }))
    const problem = { type: 'about:blank', title: 'Bad Request', status: 400, errors }
    await act(async () => sent[0]?.fail(httpError(400, 'Bad Request', '/x', problem)))
    expect(field('Email')).toHaveFocus()
    expect(field('Email')).toHaveAccessibleDescription(expect.stringContaining(forms['problem.refused']))
    expect(screen.getByRole('checkbox', { name: /^Privacy/ })).not.toBeChecked()
    expect(screen.getByRole('alert')).toHaveTextContent(forms['problem.changed'])
  })

  test('a text in another language than the page says which', () => {
    show()
    expect(screen.getByText('Graag.', { exact: false })).toHaveAttribute('lang', 'nl')
  })

  test('the field for machines is out of everybody’s way', () => {
    show()
    const trap = screen.getByRole('textbox', { name: forms.leaveEmpty, hidden: true })
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(screen.queryByRole('textbox', { name: forms.leaveEmpty })).toBeNull()
  })
})
