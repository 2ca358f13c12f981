/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react'
import { createInstance } from 'i18next'
import { initReactI18next } from 'react-i18next'
import filter from '../../../locales/en/filter.json'
import { FACETS } from '../../domain/search/filters'
import { NO_FILTER } from '../../domain/search/searchFilter'
import { i18nextOptions } from '../../i18n/options'
import { NO_FILTERS } from '../../siteApi/estates'
import { FilterFields } from './FilterFields'

void createInstance()
  .use(initReactI18next)
  .init({ ...i18nextOptions, lng: 'en', resources: { en: { filter } }, initAsync: false })

test('the area comes before the boxes to tick, for the keyboard too', () => {
  const ranges = Object.fromEntries(
    FACETS.filter(({ facet }) => facet.kind === 'range').map(({ list }) => [
      list,
      { min: 10, max: 500, steps: [] },
    ]),
  )
  const options = { ...NO_FILTERS, ranges, offersAll: true as const }
  const [flag] = FACETS.filter(({ facet }) => facet.kind === 'flag')
  const choices = { [flag?.list ?? '']: [{ value: 'yes', count: 3 }] }
  render(
    <FilterFields
      names={['more']}
      filter={NO_FILTER}
      options={{ ...options, choices }}
      change={() => undefined}
    />,
  )
  const first = screen.getAllByRole('textbox')[0] as HTMLElement
  const box = screen.getAllByRole('checkbox')[0] as HTMLElement
  expect(first.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
