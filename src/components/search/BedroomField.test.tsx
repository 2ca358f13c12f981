/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import filterTexts from '../../../locales/en/filter.json'
import { NO_FILTER, type SearchFilter } from '../../domain/search/searchFilter'
import { i18nextOptions } from '../../i18n/options'
import { NO_FILTERS } from '../../siteApi/estates'
import { createSearchStore } from '../../state/search/searchStore'
import { SearchContext } from '../../state/search/useSearch'
import { BedroomField } from './BedroomField'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { filter: filterTexts } }, initAsync: false })

/** Twelve flats of one bedroom, three of two: what each search finds, by what it asks. */
const found = ({ bedMin = 0, bedrooms }: SearchFilter) =>
  bedrooms ? ({ 1: 12, 2: 3 }[bedrooms[0] ?? 0] ?? 0) : bedMin <= 1 ? 15 : bedMin === 2 ? 3 : 0

async function open(filter: Partial<SearchFilter>, most: number) {
  const changes: Partial<SearchFilter>[] = []
  const store = createSearchStore({
    siteId: 'demo',
    pageId: 1,
    path: '/en/for-sale',
    node: {},
    prebuilt: { total: 0, results: [] },
    calls: {
      page: async () => ({ total: 0, results: [] }),
      options: async () => NO_FILTERS,
      newSince: async () => 0,
      count: async (search) => found(search),
    },
    setAddress: () => undefined,
    backFromMap: () => false,
  })
  const bedrooms = Array.from({ length: most }, (_, nth) => ({ value: nth + 1, count: 1 }))
  render(
    <SearchContext.Provider value={store}>
      <BedroomField
        filter={{ ...NO_FILTER, ...filter }}
        options={{ ...NO_FILTERS, bedrooms }}
        change={(patch) => changes.push(patch)}
      />
    </SearchContext.Provider>,
  )
  await screen.findAllByText(/^\d+ (property|properties)$/)
  return changes
}
const rows = () =>
  screen.getAllByRole('radio').map((row) => row.closest('label')?.querySelector('span')?.textContent ?? '')

test('a number that is chosen stays in sight where nothing has so many any more, to be taken off', async () => {
  const changes = await open({ bedMin: 3 }, 1)
  expect(rows()).toEqual(['No preference', '1 or more', '2 or more', '3 or more'])
  const chosen = screen.getByRole('radio', { name: /^3 or more/ })
  expect(chosen).toBeChecked()
  expect(chosen.closest('label')).toHaveTextContent('3 or more0')
  fireEvent.click(screen.getByRole('radio', { name: 'No preference' }))
  expect(changes).toEqual([{ bedMin: undefined, bedrooms: undefined }])
})

test('studios that are chosen stay in sight, too', async () => {
  await open({ bedrooms: [0] }, 2)
  expect(rows()[1]).toBe('0 bedrooms')
  expect(screen.getByRole('radio', { name: /^0 bedrooms/ })).toBeChecked()
})

test('what was chosen as so many or more can be made no more than that, and each row promises what it finds', async () => {
  const changes = await open({ bedMin: 2 }, 2)
  expect(screen.getByRole('radio', { name: /^1 or more/ }).closest('label')).toHaveTextContent('15')
  fireEvent.click(screen.getByRole('checkbox', { name: 'No more than that' }))
  expect(changes).toEqual([{ bedMin: undefined, bedrooms: [2] }])
})

test('no more than that holds while another number is chosen', async () => {
  const changes = await open({ bedrooms: [2] }, 2)
  const one = screen.getByRole('radio', { name: /^1 bedroom/ })
  expect(one.closest('label')).toHaveTextContent('12')
  fireEvent.click(one)
  expect(changes).toEqual([{ bedMin: undefined, bedrooms: [1] }])
})

test('who looks for two or three can say so, though nothing has more than one', async () => {
  const changes = await open({}, 1)
  expect(rows()).toEqual(['No preference', '1 or more', '2 or more', '3 or more'])
  fireEvent.click(screen.getByRole('radio', { name: /^3 or more/ }))
  expect(changes).toEqual([{ bedMin: 3, bedrooms: undefined }])
})

test('who goes on from studios is asked for so many or more again', async () => {
  const changes = await open({ bedrooms: [0] }, 2)
  expect(rows()).toEqual(['No preference', '0 bedrooms', '1 or more', '2 or more', '3 or more'])
  fireEvent.click(screen.getByRole('radio', { name: /^1 or more/ }))
  expect(changes).toEqual([{ bedMin: 1, bedrooms: undefined }])
})
