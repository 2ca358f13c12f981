import { NO_FILTER, patched } from '../../domain/search/searchFilter'
import { chosenPlace, isChosen } from './chosenPlace'

const ghent = { ids: [1], place: 'gent-9000' }
const coast = { ids: [], place: 'kust' }
const lille = { ids: [7], place: null }
const locations = [{ id: 1, place: 'gent-9000' }, { id: 7 }]

it('adds a municipality to those that are chosen', () => {
  expect(chosenPlace({ city: [3] }, ghent, locations)).toEqual({ city: [3, 1] })
  expect(chosenPlace({}, lille, locations)).toEqual({ city: [7] })
})

it('asks all by their codes where one has no number', () => {
  const chosen = patched({ ...NO_FILTER, city: [1] }, chosenPlace({ city: [1] }, coast, locations))
  expect(chosen).toEqual({ ...NO_FILTER, place: ['gent-9000', 'kust'] })
  expect(chosenPlace({ place: ['kust'] }, ghent, locations)).toEqual({ place: ['kust', 'gent-9000'] })
})

it('asks a whole town by its code where one wishes for what may come in any part of it', () => {
  const whole = { ...ghent, isWhole: true }
  expect(chosenPlace({}, whole, locations, true)).toEqual({ place: ['gent-9000'] })
  expect(chosenPlace({}, ghent, locations, true)).toEqual({ city: [1] })
  expect(chosenPlace({}, whole, locations)).toEqual({ city: [1] })
})

it('searches in a circle instead of all other places', () => {
  const around = { km: 10, lat: 51.05, lon: 3.7167 }
  const chosen = patched({ ...NO_FILTER, city: [1] }, chosenPlace({ city: [1] }, { ...ghent, around }))
  expect(chosen).toEqual({ ...NO_FILTER, geoRange: around })
})

it('knows what is chosen already', () => {
  expect(isChosen({ city: [1] }, ghent)).toBe(true)
  expect(isChosen({ place: ['kust'] }, coast)).toBe(true)
  expect(isChosen({ city: [1] }, coast)).toBe(false)
  expect(isChosen({ city: [1] }, { ...ghent, around: { km: 5, lat: 51, lon: 3 } })).toBe(false)
})
