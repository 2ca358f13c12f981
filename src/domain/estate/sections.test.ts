import { estate, site } from '../../../tests/support/builders'
import { fromApi } from './fromApi'
import { estateSections } from './sections'

const planned = {
  planning: { floodingParcelScore: 'D', presaleRight: 'NO' },
  technical: { oLevelZone: 'Zone B' },
  listing: { flood_information: { risk_zone_for_floods: 'YES' } },
} as const

function sectionsOf(hiddenTabs: string[] = []) {
  const shown = fromApi(estate(planned), site)
  if (!shown) throw new Error('hidden')
  return estateSections(shown, 'fr', new Set(hiddenTabs))
}

test('what is told of flooding stands together under its own heading, after the tab it is of', () => {
  const sections = sectionsOf()
  const at = sections.findIndex(({ tab }) => tab === 'flooding')
  expect(sections[at - 1]?.tab).toBe('planning')
  expect(sections[at]?.title).toBe('Inondations')
  expect(sections[at]?.rows.map(({ key }) => key).sort()).toEqual([
    'listing.flood_information.risk_zone_for_floods',
    'planning.floodingParcelScore',
    'technical.oLevelZone',
  ])
  expect(sections[at - 1]?.rows.map(({ key }) => key)).not.toContain('planning.floodingParcelScore')
})

test('it is hidden with its tab', () => {
  expect(sectionsOf(['planning']).filter(({ tab }) => tab === 'planning' || tab === 'flooding')).toEqual([])
})

test.each([
  [{ floorId: 3 }, undefined, '3e étage'],
  [{ floorId: 0 }, undefined, 'Rez-de-chaussée'],
  [{ floorId: -1 }, undefined, 'Sous-sol'],
  [{ floorId: 3, floor: 'Duplex 3/4' }, undefined, 'Duplex 3/4'],
  [{ floorId: 3 }, 2, '2e étage'],
])('the floor of a feed that has nothing but its number (%p) has its row, once', (said, floor, told) => {
  const general = { ...estate().general, floor: null, ...said }
  const shown = fromApi(estate({ general, listing: { construction: { floor } } }), site)
  if (!shown) throw new Error('hidden')
  const rows = estateSections(shown, 'fr', new Set()).flatMap((section) => section.rows)
  const floors = rows.filter(({ key }) => /(general|construction)\.floor$/.test(key))
  expect(floors.map(({ label, value }) => [label, value])).toEqual([['Étage', told]])
})
