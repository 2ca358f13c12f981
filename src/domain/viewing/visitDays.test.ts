import { dayOfSlot, visitDays } from './visitDays'

const slot = (id: number, start: string, minutes = 30) => ({
  id,
  estateId: 7,
  start,
  end: new Date(Date.parse(start) + minutes * 60_000).toISOString(),
})

describe('slots by day', () => {
  test('stand on the day and at the time of Brussels, soonest first', () => {
    const slots = [
      slot(3, '2026-07-04T22:30:00Z'),
      slot(2, '2026-07-04T12:00:00Z'),
      slot(1, '2026-07-04T08:30:00Z'),
    ]
    expect(visitDays(slots)).toEqual([
      {
        day: '2026-07-04',
        times: [
          { id: 1, start: '10:30', end: '11:00' },
          { id: 2, start: '14:00', end: '14:30' },
        ],
      },
      { day: '2026-07-05', times: [{ id: 3, start: '00:30', end: '01:00' }] },
    ])
  })

  test('follow the clock when it moves', () => {
    const [spring] = visitDays([slot(1, '2026-03-29T00:30:00Z', 60)])
    expect(spring?.times).toEqual([{ id: 1, start: '01:30', end: '03:30' }])
    const [autumn] = visitDays([slot(1, '2026-10-25T00:30:00Z'), slot(2, '2026-10-25T01:30:00Z')])
    expect(autumn?.times.map(({ start }) => start)).toEqual(['02:30', '02:30'])
  })

  test('that begin together are offered once', () => {
    const together = [slot(9, '2026-07-04T12:00:00Z'), slot(4, '2026-07-04T14:00:00+02:00', 45)]
    expect(visitDays(together)).toEqual([
      { day: '2026-07-04', times: [{ id: 4, start: '14:00', end: '14:45' }] },
    ])
  })

  test('are found by their slot', () => {
    const days = visitDays([slot(1, '2026-07-04T12:00:00Z'), slot(2, '2026-07-05T12:00:00Z')])
    expect(dayOfSlot(days, 2)?.day).toBe('2026-07-05')
    expect(dayOfSlot(days, 3)).toBeUndefined()
    expect(visitDays([])).toEqual([])
  })
})
