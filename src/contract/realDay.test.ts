import { isRealDay, isRealMoment } from './realDay'

describe('days and moments', () => {
  it.each([
    ['2026-05-31', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-30', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-12-31', true],
    ['2026-01-00', false],
  ])('%s is in the calendar: %s', (day, expected) => {
    expect(isRealDay(day)).toBe(expected)
  })

  it.each([
    ['2026-05-31T14:00+02:00', true],
    ['2026-05-31T14:00:00.123456Z', true],
    ['2026-02-30T14:00Z', false],
    ['2026-05-31T25:00Z', false],
    ['2026-05-31T14:61Z', false],
    ['0001-01-01T00:00Z', true],
    ['0001-01-01T00:00+02:00', false],
    ['9999-12-31T23:59:59.999999Z', true],
    ['9999-12-31T23:59-02:00', false],
  ])('%s is a moment: %s', (moment, expected) => {
    expect(isRealMoment(moment)).toBe(expected)
  })
})
