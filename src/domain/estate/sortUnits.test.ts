import { sortUnits } from './sortUnits'
import type { UnitLine } from './types'

const unit = (name: string, more: Partial<UnitLine>): UnitLine => ({
  id: Number(name),
  path: `/nl/aanbod/20/de-linde/${name}`,
  name,
  type: 'Appartement',
  floor: '',
  floorLevel: null,
  bedrooms: null,
  area: '',
  areaValue: null,
  price: '',
  priceValue: null,
  status: 'FOR_SALE',
  standing: 'Te koop',
  sold: false,
  ...more,
})
const units = [
  unit('1', { floorLevel: 0, priceValue: 250_000, areaValue: 80 }),
  unit('2', { floorLevel: 0, priceValue: null, areaValue: 95, status: 'SOLD', sold: true }),
  unit('3', { floorLevel: 1, priceValue: 210_000 }),
  unit('4', { floorLevel: -1, priceValue: 250_000, areaValue: 80 }),
]
const names = (...sort: [Parameters<typeof sortUnits>[1], Parameters<typeof sortUnits>[2]]) =>
  sortUnits(units, ...sort).map(({ name }) => name)

test('by price: the cheapest first, equals as they stood, sold ones (whose price is not told) last', () => {
  expect(names('price', 'ascending')).toEqual(['3', '1', '4', '2'])
  expect(names('price', 'descending')).toEqual(['1', '4', '3', '2'])
})

test('by floor: below the ground comes before the ground floor', () => {
  expect(names('floor', 'ascending')).toEqual(['4', '1', '2', '3'])
})

test('by area: a unit whose area is not known stands last in both directions', () => {
  expect(names('area', 'ascending')).toEqual(['1', '4', '2', '3'])
  expect(names('area', 'descending')).toEqual(['2', '1', '4', '3'])
})

test('by status: what can be had first, or last', () => {
  expect(names('status', 'ascending').at(-1)).toBe('2')
  expect(names('status', 'descending')[0]).toBe('2')
})

test('the given units keep their order', () => {
  const before = [...units]
  sortUnits(units, 'price', 'descending')
  expect(units).toEqual(before)
})
