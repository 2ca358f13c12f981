/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { fireEvent, render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { useState } from 'react'
import { initReactI18next } from 'react-i18next'
import filter from '../../../locales/en/filter.json'
import { NO_FILTER, patched } from '../../domain/search/searchFilter'
import { i18nextOptions } from '../../i18n/options'
import { NO_FILTERS } from '../../siteApi/estates'
import { PriceField } from './PriceField'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { filter } }, initAsync: false })

const prices = { min: 50_000, max: 900_000, steps: [{ from: 250_000, to: 500_000, count: 4 }] }

function open() {
  function Panel() {
    const [filter, setFilter] = useState({ ...NO_FILTER, priceMin: 300_000, priceMax: 400_000 })
    return (
      <PriceField
        filter={filter}
        options={{ ...NO_FILTERS, prices }}
        change={(patch) => setFilter((before) => patched(before, patch) as typeof before)}
      />
    )
  }
  render(<Panel />)
}
const lowest = () => screen.getByRole('textbox', { name: 'At least (€)' })
const highest = () => screen.getByRole('textbox', { name: 'At most (€)' })
const type = (box: HTMLElement, value: string) => {
  fireEvent.change(box, { target: { value } })
  fireEvent.blur(box)
}

test('a lowest price above the highest takes that off, and says so until another is asked for', () => {
  open()
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  type(lowest(), '500000')
  expect(highest()).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent(
    'At most € 400.000 no longer counts, as you then asked for more.',
  )
  type(highest(), '200000')
  expect(lowest()).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('At least € 500.000 no longer counts')
  fireEvent.click(screen.getByRole('radio', { name: /€ 250/ }))
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})
