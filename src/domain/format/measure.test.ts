import fc from 'fast-check'
import { LOCALES } from '../../contract/locales'
import {
  area,
  distance,
  emission,
  energyPerArea,
  energyTotal,
  figure,
  level,
  litres,
  percent,
  plain,
} from './measure'

test('areas have two decimals when they are not whole', () => {
  expect([area(112), area(112.5), area(1234.567), area(-1), area(undefined)]).toEqual([
    '112 m²',
    '112,50 m²',
    '1.234,57 m²',
    '',
    '',
  ])
})

test('metres, litres and percents', () => {
  expect(distance(7.5)).toBe('7,5 m')
  expect(litres(5000)).toBe('5.000 l')
  expect(percent(4.25)).toBe('4,25 %')
})

test('energy and CO₂ name the year in each language', () => {
  expect(LOCALES.map((locale) => energyPerArea(145, locale))).toEqual([
    '145 kWh/m²/jaar',
    '145 kWh/m²/an',
    '145 kWh/m²/year',
    '145 kWh/m²/Jahr',
  ])
  expect(energyTotal(18125, 'nl')).toBe('18.125 kWh/jaar')
  expect(emission(28.4, 'fr')).toBe('28,4 kg/m²/an')
})

test('energy and emission may be below zero, areas and distances may not', () => {
  expect(energyPerArea(-12.5, 'nl')).toBe('-12,5 kWh/m²/jaar')
  expect(energyPerArea(-1, 'fr')).toBe('-1 kWh/m²/an')
  expect(energyTotal(-1800, 'en')).toBe('-1.800 kWh/year')
  expect(emission(-3, 'de')).toBe('-3 kg/m²/Jahr')
  expect(level(-10)).toBe('-10')
  expect([area(-12), distance(-12), litres(-12), percent(-12), figure(-12)]).toEqual(['', '', '', '', ''])
})

test('a year is not a quantity', () => {
  expect(plain(1936)).toBe('1936')
  expect(figure(1936)).toBe('1.936')
})

test('nothing known reads as nothing, whatever the number', () => {
  const unit = / (m²|m|l|%|kWh\/m²\/\p{L}+|kWh\/\p{L}+|kg\/m²\/\p{L}+)$/u
  fc.assert(
    fc.property(fc.option(fc.double()), fc.constantFrom(...LOCALES), (value, locale) => {
      const amounts = [area, distance, litres, percent].map((write) => write(value))
      const balances = [energyPerArea, energyTotal, emission].map((write) => write(value, locale))
      const known = value !== null && Number.isFinite(value)
      const reads = (text: string, isKnown: boolean) => (isKnown ? unit.test(text) : text === '')
      for (const text of amounts) expect(reads(text, known && value >= 0)).toBe(true)
      for (const text of balances) expect(reads(text, known)).toBe(true)
    }),
  )
})
