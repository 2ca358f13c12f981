import { parseRental } from '../rentalSearch/rentalAddress'
import { stayQuery } from './stayQuery'

const asked = (query: string) => parseRental(new URLSearchParams(query))
const stay = { start: '2027-08-07', end: '2027-08-14', type: { id: 1 } }

test('an address asks for the stay that is chosen by its days and its kind', () => {
  expect(stayQuery(asked(''), stay, 3)).toBe(
    'maxOccupation=3&periodType=1&periodStart=2027-08-07&periodEnd=2027-08-14',
  )
})

test('what is chosen takes the place of what was asked, and the rest of it stays', () => {
  const earlier = asked('month=2027-06&monthEnd=2027-08&periodType=2,3&maxOccupation=4&priceMax=900')
  expect(stayQuery(earlier, stay, 4)).toBe(
    'maxOccupation=4&periodType=1&periodStart=2027-08-07&periodEnd=2027-08-14&priceMax=900',
  )
})

test('guests alone ask for no days, and nobody asks for nothing', () => {
  expect(stayQuery(asked(''), undefined, 3)).toBe('maxOccupation=3')
  expect(stayQuery(asked(''), undefined, undefined)).toBe('')
  expect(stayQuery(asked('month=2027-08'), undefined, 3)).toBe('maxOccupation=3&month=2027-08')
})

test('days that are reserved by now are asked for no more', () => {
  const earlier = asked('periodStart=2027-08-07&periodEnd=2027-08-14&maxOccupation=4')
  expect(stayQuery(earlier, null, 4)).toBe('maxOccupation=4')
})
