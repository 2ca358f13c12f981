import fc from 'fast-check'
import { headTitle, siteDescription, siteTitle } from './headTitle'

const site = { name: 'Kouter & Linde', slogan: 'Vastgoed met een adres' }

test('as much is said as fits', () => {
  expect(headTitle('Villa te koop in Couvin', '€ 570.000')).toBe('Villa te koop in Couvin · € 570.000')
  expect(headTitle('Einfamilienhaus zu vermieten in Sint-Pieters-Leeuw', '€ 1.250/Monat')).toBe(
    'Einfamilienhaus zu vermieten in Sint-Pieters-Leeuw',
  )
  expect(headTitle('Villa', '', '€ 1')).toBe('Villa · € 1')
})

test('a page that says little says who it is of', () => {
  expect(siteTitle('Contact', site)).toBe('Contact · Kouter & Linde · Vastgoed met een adres')
  expect(siteTitle('Kouter & Linde', site)).toBe('Kouter & Linde · Vastgoed met een adres')
  expect(siteTitle('Nieuwbouwprojecten', site)).toBe('Nieuwbouwprojecten · Kouter & Linde')
  expect(siteTitle('Contact', { ...site, slogan: '' })).toBe('Contact · Kouter & Linde')
  expect(
    siteTitle('Contact', { ...site, slogan: 'Huizen met een verhaal, in heel België en ver daarbuiten' }),
  ).toBe('Contact · Kouter & Linde · Huizen met een verhaal, in heel…')
})

test('a title that is too long ends with a word', () => {
  expect(headTitle('Ruime woning met tuin '.repeat(9))).toMatch(/\p{L}…$/u)
})

test('any title fits and keeps its letters whole', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const full = siteTitle(headTitle(text), site)
      expect(full.length).toBeLessThanOrEqual(65)
      expect(() => encodeURIComponent(full)).not.toThrow()
    }),
  )
})

test('a page that describes little is described by its title and its site', () => {
  expect(siteDescription('', 'Te koop rond Gent', site)).toBe(
    'Te koop rond Gent – Kouter & Linde: Vastgoed met een adres',
  )
  expect(siteDescription('Garagebox, 18 m².', 'Garagebox', { ...site, slogan: '' })).toBe(
    'Garagebox, 18 m² – Kouter & Linde',
  )
  const enough = 'Een ruime woning met tuin en garage, op wandelafstand van het station.'
  expect(siteDescription(enough, 'Woning', site)).toBe(enough)
})
