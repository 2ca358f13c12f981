import fc from 'fast-check'
import { dataHash } from './dataHash'

test('data that went through a file have the mark of before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(dataHash(JSON.parse(JSON.stringify(data)))).toBe(dataHash(data))
    }),
  )
})

test('a price, a letter and a missing field each give another mark', () => {
  const marks = [
    { title: 'Rijwoning', price: 250_000 },
    { title: 'Rijwoning', price: 250_001 },
    { title: 'Rijwöning', price: 250_000 },
    { title: 'Rijwoning' },
    undefined,
  ].map(dataHash)
  expect(new Set(marks).size).toBe(marks.length)
})

test('is the same in every version of the program', () => {
  expect(dataHash({ title: 'Rijwoning', price: 250_000 })).toBe('pila5k')
})
