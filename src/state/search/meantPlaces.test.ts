import type { FoundCity } from '../../contract/estateMap'
import { chosenPlaces } from './chosenPlace'
import { bestPlaces, meantPlaces } from './meantPlaces'
import { placesTogether } from './placesTogether'

const found = (given: Partial<FoundCity>): FoundCity => ({
  ...{ ids: [], place: null, kind: 'municipality', zip: '', zips: '', name: '', match: null, within: null },
  count: 1,
  ...given,
})
const ghent = found({ ids: [1], place: 'gent-9000', zip: '9000', zips: '9000-9052', name: 'Gent' })
const part = found({ place: 'gentbrugge-9050', kind: 'part', zip: '9050', zips: '9050', name: 'Gentbrugge' })
const bruges = found({ ids: [2], place: 'brugge-8000', zip: '8000', zips: '8000,8200', name: 'Brugge' })
const hasselt = found({ ids: [3], place: 'hasselt-3500', zip: '3500', zips: '3500-3512', name: 'Hasselt' })
const limburg = found({ place: 'prov-limburg', kind: 'province', zips: '3500-3990', name: 'Limburg' })
const around = found({ ...bruges, around: { km: 10, lat: 51.2, lon: 3.2 } })

const said = (...texts: string[]) => texts.map((text) => ({ text, isBeside: false }))
const beside = (first: string, second: string) => [
  { text: first, isBeside: false },
  { text: second, isBeside: true },
]
const names = ({ places }: { places: readonly FoundCity[] }) => places.map(({ name }) => name)

test('all places that are said are meant', () => {
  const { places, unknown } = meantPlaces(said('gent', 'brugge', 'hasselt'), [
    [ghent, part],
    [bruges, around],
    [hasselt],
  ])
  expect(names({ places })).toEqual(['Gent', 'Brugge', 'Hasselt'])
  expect(unknown).toEqual([])
  expect(chosenPlaces({}, places)).toMatchObject({ city: [1, 2, 3] })
})

test('what is no place is told apart', () => {
  const meant = meantPlaces(said('open haard', 'gent'), [[], [ghent]])
  expect([names(meant), meant.unknown]).toEqual([['Gent'], ['open haard']])
})

test('of one place that may be one or another none is meant yet', () => {
  expect(meantPlaces(said('gen'), [[ghent, part]])).toEqual({ places: [], unknown: ['gen'] })
  expect(names(bestPlaces(said('gen'), [[ghent, part]]))).toEqual(['Gent'])
  expect(bestPlaces(said('qq'), [[]])).toEqual({ places: [], unknown: ['qq'] })
})

test('behind a comma stands what a place lies in, or another place', () => {
  expect(names(meantPlaces(beside('hasselt', 'limburg'), [[hasselt], [limburg]]))).toEqual(['Hasselt'])
  expect(names(meantPlaces(beside('limburg', 'hasselt'), [[limburg], [hasselt]]))).toEqual(['Hasselt'])
  expect(names(meantPlaces(beside('gent', 'brugge'), [[ghent], [bruges]]))).toEqual(['Gent', 'Brugge'])
  expect(names(meantPlaces(beside('gent', 'gentbrugge'), [[ghent], [part]]))).toEqual(['Gent', 'Gentbrugge'])
  expect(names(meantPlaces(said('hasselt', 'limburg'), [[hasselt], [limburg]]))).toEqual([
    'Hasselt',
    'Limburg',
  ])
})

test('a circle and what has no number go by their codes, beside what was chosen before', () => {
  expect(chosenPlaces({}, [ghent, around]).place).toEqual(['gent-9000', 'brugge-8000~10'])
  expect(chosenPlaces({}, [around, ghent]).place).toEqual(['brugge-8000~10', 'gent-9000'])
  expect(chosenPlaces({ city: [3] }, [ghent, bruges]).city).toEqual([3, 1, 2])
  expect(chosenPlaces({ city: [1] }, [ghent, bruges]).city).toEqual([1, 2])
})

test('several places are offered together, the last as each that is found', () => {
  const offered = placesTogether(
    said('gent', 'brug'),
    [
      [ghent, part],
      [bruges, around],
    ],
    'nl',
  )
  expect(offered.map(({ name }) => name)).toEqual(['Gent + Brugge', 'Gent + 10 km rond Brugge'])
  expect(offered[0]?.before).toEqual([ghent])
  const [unsure] = placesTogether(said('gent', 'qq'), [[ghent], []], 'nl')
  expect([unsure?.name, unsure?.also]).toEqual(['Gent', { words: 'qq' }])
})
