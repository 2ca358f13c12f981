/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import filterTexts from '../../../locales/en/filter.json'
import type { EstateFilters } from '../../contract/search'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { i18nextOptions } from '../../i18n/options'
import { NO_FILTERS } from '../../siteApi/estates'
import { MoreField } from './MoreField'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { filter: filterTexts } }, initAsync: false })

const belgium = { code: 'BE', count: 1200 }
const france = { code: 'FR', count: 3 }

function open(countries: EstateFilters['countries'], filter: Partial<SearchFilter> = {}) {
  const changes: Partial<SearchFilter>[] = []
  render(
    <MoreField
      filter={{ ...NO_FILTER, ...filter }}
      options={{ ...NO_FILTERS, countries }}
      change={(patch) => changes.push(patch)}
    />,
  )
  return changes
}
const group = () => screen.queryByRole('group', { name: filterTexts['filter.country'] })

describe('the country of a listing', () => {
  test.each([[[]], [[belgium]]])('is no question where there are not several: %j', (countries) => {
    open(countries)
    expect(group()).not.toBeInTheDocument()
  })

  test('is chosen by name, with how many listings stand there', () => {
    const changes = open([belgium, france])
    const rows = within(group() as HTMLElement).getAllByRole('checkbox')
    expect(rows).toHaveLength(2)
    fireEvent.click(screen.getByRole('checkbox', { name: /^France/ }))
    expect(changes).toEqual([{ country: ['FR'] }])
    expect(screen.getByRole('checkbox', { name: /^Belgium/ }).closest('label')).toHaveTextContent('1.200')
  })

  test('is taken off again, and another one added', () => {
    const changes = open([belgium, france], { country: ['FR'] })
    fireEvent.click(screen.getByRole('checkbox', { name: /^France/ }))
    fireEvent.click(screen.getByRole('checkbox', { name: /^Belgium/ }))
    expect(changes).toEqual([{ country: [] }, { country: ['FR', 'BE'] }])
  })
})
