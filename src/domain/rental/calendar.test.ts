import { rentalPeriod } from '../../../tests/support/rentalPeriod'
import { LOCALES } from '../../contract/locales'
import { askedStay, calendarMonth, calendarRange, shownMonths, staysWith } from './calendar'
import { weekdays } from './calendarWords'
import { longDay } from './dayWords'
import { nearestStays } from './nearestStays'

const taken = { available: false }
/** A taken week, a free week after it, and a free weekend at the end of that; then a taken weekend. */
const periods = [
  rentalPeriod(1, '2026-11-28', '2026-12-05', taken),
  rentalPeriod(2, '2026-12-05', '2026-12-12', { price: 1050 }),
  rentalPeriod(3, '2026-12-11', '2026-12-14'),
  rentalPeriod(4, '2026-12-18', '2026-12-21', taken),
]
const december = calendarMonth(periods, '2026-12', 2, 'nl')
const day = (number: number) => december.weeks.flat().find((each) => each?.number === number)

describe('a month of stays', () => {
  test('has every day once, in weeks from Monday to Sunday', () => {
    expect(december.title).toBe('december 2026')
    expect(december.weeks.every((week) => week.length === 7)).toBe(true)
    expect(december.weeks.flat().filter(Boolean)).toHaveLength(31)
    expect(december.weeks[0]?.[0]).toBeUndefined()
    expect(december.weeks[0]?.[1]).toMatchObject({ day: '2026-12-01' })
  })

  test.each([
    ['in a week of others', 3, { before: 'taken', night: 'taken', isArrival: false, price: '' }],
    [
      'guests go and others come',
      5,
      { before: 'taken', night: 'free', isArrival: true, price: '€ 1.159,50', figure: '1.159,50' },
    ],
    ['in the middle of a free week', 8, { before: 'free', night: 'free', isArrival: false, price: '' }],
    ['a weekend begins in a week', 11, { before: 'free', night: 'free', isArrival: true, figure: '445,50' }],
    ['a week ends in a weekend', 12, { isDeparture: true, isArrival: false, night: 'free' }],
    ['the last guests go', 14, { before: 'free', night: 'closed', isDeparture: true }],
    ['nobody is let in', 16, { before: 'closed', night: 'closed', isDeparture: false }],
    ['a taken weekend begins', 18, { before: 'closed', night: 'taken', isArrival: false, price: '' }],
  ])('%s on the %dth', (_, number, expected) => {
    expect(day(number)).toMatchObject(expected)
  })

  test('a stay without a price begins without one', () => {
    const [first] = calendarMonth(
      [rentalPeriod(1, '2026-12-01', '2026-12-04', { price: -1 })],
      '2026-12',
      2,
      'nl',
    )
      .weeks.flat()
      .filter((each) => each?.number === 1)
    expect(first).toMatchObject({ isArrival: true, price: '' })
  })

  test('is called what the language calls it', () => {
    const titles = LOCALES.map((locale) => calendarMonth(periods, '2026-12', 2, locale).title)
    expect(titles).toEqual(['december 2026', 'décembre 2026', 'December 2026', 'Dezember 2026'])
    expect(LOCALES.map((locale) => weekdays(locale)[0]?.long)).toEqual([
      'maandag',
      'lundi',
      'Monday',
      'Montag',
    ])
    expect(longDay('2026-11-27', 'fr')).toBe('vendredi 27 novembre 2026')
  })
})

describe('the months to turn through', () => {
  test('are those in which there is a stay', () => {
    expect(calendarRange(periods)).toEqual({ first: '2026-11', last: '2026-12' })
    expect(calendarRange([])).toBeUndefined()
  })

  test.each([
    ['2026-11', 2, ['2026-11', '2026-12']],
    ['2027-02', 2, ['2027-01', '2027-02']],
    ['2027-09', 2, ['2027-01', '2027-02']],
    ['2026-01', 1, ['2026-11']],
  ])('from %s, %d beside each other: %j', (month, count, shown) => {
    expect(shownMonths(month, count, { first: '2026-11', last: '2027-02' })).toEqual(shown)
  })

  test('are not more than there are', () => {
    expect(shownMonths('2026-11', 2, { first: '2026-11', last: '2026-11' })).toEqual(['2026-11'])
  })
})

test('a night is had by every free stay over it, those that begin with it first', () => {
  expect(staysWith(periods, '2026-12-11').map(({ id }) => id)).toEqual([3, 2])
  expect(staysWith(periods, '2026-12-12').map(({ id }) => id)).toEqual([3])
  expect(staysWith(periods, '2026-12-01')).toEqual([])
})

test('near a stay that is gone are those that begin about the same day and can be had', () => {
  const near = [
    ...periods,
    rentalPeriod(5, '2026-12-19', '2026-12-26', { type: { id: 1, name: {} } }),
    rentalPeriod(6, '2026-12-17', '2026-12-20'),
    rentalPeriod(7, '2026-12-18', '2026-12-21', { price: -1 }),
  ]
  const gone = rentalPeriod(4, '2026-12-18', '2026-12-21')
  expect(nearestStays(near, gone, 3).map(({ id }) => id)).toEqual([6, 5, 3])
})

describe('the stay that was searched for', () => {
  const week = { id: 1, name: { nl: 'Week' } }
  const all = [
    rentalPeriod(1, '2026-06-05', '2026-06-08'),
    rentalPeriod(2, '2026-06-05', '2026-06-12', { type: week }),
    rentalPeriod(3, '2026-06-19', '2026-06-26', { type: week, available: false }),
  ]
  const found = (asked: Parameters<typeof askedStay>[1]) => askedStay(all, asked, 2)?.id

  it('is the one of its days, of its kind among several', () => {
    expect(found({ periodStart: '2026-06-05' })).toBe(1)
    expect(found({ periodStart: '2026-06-05', periodEnd: '2026-06-12' })).toBe(2)
    expect(found({ periodStart: '2026-06-05', periodType: [1] })).toBe(2)
    expect(found({ periodType: [1] })).toBe(2)
    expect(found({ month: '2026-06', periodType: [1] })).toBe(2)
    expect(found({ month: '2026-07', periodType: [1] })).toBeUndefined()
  })

  it('is of several the cheapest, as its card says', () => {
    const dear = rentalPeriod(4, '2026-06-01', '2026-06-08', { type: week, price: 900 })
    const cheap = rentalPeriod(5, '2026-06-12', '2026-06-19', { type: week, price: 300 })
    expect(askedStay([dear, cheap], { month: '2026-06' }, 2)).toBe(cheap)
  })

  it('is none when nothing was asked, or what was is no longer free', () => {
    expect(found({})).toBeUndefined()
    expect(found({ periodStart: '2026-06-19' })).toBeUndefined()
    expect(found({ periodStart: '2026-06-05', periodEnd: '2026-06-20' })).toBeUndefined()
  })
})
