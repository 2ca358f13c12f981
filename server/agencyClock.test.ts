import { agencyMoment } from './agencyClock'

describe('a moment that a program wrote', () => {
  it.each([
    ['2026-11-20T08:00:00', '2026-11-20T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    ['2026-07-01 08:00:00', '2026-07-01T06:00:00.000Z'],
    ['2026-11-20T08:00:00Z', '2026-11-20T08:00:00.000Z'],
    ['2026-11-20T08:00:00.123+02:00', '2026-11-20T06:00:00.123Z'],
    ['2026-11-20', '2026-11-19T23:00:00.000Z'],
  ])('%s is by its offset, or by the clock of Brussels', (text, moment) => {
    expect(agencyMoment(text)).toBe(moment)
  })

  it.each(['', 'yesterday', '20.11.2026 08:00', '2026-13-45T08:00:00', '8'])('%j is none', (text) => {
    expect(agencyMoment(text)).toBeUndefined()
  })
})
