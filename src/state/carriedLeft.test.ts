import { carriedLeft, carryLeft } from './carriedLeft'

test('what was left out of a line is told at the address that it led to, until it is put away', () => {
  carryLeft('/nl/te-koop?type=1', ['rustig', 'begane grond'])
  expect(carriedLeft('/nl/te-koop?type=1')).toEqual(['rustig', 'begane grond'])
  expect(carriedLeft('/nl/te-koop')).toEqual([])
  expect(carriedLeft('/nl/te-koop?type=1')).toHaveLength(2)
  carryLeft('/nl/te-koop?type=1', [])
  expect(carriedLeft('/nl/te-koop?type=1')).toEqual([])
})
