import { HEAD_TYPE_ID } from '../../contract/ids'
import type { EstateFilters } from '../../contract/search'
import { NO_FILTERS } from '../../siteApi/estates'
import { UNGROUPED } from './groupKey'
import { groupTotals } from './groupTotals'
import { STATUS_ID } from './statusIds'

const named = (id: number, count: number) => ({ id, count, name: { nl: String(id) } })
const filters: EstateFilters = {
  ...NO_FILTERS,
  headTypes: [
    { ...named(HEAD_TYPE_ID.HOUSE, 30), subTypes: [named(101, 20), named(102, 8)] },
    { ...named(HEAD_TYPE_ID.PROJECT, 4), subTypes: [] },
  ],
  statuses: [named(STATUS_ID.FOR_SALE, 25), named(STATUS_ID.SOLD, 9)],
  priceGroups: [
    { key: 'from-200000', count: 21 },
    { key: 'SOLD', count: 9 },
    { key: UNGROUPED, count: 4 },
  ],
  locations: [
    { id: 44021, zip: '9000', name: 'Gent', count: 12 },
    { id: 11002, zip: '2000', name: 'Antwerpen', count: 1 },
  ],
}

test.each([
  ['TYPE', { [HEAD_TYPE_ID.HOUSE]: 30, projects: 4 }],
  ['SUBTYPE', { 101: 20, 102: 8, projects: 6 }],
  ['CITY', { 44021: 12, 11002: 1 }],
  ['PRICE', { 'from-200000': 21, SOLD: 9, projects: 4 }],
  ['STATUS', { FOR_SALE: 25, SOLD: 9, TO_RENT: 0 }],
] as const)('groups by %s have the totals of what is counted', (groupBy, totals) => {
  expect(groupTotals(groupBy, filters)).toMatchObject(totals)
})

test('an API that does not count the groups of prices leaves them without a number', () => {
  expect(groupTotals('PRICE', NO_FILTERS)).toBeUndefined()
})
