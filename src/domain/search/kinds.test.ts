import { LOCALES } from '../../contract/locales'
import { NO_FILTERS } from '../../siteApi/estates'
import { chosenKinds, headTypeOf, subTypeName, withTypeToggled } from './kinds'
import { filterWords } from '../../../tests/support/filterWords'
import { filterChips } from './filterChips'
import { NO_FILTER } from './searchFilter'
import { filterPart } from './searchQuery'
import { searchHeading } from './searchHeading'

const headTypes = [
  {
    id: 1,
    name: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' },
    count: 4,
    subTypes: [
      { id: 101, name: { nl: 'Huis', fr: 'Maison', en: 'House', de: 'Haus' }, count: 1 },
      { id: 102, name: { nl: 'Villa', fr: 'Villa', en: 'Villa', de: 'Villa' }, count: 3 },
    ],
  },
]
const names = { headTypes, locations: [] }

test('a kind that is called as its type is told apart from it, in every language', () => {
  expect(LOCALES.map((locale) => subTypeName(101, headTypes, locale))).toEqual([
    'Huis (algemeen)',
    'Maison (sans précision)',
    'House (general)',
    'Haus (allgemein)',
  ])
  expect(subTypeName(102, headTypes, 'nl')).toBe('Villa')
})

test('its chip says so too, also before the values that can be chosen are known', () => {
  const labels = (known: typeof names) =>
    filterChips({ ...NO_FILTER, subType: [101] }, known, 'nl', filterWords('nl')).map(({ label }) => label)
  expect(labels(names)).toEqual(['Huis (algemeen)'])
  const ofApartments = NO_FILTERS.headTypes
  const [label] = filterChips(
    { ...NO_FILTER, subType: [301] },
    { headTypes: ofApartments, locations: [] },
    'nl',
    filterWords('nl'),
  )
  expect(label?.label).toBe('Appartement (algemeen)')
})

test('the heading names the type of which all kinds are', () => {
  const sale = { title: 'Te koop', node: { query: { terms: { 'status.id': [1] } } } }
  const heading = (subType: number[]) => searchHeading({ ...NO_FILTER, subType }, 2, sale, names, 'nl')
  expect(heading([101, 102])).toBe('2 huizen te koop')
  expect(heading([101, 301])).toBe('2 panden te koop')
  expect(headTypeOf(999_999, headTypes)).toBeUndefined()
})

describe('a type beside a kind of another', () => {
  const garages = (kind: number) => ({
    id: 6,
    name: { nl: 'Garage' },
    count: 4,
    subTypes: [{ id: kind, name: { nl: 'Garagebox' }, count: 3 }],
  })
  const known = [...headTypes, garages(602)]
  const villas = { ...NO_FILTER, subType: [102] }
  const both = { ...villas, ...withTypeToggled(villas, 6, known) }

  test('stands among the kinds, and is asked for by all of its own and by itself, as some listings have none', () => {
    expect(both).toMatchObject({ type: undefined, subType: [6, 102] })
    expect(chosenKinds(both)).toEqual({ whole: [6], kinds: [102] })
    expect(filterPart(both)).toEqual({ terms: { 'general.kind': [6, 601, 602, 603, 604, 605, 606, 102] } })
    expect(filterPart(villas)).toEqual({ terms: { 'general.subType.id': [102] } })
  })

  test('has a chip of its own', () => {
    const chips = filterChips(both, { ...names, headTypes: known }, 'nl', filterWords('nl'))
    expect(chips.map(({ label, without }) => [label, without.subType])).toEqual([
      ['Garage', [102]],
      ['Villa', [6]],
    ])
  })

  test('and the heading says what both are', () => {
    const sale = { title: 'Te koop', node: { query: { terms: { 'status.id': [1] } } } }
    expect(searchHeading(both, 2, sale, { ...names, headTypes: known }, 'nl')).toBe('2 panden te koop')
    expect(searchHeading({ ...NO_FILTER, subType: [6] }, 2, sale, { ...names, headTypes: known }, 'nl')).toBe(
      '2 garages te koop',
    )
  })

  test('is all of both types where it has kinds that nobody knows: none of it is lost', () => {
    const unknown = [...headTypes, garages(699)]
    expect(withTypeToggled(villas, 6, unknown)).toEqual({ type: [6, 1], subType: undefined })
  })

  test('an address that has a type and a kind of it means the kind', () => {
    expect(chosenKinds({ type: [1], subType: [102] })).toEqual({ whole: [], kinds: [102] })
  })
})
