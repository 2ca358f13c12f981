import type { SearchStore } from './searchStore'
import { keepTyped, ledTyped, takeTyped, typedPlace } from './typedPlace'

const store = {} as SearchStore

test('what stands in the box is taken once, as Enter would take it', () => {
  keepTyped(store, 'Gent', { take: () => ({ city: [44021] }) })
  expect(typedPlace(store)).toBe('Gent')
  expect(takeTyped(store)).toEqual({ city: [44021] })
  expect(typedPlace(store)).toBe('')
  expect(takeTyped(store)).toBeUndefined()
})

test('what no place answers, or none any more, stays in the box', () => {
  keepTyped(store, 'Xyzzyx', { take: () => undefined })
  expect(takeTyped(store)).toBeUndefined()
  keepTyped(store, 'Xyzzyx')
  expect(takeTyped(store)).toBeUndefined()
  expect(typedPlace(store)).toBe('Xyzzyx')
})

test('an empty box asks for nothing', () => {
  keepTyped(store, ' ', { take: () => ({ city: [44021] }) })
  expect(takeTyped(store)).toBeUndefined()
})

test('each search has a box of its own', () => {
  keepTyped(store, 'Gent')
  expect(typedPlace({} as SearchStore)).toBe('')
})

test('what this list does not hold leads elsewhere, as long as it stands in the box', () => {
  const store = {} as SearchStore
  keepTyped(store, 'te huur in Gent', { take: () => undefined, lead: () => '/nl/te-huur?city=44021' })
  expect([ledTyped(store), takeTyped(store)]).toEqual(['/nl/te-huur?city=44021', undefined])
  keepTyped(store, '')
  expect(ledTyped(store)).toBeUndefined()
})
