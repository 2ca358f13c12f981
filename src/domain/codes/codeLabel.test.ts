import fc from 'fast-check'
import { CODES, SUB_TYPES, type CodeList } from '../../contract/codes'
import { LOCALES } from '../../contract/locales'
import { codeLabel } from './codeLabel'

const lists = Object.keys(CODES) as CodeList[]

test('there are 28 reference lists', () => {
  expect(lists).toHaveLength(28)
})

test('each type has as many subtypes as the spec counts', () => {
  const counts = Object.entries(SUB_TYPES).map(([type, codes]) => [type, codes.length])
  expect(Object.fromEntries(counts)).toEqual({
    APARTMENT: 16,
    GARAGE: 6,
    PLOT: 15,
    COMMERCIAL: 47,
    HOUSE: 37,
    PROJECT: 0,
  })
})

describe.each(lists)('%s', (list) => {
  test.each(LOCALES)('has a text for every value in %s, and no two alike', (locale) => {
    const texts = CODES[list].map((code) => codeLabel(list, code, locale))
    for (const text of texts) expect(text).toMatch(/^\S(.*\S)?$/)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

test.each([
  ['Heating', 'OIL', ['Stookolie', 'Mazout', 'Oil', 'Heizöl']],
  ['SubType', 'STUDENT_ROOM', ['Studentenkamer', 'Kot étudiant', 'Student room', 'Studentenzimmer']],
  [
    'RecentDestination',
    'AG',
    ['Agrarisch gebied', 'Zone agricole', 'Agricultural zone', 'Landwirtschaftsgebiet'],
  ],
  ['Planning', 'NO', ['Neen', 'Non', 'No', 'Nein']],
  ['FreeOn', 'UNKNWON', ['Onbekend', 'Inconnu', 'Unknown', 'Unbekannt']],
  ['Country', 'BE', ['België', 'Belgique', 'Belgium', 'Belgien']],
  ['Country', 'CZ', ['Tsjechië', 'Tchéquie', 'Czechia', 'Tschechien']],
  ['Country', 'BR', ['Brazilië', 'Brésil', 'Brazil', 'Brasilien']],
  ['Country', 'UNKNOWN', ['Onbekend', 'Inconnu', 'Unknown', 'Unbekannt']],
] as const)('%s %s reads natively', (list, code, texts) => {
  expect(LOCALES.map((locale) => codeLabel(list, code, locale))).toEqual(texts)
})

test.each([
  ['A_PLUS_PLUS', 'A++'],
  ['A_PLUS', 'A+'],
  ['A', 'A'],
  ['B_A', 'B-A'],
  ['G_F', 'G-F'],
  ['A_A_PLUS', 'A-A+'],
  ['A_PLUS_A_PLUS_PLUS', 'A+-A++'],
])('energy label %s is written %s in every language', (code, text) => {
  for (const locale of LOCALES) expect(codeLabel('EnergyLabel', code, locale)).toBe(text)
})

test('a code that its list does not know has no text', () => {
  const known = (list: CodeList, code: string) => (CODES[list] as readonly string[]).includes(code)
  const strange = fc.oneof(fc.string(), fc.constantFrom('constructor', '__proto__', 'toString', 'oil'))
  fc.assert(
    fc.property(fc.constantFrom(...lists), strange, fc.constantFrom(...LOCALES), (list, code, locale) => {
      fc.pre(!known(list, code))
      expect(codeLabel(list, code, locale)).toBe('')
    }),
  )
  expect(codeLabel('Heating', null, 'nl')).toBe('')
  expect(codeLabel('Heating', undefined, 'nl')).toBe('')
})
