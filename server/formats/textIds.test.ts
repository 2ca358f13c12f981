import { MAX_ID } from '../../src/contract/searchLimits'
import { cityId, FIRST_OF_TEXTS, openTextIds, readIdLines, writeIdLines } from './textIds'

test('a plain number is itself', () => {
  const ids = openTextIds()
  expect(['1', '44021', '1073741823', '1073741824', '2147483647'].map((text) => ids.of(text))).toEqual([
    1, 44021, 1073741823, 1073741824, 2147483647,
  ])
})

test('what is no plain number is a number of texts, the same each time and everywhere', () => {
  const ids = openTextIds()
  for (const text of [
    '0',
    '007',
    '-1',
    '1.5',
    '1e3',
    ' 7',
    String(FIRST_OF_TEXTS),
    '2147483648',
    'OBJ-1',
    '',
  ]) {
    const id = ids.of(text)
    expect(id).toBeGreaterThanOrEqual(FIRST_OF_TEXTS)
    expect(id).toBeLessThanOrEqual(MAX_ID)
    expect(ids.of(text)).toBe(id)
    expect(openTextIds().of(text)).toBe(id)
  }

  // Written down: an update of the program must not move a listing to another address.
  expect(openTextIds().of('OODE20260101-1')).toBe(2_093_379_977)
})

test('a number that a text was given is the one of that text', () => {
  const ids = openTextIds()
  const id = ids.of('OODE20260101-1')
  expect(ids.of(String(id))).toBe(id)
})

test('a text stays away from a number that came before', () => {
  const id = openTextIds().of('OODE20260101-1')
  const ids = openTextIds()
  expect(ids.of(String(id))).toBe(id)
  expect(ids.of('OODE20260101-1')).not.toBe(id)
})

test('a hundred thousand texts have as many numbers, whichever fall together', () => {
  const ids = openTextIds()
  const given = new Set(Array.from({ length: 100_000 }, (_, at) => ids.of(`obid-${at}`)))
  expect(given.size).toBe(100_000)
  // Of so many some do: else nothing was tried here.
  expect(ids.moved.length).toBeGreaterThan(0)
})

test('what fell together keeps its number when the other one is gone', () => {
  const alike = (_: string, attempt: number) => FIRST_OF_TEXTS + attempt
  const first = openTextIds([], alike)
  expect([first.of('a'), first.of('b')]).toEqual([FIRST_OF_TEXTS, FIRST_OF_TEXTS + 1])
  expect(first.moved).toEqual(['b'])
  const later = openTextIds(readIdLines(writeIdLines(first.known)), alike)
  expect(later.of('b')).toBe(FIRST_OF_TEXTS + 1)
  expect(later.of('c')).toBe(FIRST_OF_TEXTS + 2)
})

test('any text can be kept in a file, and what is no line of it is named', () => {
  const known = new Map([
    ['a\nb\t"c"', FIRST_OF_TEXTS],
    ['é', FIRST_OF_TEXTS + 1],
  ])
  expect(new Map(readIdLines(writeIdLines(known)))).toEqual(known)
  expect(() => readIdLines('["a",1]\n\n[1]')).toThrow('Line 3 must be ["text", number]')
})

test('a municipality is the same by country, postal code and name', () => {
  expect(cityId('BE', '9000', 'Gent')).toBe(cityId('BE', '9000', 'GENT'))
  expect(cityId('BE', '9000', 'Gent')).not.toBe(cityId('NL', '9000', 'Gent'))
})
