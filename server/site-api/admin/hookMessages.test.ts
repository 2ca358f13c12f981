import type { ImportKind } from '../../../src/contract/importLine'
import { hookMessages } from './hookMessages'
import type { Key } from './writer'

const told = (...changed: [ImportKind, Key[]][]) =>
  hookMessages('demo', new Map(changed.map(([kind, keys]) => [kind, new Set(keys)])))

test('an import tells once of all its listings, holiday units and pages', () => {
  expect(told(['estate', [7, 8]], ['rentalUnit', [3]], ['page', [1]], ['asset', ['a']])).toEqual([
    { type: 'estate.changed', siteId: 'demo', estateIds: [7, 8] },
    { type: 'rental-unit.changed', siteId: 'demo', rentalUnitIds: [3] },
    { type: 'page.changed', siteId: 'demo', pageIds: [1] },
  ])
})

test('what every page shows, and very many listings, ask for the whole site', () => {
  expect(told(['menu', [1]], ['estate', [7]])).toEqual([{ type: 'site.changed', siteId: 'demo' }])
  const many = Array.from({ length: 501 }, (_, index) => index + 1)
  expect(told(['estate', many])).toEqual([{ type: 'site.changed', siteId: 'demo' }])
})

test('pictures, prices of stays and viewing slots change no page', () => {
  expect(told(['asset', ['a']], ['rentalPeriod', [1]], ['agendaSlot', [2]])).toEqual([])
})
