import { localDay, readVisits, visitedOn } from './lastVisit'

test.each([
  ['nothing', undefined, undefined],
  ['null', null, undefined],
  ['a text', '2026-11-24', undefined],
  ['no day', { last: 'today' }, undefined],
  ['a day', { last: '2026-11-24', more: 1 }, { last: '2026-11-24' }],
  ['two days', { last: '2026-11-24', before: '2026-11-20' }, { last: '2026-11-24', before: '2026-11-20' }],
  ['a day before that is none', { last: '2026-11-24', before: '2026-11-24' }, { last: '2026-11-24' }],
])('%s is understood as far as it goes', (_, found, visits) => expect(readVisits(found)).toEqual(visits))

test('who comes back has been here before; on the same day that stays as it was', () => {
  const first = visitedOn('2026-11-20', undefined)
  expect(first).toEqual({ last: '2026-11-20' })
  const second = visitedOn('2026-11-24', first)
  expect(second).toEqual({ last: '2026-11-24', before: '2026-11-20' })
  expect(visitedOn('2026-11-24', second)).toBe(second)
})

test('a clock that was put back tells of no day before', () =>
  expect(visitedOn('2026-11-20', { last: '2027-01-01' })).toEqual({ last: '2026-11-20' }))

test('a day is that of where the visitor is', () =>
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05'))
