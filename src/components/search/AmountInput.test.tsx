/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { decimal } from '../../domain/format/number'
import { AmountInput } from './AmountInput'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function open(isDraft: boolean) {
  const taken: (number | undefined)[] = []
  function Field() {
    const [value, setValue] = useState<number>()
    const onCommit = (amount: number | undefined) => {
      taken.push(amount)
      setValue(amount)
    }
    return <AmountInput label="At most" hint="" figure={decimal} {...{ value, isDraft, onCommit }} />
  }
  render(<Field />)
  const box = screen.getByLabelText('At most')
  return { taken, box, type: (value: string) => fireEvent.change(box, { target: { value } }) }
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))

test('what is put together is counted with an amount as soon as that is typed, and keeps what was typed', () => {
  const { taken, box, type } = open(true)
  type('4')
  pass(200)
  type('400000')
  expect(taken).toEqual([])
  pass(1000)
  expect(taken).toEqual([400_000])
  expect(box).toHaveValue('400000')
  fireEvent.blur(box)
  expect(taken).toEqual([400_000])
  expect(box).toHaveValue('400.000')
})

test('where a choice holds at once an amount holds when it is whole: by Enter, or when the visitor goes on', () => {
  const { taken, box, type } = open(false)
  type('400000')
  pass(10_000)
  expect(taken).toEqual([])
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(taken).toEqual([400_000])
})

test('an amount that would take another off is not counted before it is written to its end', () => {
  const taken: (number | undefined)[] = []
  const isSafe = (value: number | undefined) => value === undefined || value >= 100_000
  render(
    <AmountInput
      label="At most"
      hint=""
      figure={decimal}
      value={undefined}
      isDraft
      isSafe={isSafe}
      onCommit={(amount) => taken.push(amount)}
    />,
  )
  const box = screen.getByLabelText('At most')
  fireEvent.change(box, { target: { value: '2' } })
  pass(1000)
  expect(taken).toEqual([])
  fireEvent.change(box, { target: { value: '200000' } })
  pass(1000)
  expect(taken).toEqual([200_000])
  fireEvent.change(box, { target: { value: '90000' } })
  fireEvent.blur(box)
  expect(taken).toEqual([200_000, 90_000])
})
