import fc from 'fast-check'
import { LOCALES } from '../../contract/locales'
import {
  area,
  distance,
  emission,
  energyPerArea,
  energyTotal,
  figure,
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

test('a year is not a quantity', () => {
  expect(plain(1936)).toBe('1936')
  expect(figure(1936)).toBe('1.936')
})

test('nothing known reads as nothing, whatever the number', () => {
  const unit = / (m²|m|l|%|kWh\/m²\/\p{L}+|kWh\/\p{L}+|kg\/m²\/\p{L}+)$/u
  fc.assert(
    fc.property(fc.option(fc.double()), fc.constantFrom(...LOCALES), (value, locale) => {
      const texts = [area, distance, litres, percent].map((write) => write(value))
      texts.push(energyPerArea(value, locale), energyTotal(value, locale), emission(value, locale))
      const known = value !== null && Number.isFinite(value) && value >= 0
      for (const text of texts) expect(known ? unit.test(text) : text === '').toBe(true)
    }),
  )
})
