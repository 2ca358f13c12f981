/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { inEnglish } from '../../../tests/support/inEnglish'
import type { RentalFilters } from '../../contract/search'
import type { RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { DatesField } from './DatesField'

inEnglish()
window.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const options = {
  ...{ periodTypes: [], cities: [], locations: [], subKinds: [], maxOccupations: [] },
  periodMonths: [{ month: '2027-07', count: 3 }],
  periodStartDates: [{ start: '2027-07-10', count: 2 }],
  periodDates: [{ start: '2027-07-10', end: '2027-07-17', count: 2 }],
} as unknown as RentalFilters

function Filter({ from }: { from: RentalSearch }) {
  const [search, setSearch] = useState(from)
  return (
    <DatesField
      search={search}
      chips={[]}
      options={options}
      // As the list has it: a day takes the month's place.
      change={(patch) => setSearch({ sort: 'own', ...patch })}
    />
  )
}

test('the focus stays on the day that is chosen by keys in the calendar of a month', () => {
  render(<Filter from={{ sort: 'own', month: '2027-07' }} />)
  const day = screen.getAllByRole('gridcell').find((cell) => cell.dataset['day'] === '2027-07-10')
  day?.focus()
  expect(day).toHaveFocus()
  fireEvent.keyDown(day as Element, { key: 'Enter' })
  expect(day).toBeInTheDocument()
  expect(day).toHaveFocus()
})
