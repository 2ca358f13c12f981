import fc from 'fast-check'
import { dataMark } from './dataMark'

test('data that went through a file have the mark of before', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(dataMark(JSON.parse(JSON.stringify(data)))).toBe(dataMark(data))
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
  ].map(dataMark)
  expect(new Set(marks).size).toBe(marks.length)
})

test('is the same in every version of the program', () => {
  expect(dataMark({ title: 'Rijwoning', price: 250_000 })).toBe('pila5k')
})
