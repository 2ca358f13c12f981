import { regionOf, regionOfZip } from './region'

const at = (zip: string, country = 'BE') => ({ country: { id: country }, city: { zip } })

test.each([
  ['1000', 'BRUSSELS'],
  ['1299', 'BRUSSELS'],
  // Walloon Brabant lies between Brussels and Flemish Brabant.
  ['1300', 'WALLONIA'],
  ['1480', 'WALLONIA'],
  ['1499', 'WALLONIA'],
  ['1500', 'FLANDERS'],
  ['1620', 'FLANDERS'],
  ['1999', 'FLANDERS'],
  ['2000', 'FLANDERS'],
  ['3001', 'FLANDERS'],
  ['3500', 'FLANDERS'],
  // On the border of languages: Voeren is Flemish, Plombières beside it is not.
  ['3790', 'FLANDERS'],
  ['3999', 'FLANDERS'],
  ['4000', 'WALLONIA'],
  // German-speaking.
  ['4700', 'WALLONIA'],
  ['4850', 'WALLONIA'],
  ['5000', 'WALLONIA'],
  ['6599', 'WALLONIA'],
  ['6840', 'WALLONIA'],
  ['6990', 'WALLONIA'],
  ['7500', 'WALLONIA'],
  ['7700', 'WALLONIA'],
  ['7999', 'WALLONIA'],
  ['8000', 'FLANDERS'],
  ['8587', 'FLANDERS'],
  ['9600', 'FLANDERS'],
  ['9999', 'FLANDERS'],
])('%s lies in %s', (zip, region) => {
  expect(regionOfZip(zip)).toBe(region)
})

test('a code may be written as in an address, and anything else says nothing', () => {
  expect([' 6840 ', 'B-6840', 'BE 6840', 'b6840'].map(regionOfZip)).toEqual(Array(4).fill('WALLONIA'))
  expect(['0999', '684', '68400', 'L-6840', '1234 AB', ''].map(regionOfZip)).toEqual(Array(6).fill(undefined))
})

test('what the address says goes first; abroad a postal code says nothing of a Belgian region', () => {
  expect(regionOf({ ...at('6840'), region: 'FLANDERS' })).toBe('FLANDERS')
  expect(regionOf({ ...at('6840'), region: null })).toBe('WALLONIA')
  expect(regionOf(at('6840', 'FR'))).toBeUndefined()
  expect(regionOf(at('6840', 'UNKNOWN'))).toBeUndefined()
})
