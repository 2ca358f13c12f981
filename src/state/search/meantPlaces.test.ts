import type { FoundCity } from '../../contract/estateMap'
import { chosenPlaces } from './chosenPlace'
import { bestPlaces, lastOffers, meantPlaces } from './meantPlaces'
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
  const typed = (text: string) => [{ text, isBeside: false, isTyped: true as const }]
  expect(meantPlaces(typed('gen'), [[ghent, part]])).toMatchObject({ places: [], unknown: ['gen'] })
  expect(names(bestPlaces(typed('gen'), [[ghent, part]]))).toEqual(['Gent'])
  expect(bestPlaces(typed('qq'), [[]])).toMatchObject({ places: [], unknown: ['qq'] })
})

test('what only resembles what was typed is meant by who chooses it alone', () => {
  const typed = [{ text: "'; drop", isBeside: false, isTyped: true as const }]
  const guess = found({ place: 'drogenbos-1620', zip: '1620', name: 'Drogenbos', isGuess: true })
  const circle = { ...guess, around: { km: 10, lat: 50.8, lon: 4.3 } }
  for (const answers of [[guess], [guess, circle], [circle]])
    expect(bestPlaces(typed, [answers])).toMatchObject({ places: [], unknown: ["'; drop"] })
  expect(names(bestPlaces(typed, [[guess]], guess))).toEqual(['Drogenbos'])
})

test('in a line what begins so is no place', () => {
  expect(bestPlaces(said('gen'), [[ghent, part]])).toMatchObject({ places: [], unknown: ['gen'] })
  expect(meantPlaces(said('hasselt', 'gen'), [[hasselt], [ghent]]).unknown).toEqual(['gen'])
})

test('at the end of a line a name that can only become one place is it', () => {
  const heist = found({ place: 'knokke-heist-8300', zip: '8300', zips: '8300-8301', name: 'Knokke-Heist' })
  const knokke = found({ place: 'knokke-8300', kind: 'part', zip: '8300', zips: '8300', name: 'Knokke' })
  const circle = { ...heist, around: { km: 10, lat: 51.3, lon: 3.3 } }
  const meant = (text: string, ...answers: FoundCity[]) => names(meantPlaces(said(text), [answers]))
  expect(meant('knok', heist, circle, knokke)).toEqual(['Knokke-Heist'])
  expect(meant('kno', heist, knokke)).toEqual([])
  // One or the other, a word that is the beginning of a village, and what is not at the end.
  expect(meant('gent', { ...ghent, name: 'Gentbrug' }, part)).toEqual(['Gentbrug'])
  expect(
    meant('bruss', found({ ...bruges, name: 'Brussel' }), found({ ...hasselt, name: 'Brussegem' })),
  ).toEqual([])
  expect(meant('hoek', found({ ...part, name: 'Hoeke' }))).toEqual([])
  expect(names(meantPlaces(said('knok', 'gent'), [[heist], [ghent]]))).toEqual(['Gent'])
})

test('places beside words that are none are meant, and the words told as they were typed', () => {
  const near = [
    { text: 'gent bruges pres d une ecole', written: 'Gent Bruges près d’une école', isBeside: false },
  ]
  const answers = [
    [
      { ...ghent, said: 'gent' },
      { ...part, said: 'gent' },
      { ...bruges, said: 'bruges' },
    ],
  ]
  const { unknown, ...meant } = meantPlaces(near, answers)
  expect([names(meant), unknown]).toEqual([['Gent', 'Brugge'], ['près d’une école']])
  expect(names(meantPlaces(near, answers, { ...around, said: 'bruges' }))).toEqual(['Gent', 'Brugge'])
  expect(lastOffers(answers[0] ?? []).map(({ name }) => name)).toEqual(['Brugge'])
})

test('a few letters beside a place are told, and not looked for', () => {
  const meant = meantPlaces(said('gent 3ch'), [[{ ...ghent, said: 'gent' }]])
  expect([meant.unknown, meant.beyond]).toEqual([[], ['3ch']])
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
