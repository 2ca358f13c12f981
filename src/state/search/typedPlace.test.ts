import type { SearchStore } from './searchStore'
import { keepTyped, takeTyped, typedPlace } from './typedPlace'

const store = {} as SearchStore

test('what stands in the box is taken once, as Enter would take it', () => {
  keepTyped(store, 'Gent', () => ({ city: [44021] }))
  expect(typedPlace(store)).toBe('Gent')
  expect(takeTyped(store)).toEqual({ city: [44021] })
  expect(typedPlace(store)).toBe('')
  expect(takeTyped(store)).toBeUndefined()
})

test('what no place answers, or none any more, stays in the box', () => {
  keepTyped(store, 'Xyzzyx', () => undefined)
  expect(takeTyped(store)).toBeUndefined()
  keepTyped(store, 'Xyzzyx')
  expect(takeTyped(store)).toBeUndefined()
  expect(typedPlace(store)).toBe('Xyzzyx')
})

test('an empty box asks for nothing', () => {
  keepTyped(store, ' ', () => ({ city: [44021] }))
  expect(takeTyped(store)).toBeUndefined()
})

test('each search has a box of its own', () => {
  keepTyped(store, 'Gent')
  expect(typedPlace({} as SearchStore)).toBe('')
})
