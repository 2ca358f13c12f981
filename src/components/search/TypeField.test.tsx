/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import filterTexts from '../../../locales/en/filter.json'
import { NO_FILTER, patched, type SearchFilter } from '../../domain/search/searchFilter'
import { i18nextOptions } from '../../i18n/options'
import { NO_FILTERS } from '../../siteApi/estates'
import { TypeField } from './TypeField'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { filter: filterTexts } }, initAsync: false })

const named = (id: number, name: string, count = 2) => ({ id, name: { en: name }, count })
const headTypes = [
  { ...named(1, 'House', 4), subTypes: [named(101, 'House'), named(102, 'Villa')] },
  { ...named(2, 'Plot', 4), subTypes: [named(201, 'Building plot'), named(202, 'Farmland')] },
]

function Chosen() {
  const [filter, setFilter] = useState<SearchFilter>(NO_FILTER)
  return (
    <TypeField
      filter={filter}
      options={{ ...NO_FILTERS, headTypes }}
      change={(patch) => setFilter(patched(filter, patch))}
    />
  )
}

const box = (name: RegExp) => screen.getByRole('checkbox', { name })
const kinds = () => within(screen.getByRole('group', { name: /House/ }))

test('a kind that is taken off again stays where it was, with the focus', () => {
  render(<Chosen />)
  fireEvent.click(box(/^House/))
  const house = kinds().getByRole('checkbox', { name: /^House \(general\)/ })
  house.focus()
  fireEvent.click(house)
  expect(house).toBeChecked()
  fireEvent.click(house)
  expect(house).not.toBeChecked()
  expect(house).toHaveFocus()
  // Of which kind no longer matters: it is a house still.
  expect(box(/^House \d/)).toBeChecked()
  expect(screen.getAllByRole('checkbox', { checked: false })).toHaveLength(3)
})

test('under a type stands whether all its kinds are meant or some', () => {
  render(<Chosen />)
  fireEvent.click(box(/^House/))
  expect(screen.getByRole('group', { name: /House/ })).toHaveTextContent(filterTexts['filter.kindsAll'])
  fireEvent.click(box(/^Villa/))
  expect(screen.getByRole('group', { name: /House/ })).toHaveTextContent(filterTexts['filter.kindsChosen'])
})

test('a type is chosen beside a kind of another, which stays', () => {
  render(<Chosen />)
  fireEvent.click(box(/^House/))
  fireEvent.click(box(/^Villa/))
  expect(box(/^Plot/)).toHaveAccessibleName(/\+4|4 more/)
  fireEvent.click(box(/^Plot/))
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(/^Villa/), box(/^Plot/)])
  fireEvent.click(box(/^Building plot/))
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(/^Villa/), box(/^Building plot/)])
  fireEvent.click(box(/^Building plot/))
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(/^Villa/), box(/^Plot/)])
  fireEvent.click(box(/^Villa/))
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([box(/^House \d/), box(/^Plot/)])
})

test('kinds go with their type when that is taken off', () => {
  render(<Chosen />)
  fireEvent.click(box(/^House/))
  fireEvent.click(box(/^Villa/))
  fireEvent.click(box(/^House \d/))
  fireEvent.click(box(/^House \d/))
  expect(screen.queryByRole('checkbox', { name: /^Villa/ })).not.toBeInTheDocument()
})
