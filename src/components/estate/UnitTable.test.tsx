/** @jest-environment jsdom */
import '@testing-library/jest-dom'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { inEnglish } from '../../../tests/support/inEnglish'
import type { UnitLine } from '../../domain/estate/types'
import { toggleFavourite } from '../../state/favourites/useFavourites'
import { UnitTable } from './UnitTable'

inEnglish()

const unit = (id: number, floorLevel: number, priceValue: number | null): UnitLine => ({
  id,
  path: `/en/offer/20/de-linde/${id}`,
  name: `0.${id}`,
  type: 'Apartment',
  floor: String(floorLevel),
  floorLevel,
  bedrooms: 2,
  area: '80 m²',
  areaValue: 80,
  price: priceValue === null ? 'Sold' : `€ ${priceValue}`,
  priceValue,
  status: priceValue === null ? 'SOLD' : 'FOR_SALE',
  standing: priceValue === null ? 'Sold' : 'For sale',
  sold: priceValue === null,
})
const units = [unit(1, 0, 300), unit(2, 1, null), unit(3, 2, 200)]
const show = () => render(<UnitTable units={units} heading="All units" />)
const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
const header = (name: string) => screen.getByRole('columnheader', { name })

test('units stand as they are given until a heading is pressed; sold ones are among them', () => {
  show()
  expect(names()).toEqual(['0.1', '0.2', '0.3'])
  expect(within(screen.getAllByRole('row')[2] as HTMLElement).getByText('Sold')).toBeVisible()
})

test('a heading sorts, pressed again the other way round, and says so', () => {
  show()
  const press = () => fireEvent.click(within(header('Price')).getByRole('button'))
  press()
  expect(names()).toEqual(['0.3', '0.1', '0.2'])
  expect(header('Price')).toHaveAttribute('aria-sort', 'ascending')
  press()
  expect(names()).toEqual(['0.1', '0.3', '0.2'])
  expect(header('Price')).toHaveAttribute('aria-sort', 'descending')
  expect(header('Floor')).not.toHaveAttribute('aria-sort')
})

test('only floor, area, price and status sort, and a column that says nothing is left out', () => {
  show()
  const headings = screen
    .getAllByRole('columnheader')
    .flatMap((heading) => within(heading).queryAllByRole('button'))
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Floor', 'Area', 'Price', 'Status'])
  expect(screen.queryByRole('columnheader', { name: 'Terrace' })).toBeNull()
})

test('a unit that can be had is kept from its row; two of them lead to each other side by side', () => {
  show()
  expect(screen.getAllByRole('button', { pressed: false }).map((heart) => heart.ariaLabel)).toEqual([
    'Save Apartment 0.1, € 300 as a favourite',
    'Save Apartment 0.3, € 200 as a favourite',
  ])
  const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }))
  press(/0\.1/)
  expect(screen.getByRole('status')).toHaveTextContent(/^Save two with the heart/)
  press(/0\.3/)
  const way = within(screen.getByRole('status')).getByRole('link', { name: 'Compare your 2 saved units' })
  expect(way).toHaveAttribute('href', '/en/favorites#compare=1,3')
})

test('where fewer than two can be had nothing is said of comparing', () => {
  render(<UnitTable units={[unit(8, 3, 400)]} heading="All units" />)
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
})

test('on the page of a unit that is kept it counts among those around it', () => {
  for (const id of [7, 8]) act(() => void toggleFavourite(id))
  render(<UnitTable units={[unit(8, 3, 400), unit(6, 1, 250)]} heading="All units" own={7} />)
  const way = within(screen.getByRole('status')).getByRole('link', { name: 'Compare your 2 saved units' })
  expect(way).toHaveAttribute('href', '/en/favorites#compare=7,8')
})
