/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import filterTexts from '../../../locales/en/filter.json'
import type { EstateFilters } from '../../contract/search'
import type { FilterOptions } from '../../domain/search/filterNames'
import { FACETS } from '../../domain/search/filters'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { i18nextOptions } from '../../i18n/options'
import { NO_FILTERS } from '../../siteApi/estates'
import { FacetField } from './FacetField'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { filter: filterTexts } }, initAsync: false })

const OPTIONS: Partial<EstateFilters> = {
  choices: {
    garden: [{ value: '1', count: 1200 }],
    free: [
      { value: 'now', count: 5 },
      { value: '3m', count: 9 },
    ],
    energy: [
      { value: 'A', count: 3 },
      { value: 'B', count: 8 },
    ],
  },
  ranges: { livingArea: { min: 40, max: 260, steps: [{ from: 100, to: 125, count: 4 }] } },
}

function open(filter: Partial<SearchFilter> = {}, options: Partial<FilterOptions> = OPTIONS) {
  const changes: Partial<SearchFilter>[] = []
  render(
    <>
      {FACETS.map((facet) => (
        <FacetField
          key={facet.list}
          of={facet}
          filter={{ ...NO_FILTER, ...filter }}
          options={{ ...NO_FILTERS, ...options }}
          change={(patch) => changes.push(patch)}
        />
      ))}
    </>,
  )
  return changes
}

test('a yes is pressed on and off, with what it finds', () => {
  const changes = open()
  const row = screen.getByRole('checkbox', { name: /^Garden/ })
  expect(row.closest('label')).toHaveTextContent('1.200')
  fireEvent.click(row)
  expect(changes).toEqual([{ garden: true }])
})

test('a yes that is chosen stays in sight where it finds nothing, to be taken off', () => {
  const changes = open({ garden: true }, {})
  fireEvent.click(screen.getByRole('checkbox', { name: 'Garden' }))
  expect(changes).toEqual([{ garden: undefined }])
})

test('of values in an order the worst is chosen, or none', () => {
  const changes = open({ energy: 'B' })
  const group = within(screen.getByRole('group', { name: 'Energy label' }))
  expect(group.getByRole('radio', { name: /^B or better/ })).toBeChecked()
  fireEvent.click(group.getByRole('radio', { name: /^A or better/ }))
  fireEvent.click(group.getByRole('radio', { name: 'No preference' }))
  expect(changes).toEqual([{ energy: 'A' }, { energy: undefined }])
})

test('an amount is typed, or a step of it pressed', () => {
  const changes = open()
  const group = within(screen.getByRole('group', { name: 'Living area' }))
  const least = group.getByRole('textbox', { name: 'At least (m²)' })
  fireEvent.change(least, { target: { value: '90' } })
  fireEvent.keyDown(least, { key: 'Enter' })
  fireEvent.click(group.getByRole('radio', { name: /^100 m² – 125 m²/ }))
  expect(changes).toEqual([{ livingAreaMin: 90 }, { livingAreaMin: 100, livingAreaMax: 124.99 }])
})

test('nothing is asked where there is nothing to choose', () => {
  open({}, { choices: { garden: [{ value: '1', count: 0 }] }, ranges: {} })
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(screen.queryByRole('group')).not.toBeInTheDocument()
})

test('where one asks to be told of what comes, what finds nothing can be chosen too', () => {
  const changes = open(
    {},
    {
      offersAll: true,
      choices: { garden: [{ value: '1', count: 0 }], energy: [{ value: 'A', count: 0 }] },
      ranges: { livingArea: { min: null, max: null, steps: [] } },
    },
  )
  const garden = screen.getByRole('checkbox', { name: /^Garden/ })
  expect(garden.closest('label')).toHaveTextContent('Garden0')
  fireEvent.click(garden)
  fireEvent.click(screen.getByRole('radio', { name: /^A or better/ }))
  expect(screen.getByRole('textbox', { name: 'At least (m²)' })).toBeInTheDocument()
  expect(changes).toEqual([{ garden: true }, { energy: 'A' }])
})

test('several of a list are chosen by name, each adding to the others', () => {
  const named = (value: string, en: string, count: number) => ({ value, name: { nl: en, en }, count })
  const condition = [
    named('NEW', 'New', 4),
    named('RENEWED', 'Renovated', 0),
    named('TO_RENOVATE', 'To renovate', 7),
  ]
  const changes = open({ condition: ['NEW'] }, { choices: { condition } })
  const group = within(screen.getByRole('group', { name: 'Condition' }))
  expect(group.getByRole('checkbox', { name: /^New/ })).toBeChecked()
  expect(group.queryByRole('checkbox', { name: /^Renovated/ })).not.toBeInTheDocument()
  fireEvent.click(group.getByRole('checkbox', { name: /^To renovate/ }))
  fireEvent.click(group.getByRole('checkbox', { name: /^New/ }))
  expect(changes).toEqual([{ condition: ['NEW', 'TO_RENOVATE'] }, { condition: [] }])
})

test('a year is written without dots, and its steps end with a year', () => {
  const year = { min: 1890, max: 2024, steps: [{ from: 1990, to: 2000, count: 4 }] }
  const changes = open({ yearMin: 1950 }, { ranges: { year } })
  const group = within(screen.getByRole('group', { name: 'Year of construction' }))
  expect(group.getByRole('textbox', { name: 'At least (year)' })).toHaveValue('1950')
  fireEvent.click(group.getByRole('radio', { name: /^1990 – 1999/ }))
  expect(changes).toEqual([{ yearMin: 1990, yearMax: 1999 }])
})

test('words are taken over by Enter, or when one goes on; none ask nothing', () => {
  const changes = open({ words: 'attic' }, {})
  const box = screen.getByRole('searchbox', { name: 'Words in the text' })
  fireEvent.change(box, { target: { value: ' corner house ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.change(box, { target: { value: ' ' } })
  fireEvent.blur(box)
  fireEvent.blur(box)
  expect(changes).toEqual([{ words: 'corner house' }, { words: undefined }])
})

test('how soon it is to be free is said as a span, the longer ones with the shorter ones', () => {
  const changes = open({ free: 'now' })
  const group = within(screen.getByRole('group', { name: 'Available' }))
  expect(group.getByRole('radio', { name: /^At once or on completion/ })).toBeChecked()
  const later = group.getByRole('radio', { name: /^Within three months/ })
  expect(later.closest('label')).toHaveTextContent('9')
  fireEvent.click(later)
  fireEvent.click(group.getByRole('radio', { name: 'No preference' }))
  expect(changes).toEqual([{ free: '3m' }, { free: undefined }])
})

test('a reference is typed in a box of its own', () => {
  const changes = open({}, {})
  const box = screen.getByRole('searchbox', { name: 'Reference' })
  fireEvent.change(box, { target: { value: ' ho-9000-12 ' } })
  fireEvent.keyDown(box, { key: 'Enter' })
  expect(changes).toEqual([{ reference: 'ho-9000-12' }])
})
