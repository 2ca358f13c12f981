import { nightsOf, stayCost, stayTotal } from './stayTotal'

const week = { start: '2026-07-04', end: '2026-07-11', price: 700, costs: [] }
const label = { nl: 'Kost' }

describe('what a stay costs', () => {
  it('is its price when nothing comes on top', () => {
    expect(stayTotal(week, 4)).toBe(700)
  })

  it('counts each cost once, a night, a person, or both', () => {
    const costs = [
      { label, amount: 60 },
      { label, amount: 2, perNight: true },
      { label, amount: 10, perPerson: true },
      { label, amount: 1.5, perNight: true, perPerson: true },
      { label, amount: 200, refundable: true },
    ]
    expect(stayTotal({ ...week, costs }, 4)).toBe(700 + 60 + 14 + 40 + 42 + 200)
  })

  it('is exact to the cent', () => {
    expect(stayTotal({ ...week, price: 0.1, costs: [{ label, amount: 0.2 }] }, 1)).toBe(0.3)
  })

  it('is not known without a price; a cost that is not set adds nothing', () => {
    expect(stayTotal({ ...week, price: -1 }, 1)).toBeUndefined()
    expect(stayTotal({ ...week, costs: [{ label, amount: -1 }] }, 1)).toBe(700)
  })

  it('counts nights by the calendar, also when the clocks move', () => {
    expect(nightsOf({ start: '2026-03-27', end: '2026-03-30' })).toBe(3)
    expect(nightsOf({ start: '2026-12-30', end: '2027-01-02' })).toBe(3)
  })
})

test('what is paid back is paid, and is no cost', () => {
  const costs = [
    { label, amount: 60 },
    { label, amount: 200, refundable: true },
  ]
  expect(stayTotal({ ...week, costs }, 2)).toBe(960)
  expect(stayCost({ ...week, costs }, 2)).toBe(760)
  expect(stayCost({ ...week, costs, price: -1 }, 2)).toBeUndefined()
})
