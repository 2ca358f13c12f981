import { dayAhead } from './dayAhead'

test.each([
  [0, '2026-11-24T23:59:00Z', '2026-11-24'],
  [3, '2026-11-24T00:00:00Z', '2027-02-24'],
  [12, '2026-12-31T12:00:00Z', '2027-12-31'],
  [3, '2026-11-30T12:00:00Z', '2027-03-02'],
])('%i months from %s on is %s', (months, now, day) => expect(dayAhead(months, Date.parse(now))).toBe(day))
