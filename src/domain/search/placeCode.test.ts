import { codeOfPlace, parsePlace, printPlace } from './placeCode'

test.each([
  ['gent-9000', { code: 'gent-9000' }],
  ['2018', { code: '2018' }],
  ['gent-9000~10', { code: 'gent-9000', km: 10 }],
  ['gent-9000~100', { code: 'gent-9000', km: 100 }],
])('%s is a place of a search, and is written so', (text, place) => {
  expect(parsePlace(text)).toEqual(place)
  expect(printPlace(place)).toBe(text)
  expect(codeOfPlace(text)).toBe(place.code)
})

test.each([
  '',
  'Gent',
  'gent 9000',
  '~10',
  'gent-9000~',
  'gent-9000~0',
  'gent-9000~010',
  'gent-9000~101',
  'a~1~2',
])('"%s" is none', (text) => expect(parsePlace(text)).toBeUndefined())
