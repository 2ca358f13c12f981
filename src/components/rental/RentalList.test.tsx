/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import common from '../../../locales/en/common.json'
import filter from '../../../locales/en/filter.json'
import list from '../../../locales/en/list.json'
import liveData from '../../../locales/en/liveData.json'
import rental from '../../../locales/en/rental.json'
import stays from '../../../locales/en/stays.json'
import { rentalUnit } from '../../../tests/support/builders'
import { jsonResponse } from '../../../tests/support/jsonResponse'
import { rentalCard } from '../../domain/rental/rentalCard'
import { NO_RENTAL_SEARCH, type RentalSearch } from '../../domain/rentalSearch/rentalSearch'
import { i18nextOptions } from '../../i18n/options'
import type { RentalListState } from '../../state/rental/useRentalList'
import { RentalList } from './RentalList'

void createInstance()
  .use(initReactI18next)
  .init({
    ...i18nextOptions,
    lng: 'en',
    resources: { en: { common, filter, list, liveData, rental, stays } },
    initAsync: false,
  })

const cards = [3, 4].map((id) => rentalCard(rentalUnit({ id }), 'en'))

function open(state: Partial<RentalListState> = {}) {
  const asked: RentalSearch[] = []
  let more = 0
  let retries = 0
  let toggles = 0
  const of: RentalListState = {
    path: '/en/holiday',
    search: NO_RENTAL_SEARCH,
    list: { total: 5, cards },
    isLoading: false,
    isShown: true,
    error: undefined,
    coming: 3,
    hasMore: true,
    retry: () => void retries++,
    searchFor: (search) => void asked.push(search),
    more: () => void more++,
    showMap: false,
    toggleMap: () => undefined,
    toggleFullMap: () => void toggles++,
    addressOf: () => '/en/holiday',
    unfiltered: NO_RENTAL_SEARCH,
    ...state,
  }
  render(<RentalList of={of} siteId="demo" view={{ title: 'Holiday homes', intro: '' }} />)
  return { asked, more: () => more, retries: () => retries, toggles: () => toggles }
}

window.matchMedia = () => ({ matches: false }) as MediaQueryList

const fetched = globalThis.fetch
beforeEach(() => {
  // The values of the filter are on their way.
  globalThis.fetch = () => new Promise(() => undefined)
})
afterEach(() => {
  globalThis.fetch = fetched
})

describe('the list of holiday units', () => {
  test('shows its units and how many there are, and more when asked', () => {
    const { more } = open()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(screen.getByText('2 of 5', { exact: false })).toBeVisible()
    fireEvent.click(screen.getByRole('button', { name: list['list.loadMore'] }))
    expect(more()).toBe(1)
  })

  test('says what a stay costs where a search knows it, and leads to the unit with the days and guests asked for', () => {
    const offer = { price: '€ 945,50', type: 'Week', days: 'Sat 10/04 – Sat 17/04', guests: 4 }
    const priced = cards.map((card, index) => ({ ...card, offer: index ? null : offer }))
    const search = { city: [35013], periodStart: '2027-04-10', maxOccupation: 4, sort: 'price' } as const
    open({ list: { total: 2, cards: priced }, search })
    const [first, second] = screen.getAllByRole('article')
    expect(first).toHaveTextContent('from € 945,50Week, Sat 10/04 – Sat 17/044 guests, all costs included')
    expect(within(second as HTMLElement).queryByText(/from/)).not.toBeInTheDocument()
    expect(within(first as HTMLElement).getByRole('link')).toHaveAttribute(
      'href',
      '/en/holiday/3?maxOccupation=4&periodStart=2027-04-10',
    )
  })

  test('without a stay asked for says from how much the cheapest free one is, once that is known', async () => {
    const cheapest = [
      { type: { id: 1, name: { en: 'Week' } }, start: '2027-04-10', end: '2027-04-17', price: 501 },
      null,
    ]
    const results = [{ id: 3 }, { id: 4 }]
    globalThis.fetch = () => Promise.resolve(jsonResponse({ total: { value: 2 }, results, cheapest }))
    open()
    const [first, second] = screen.getAllByRole('article')
    await waitFor(() => expect(first).toHaveTextContent(/from € 501Week, Sat 10\/04 – Sat,? 17\/04\/2027/))
    expect(second).not.toHaveTextContent('€')
  })

  test('leads to the plain page of a unit when no stay is asked for', () => {
    open({ search: { city: [35013], sort: 'own' } })
    expect(screen.getAllByRole('link')[0]).toHaveAttribute('href', '/en/holiday/3')
  })

  test('offers no more when all are shown', () => {
    open({ list: { total: 2, cards }, hasMore: false })
    expect(screen.queryByRole('button', { name: list['list.loadMore'] })).not.toBeInTheDocument()
  })

  test('keeps its order in the search that is asked', () => {
    const { asked } = open()
    fireEvent.change(screen.getByRole('combobox', { name: stays.sort }), { target: { value: 'price' } })
    expect(asked).toEqual([{ ...NO_RENTAL_SEARCH, sort: 'price' }])
  })

  test('offers a map, which is loaded when it is wanted', () => {
    const { toggles } = open()
    const button = screen.getByRole('button', { name: stays['map.show'] })
    expect(screen.queryByRole('application')).not.toBeInTheDocument()
    fireEvent.click(button)
    expect(toggles()).toBe(1)
  })

  test('holds the place of cards that are on their way', () => {
    open({ list: undefined, isLoading: true, coming: 15, hasMore: false })
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(15)
  })

  test('that fails says what is kept, and can be tried again', () => {
    const { retries } = open({ error: new Error('the line is cut') })
    const alert = screen.getByRole('alert')
    expect(within(alert).getByText(stays['filter.kept'], { exact: false })).toBeVisible()
    expect(screen.getAllByRole('article')).toHaveLength(2)
    fireEvent.click(screen.getByRole('button', { name: common['error.retry'] }))
    expect(retries()).toBe(1)
  })
})
