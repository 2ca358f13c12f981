import { NO_FILTER, patched } from '../../domain/search/searchFilter'
import { chosenPlace, isChosen, takenSuggestion } from './chosenPlace'

const ghent = { ids: [1], place: 'gent-9000' }
const coast = { ids: [], place: 'kust' }
const lille = { ids: [7], place: null }
const locations = [{ id: 1, place: 'gent-9000' }, { id: 7 }]
const known = { locations }

it('adds a municipality to those that are chosen', () => {
  expect(chosenPlace({ city: [3] }, ghent, known)).toEqual({ city: [3, 1] })
  expect(chosenPlace({}, lille, known)).toEqual({ city: [7] })
})

it('asks all by their codes where one has no number', () => {
  const chosen = patched({ ...NO_FILTER, city: [1] }, chosenPlace({ city: [1] }, coast, known))
  expect(chosen).toEqual({ ...NO_FILTER, place: ['gent-9000', 'kust'] })
  expect(chosenPlace({ place: ['kust'] }, ghent, known)).toEqual({ place: ['kust', 'gent-9000'] })
})

it('asks a whole town by its code, as something may come to a part of it that nothing stands in now', () => {
  expect(chosenPlace({}, { ...ghent, isWhole: true }, known)).toEqual({ place: ['gent-9000'] })
  expect(chosenPlace({}, ghent, known)).toEqual({ city: [1] })
})

const around = { km: 10, lat: 51.05, lon: 3.7167 }
const nearGhent = { ids: [], place: 'gent-9000', around }
const places = [
  {
    code: 'gent-9000',
    kind: 'municipality' as const,
    zip: '9000',
    name: { nl: 'Gent' },
    lat: 51.05,
    lon: 3.7167,
  },
]

it('searches in a circle by where it is while no other place is chosen', () => {
  expect(chosenPlace({}, nearGhent)).toEqual({ geoRange: around })
})

it('asks a circle by its place beside others, whichever was chosen first', () => {
  const first = patched({ ...NO_FILTER, place: ['kust'] }, chosenPlace({ place: ['kust'] }, nearGhent))
  expect(first).toEqual({ ...NO_FILTER, place: ['gent-9000~10', 'kust'] })
  const then = chosenPlace({ geoRange: around }, { ids: [8], place: 'brugge-8000' }, { places })
  expect(patched({ ...NO_FILTER, geoRange: around }, then)).toEqual({
    ...NO_FILTER,
    place: ['brugge-8000', 'gent-9000~10'],
  })
  const two = chosenPlace({ geoRange: around }, { ...coast, around: { ...around, km: 5 } }, { places })
  expect(two).toEqual({ place: ['gent-9000~10', 'kust~5'] })
})

it('takes the circle around a place for the place, and one of another size for it', () => {
  expect(chosenPlace({ city: [1] }, nearGhent, known)).toEqual({ place: ['gent-9000~10'] })
  const wider = { ...nearGhent, around: { ...around, km: 25 } }
  expect(chosenPlace({ geoRange: around }, wider, { places })).toEqual({ place: ['gent-9000~25'] })
})

it('gives up a circle around no place for anything else', () => {
  const anywhere = { km: 3.5, lat: 51.01, lon: 3.6 }
  const chosen = patched(
    { ...NO_FILTER, geoRange: anywhere },
    chosenPlace({ geoRange: anywhere }, ghent, { places }),
  )
  expect(chosen).toEqual({ ...NO_FILTER, city: [1] })
})

it('knows what is chosen already', () => {
  expect(isChosen({ city: [1] }, ghent)).toBe(true)
  expect(isChosen({ place: ['kust'] }, coast)).toBe(true)
  expect(isChosen({ city: [1] }, coast)).toBe(false)
  expect(isChosen({ city: [1] }, { ...ghent, ids: [1, 2] })).toBe(false)
  expect(isChosen({ city: [1, 2] }, { ...ghent, ids: [1, 2] })).toBe(true)
  expect(isChosen({ city: [1] }, { ...ghent, around: { km: 5, lat: 51, lon: 3 } })).toBe(false)
  expect(isChosen({ geoRange: around }, nearGhent)).toBe(true)
  expect(isChosen({ place: ['gent-9000~10'] }, nearGhent)).toBe(true)
  expect(isChosen({ place: ['gent-9000~25'] }, nearGhent)).toBe(false)
})

it('takes of a place that is chosen already only what was said besides', () => {
  const also = { type: [3], bedMin: 2, priceMax: 350_000 }
  const said = { zip: '9000', name: 'Gent', note: '', isWhole: false, count: undefined, also }
  expect(takenSuggestion({ geoRange: around }, { ...nearGhent, ...said }, { places })).toEqual(also)
  expect(takenSuggestion({ city: [1] }, { ...ghent, ...said }, known)).toEqual(also)
  expect(takenSuggestion({}, { ...ghent, ...said }, known)).toEqual({ city: [1], ...also })
})
