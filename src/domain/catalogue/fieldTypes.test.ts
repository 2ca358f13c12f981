import { CODES } from '../../contract/codes'
import { FIELD_TYPES } from './fieldTypes'

test.each([
  ['status', 'Status'],
  ['type', 'Type'],
  ['sub_type', 'SubType'],
  ['other.available', 'FreeOn'],
  ['other.environment', 'Environment'],
  ['planning.permission', 'Planning'],
  ['planning.priority_purchase', 'Planning'],
  ['planning.destination', 'Destination'],
  ['planning.most_recent_destination', 'RecentDestination'],
  ['flood_information.risk_zone_for_floods', 'Flooding'],
  ['certification.energy_label', 'EnergyLabel'],
  ['comfort.heating', 'Heating'],
])('%s takes its values from %s', (name, list) => {
  expect(FIELD_TYPES[name]).toBe(list)
})

test('every reference list is the list of some field', () => {
  const used = new Set(Object.values(FIELD_TYPES))
  expect(Object.keys(CODES).filter((list) => ![...used].some((name) => name === list))).toEqual([])
})

test('a field without a list is not in the map', () => {
  expect(FIELD_TYPES['financial.price']).toBeUndefined()
})
