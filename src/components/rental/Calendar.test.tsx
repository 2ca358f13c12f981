/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { StayCalendar } from './StayCalendar'

inEnglish()
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const weekend = rentalPeriod(1, '2026-06-05', '2026-06-08')
const taken = rentalPeriod(2, '2026-06-12', '2026-06-15', { available: false })
const later = rentalPeriod(3, '2026-07-03', '2026-07-06', { price: -1 })
const range = { first: '2026-06', last: '2026-07' }

function open(picked?: typeof weekend, from?: string) {
  const chosen: string[] = []
  const periods = [weekend, taken, later]
  render(
    <StayCalendar
      periods={periods}
      range={range}
      persons={2}
      picked={picked}
      from={from}
      onPick={(day) => chosen.push(day)}
    />,
  )
  return chosen
}
const month = () => screen.getByRole('grid')
const day = (number: number) =>
  within(month())
    .getAllByRole('gridcell')
    .find((cell) => cell.dataset['day']?.endsWith(`-${String(number).padStart(2, '0')}`)) as HTMLElement
const press = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key })

describe('the calendar of stays', () => {
  test('says of each day what can be done on it, and what a stay costs from there', () => {
    open()
    expect(month()).toHaveAccessibleName('June 2026')
    expect(day(5)).toHaveAccessibleName(/5 June 2026, arrival possible, from €/)
    expect(day(8)).toHaveAccessibleName(/departure possible/)
    expect(day(13)).toHaveAccessibleName(/taken/)
    expect(day(20)).toHaveAccessibleName(/not to let/)
    expect(day(13)).toHaveAttribute('aria-disabled', 'true')
    expect(day(5)).toHaveAttribute('aria-disabled', 'false')
  })

  test('is entered on the first day one can come, and walked by the keys of a grid', () => {
    const chosen = open()
    const reached = within(month())
      .getAllByRole('gridcell')
      .filter(({ tabIndex }) => tabIndex === 0)
    expect(reached).toEqual([day(5)])
    day(5).focus()
    press('ArrowRight')
    expect(day(6)).toHaveFocus()
    press('ArrowDown')
    expect(day(13)).toHaveFocus()
    press('PageDown')
    expect(month()).toHaveAccessibleName('July 2026')
    expect(day(13)).toHaveFocus()
    press('PageDown')
    expect(day(31)).toHaveFocus()
    press('Enter')
    expect(chosen).toEqual(['2026-07-31'])
  })

  test('is entered on the day of the stay that is chosen', () => {
    const second = rentalPeriod(4, '2026-06-19', '2026-06-22')
    const calendar = (picked?: typeof weekend) => (
      <StayCalendar
        periods={[weekend, second]}
        range={range}
        persons={2}
        picked={picked}
        onPick={() => undefined}
      />
    )
    const { rerender } = render(calendar(second))
    expect(day(19).tabIndex).toBe(0)
    expect(day(5).tabIndex).toBe(-1)
    // Walked over, and another one chosen elsewhere on the page.
    day(19).focus()
    press('ArrowLeft')
    expect(day(18).tabIndex).toBe(0)
    rerender(calendar(weekend))
    expect(day(5).tabIndex).toBe(0)
    expect(day(18).tabIndex).toBe(-1)
  })

  test('keeps the day that was pressed in the middle of a stay', () => {
    open(weekend)
    day(5).focus()
    press('ArrowRight')
    fireEvent.click(day(6))
    expect(day(6).tabIndex).toBe(0)
  })

  test('turns no further than there is something to see', () => {
    open()
    const earlier = screen.getByLabelText('Previous month')
    const next = screen.getByLabelText('Next month')
    expect(earlier).toBeDisabled()
    fireEvent.click(next)
    expect(month()).toHaveAccessibleName('July 2026')
    expect(day(3)).toHaveAccessibleName(/arrival possible, price on request/)
    expect(next).toBeDisabled()
    expect(earlier).toBeEnabled()
  })

  test('opens at the month that was asked for, though nothing is free on the day', () => {
    open(undefined, '2026-07-20')
    expect(month()).toHaveAccessibleName('July 2026')
  })

  test('marks the stay that is chosen from its first day to its last', () => {
    const chosen = open(weekend)
    expect(day(5)).toHaveAttribute('aria-selected', 'true')
    expect([5, 6, 7, 8].map((number) => day(number).dataset['after'])).toEqual([
      'picked',
      'picked',
      'picked',
      expect.not.stringMatching('picked'),
    ])
    fireEvent.click(day(12))
    expect(chosen).toEqual(['2026-06-12'])
  })
})
