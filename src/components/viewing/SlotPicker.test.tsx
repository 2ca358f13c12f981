/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { useForm } from '../../state/forms/useForm'
import { Form } from '../forms/Form'
import { SlotPicker } from './SlotPicker'

inEnglish()

const days = [
  { day: '2026-12-01', times: [{ id: 1, start: '10:00', end: '10:30' }] },
  { day: '2026-12-03', times: [{ id: 2, start: '14:00', end: '14:30' }] },
]

function Visit() {
  const fields = [{ name: 'slot', required: true, label: 'When do you come by?' }]
  const form = useForm({ fields, send: () => Promise.resolve() })
  return (
    <Form form={form} label="Visit" action="Book">
      <SlotPicker name="slot" days={days} />
    </Form>
  )
}

const selected = () =>
  screen.queryAllByRole('gridcell', { selected: true }).map((cell) => cell.dataset['day'])

test('the first free day is offered with its times, and chosen once the visitor chooses it', () => {
  render(<Visit />)
  expect(selected()).toEqual([])
  expect(screen.getByRole('radiogroup')).toHaveTextContent(/^First free day: /)
  expect(screen.getByRole('radio', { name: '10:00 – 10:30' })).not.toBeChecked()
  fireEvent.click(screen.getByRole('gridcell', { name: /, 1 December/ }))
  expect(selected()).toEqual(['2026-12-01'])
  expect(screen.getByRole('radiogroup')).not.toHaveTextContent('First free day')
})

test('a time of the first free day chooses that day', () => {
  render(<Visit />)
  fireEvent.click(screen.getByRole('radio', { name: '10:00 – 10:30' }))
  expect(selected()).toEqual(['2026-12-01'])
  fireEvent.click(screen.getByRole('gridcell', { name: /, 3 December/ }))
  expect(selected()).toEqual(['2026-12-03'])
  expect(screen.getByRole('radio', { name: '14:00 – 14:30' })).not.toBeChecked()
})
