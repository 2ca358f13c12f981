import { movedDay } from './movedDay'

const range = { first: '2026-01-01', last: '2026-12-31' }

test.each([
  ['ArrowLeft', '2026-02-28'],
  ['ArrowRight', '2026-03-02'],
  ['ArrowUp', '2026-02-22'],
  ['ArrowDown', '2026-03-08'],
  ['Home', '2026-02-23'],
  ['End', '2026-03-01'],
  ['PageUp', '2026-02-01'],
  ['PageDown', '2026-04-01'],
  ['Shift+PageDown', '2026-12-31'],
  ['Shift+PageUp', '2026-01-01'],
  ['a', undefined],
  ['constructor', undefined],
])('%s leads from Sunday 1 March to %s', (key, day) => {
  expect(movedDay(key, '2026-03-01', range)).toBe(day)
})

test('nothing leads beyond the first and the last day', () => {
  expect(movedDay('ArrowLeft', '2026-01-01', range)).toBe('2026-01-01')
  expect(movedDay('ArrowDown', '2026-12-30', range)).toBe('2026-12-31')
  expect(movedDay('PageDown', '2026-01-31', range)).toBe('2026-02-28')
})
