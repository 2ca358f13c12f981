import { estate } from '../../../tests/support/builders'
import { fromApi } from '../estate/fromApi'
import { isToldByRoom } from './roomKind'

const floor = { id: 1, level: 0, name: { nl: 'Gelijkvloers' } }
type Given = readonly [typeId: number, name: string, surface: number]

function told(rooms: readonly Given[], layout: Record<string, number>, field: string) {
  const shown = fromApi(
    estate({
      layout: {
        rooms: rooms.map(([typeId, nl, surface], sort) => ({ typeId, label: { nl }, surface, floor, sort })),
      },
      listing: { layout },
    }),
    { hiddenStatus: [] },
  )
  if (!shown) throw new Error('Nothing is hidden here')
  return isToldByRoom(shown, `listing.layout.${field}`, layout[field] ?? -1)
}

test('a kitchen of the same size does not tell a veranda', () => {
  expect(told([[3, 'Keuken', 13.6]], { veranda: 13.6 }, 'veranda')).toBe(false)
  expect(told([[20, 'Veranda', 13.6]], { veranda: 13.6 }, 'veranda')).toBe(true)
})

test('a room is known by the number of its type, else by its name in any language', () => {
  expect(told([[5, 'Douchekamer', 6]], { bathroom1: 6 }, 'bathroom1')).toBe(true)
  expect(told([[99, 'Badkamer 1', 6]], { bathroom1: 6 }, 'bathroom1')).toBe(true)
  expect(told([[99, 'Salle de bains', 6]], { bathroom1: 6 }, 'bathroom1')).toBe(true)
  expect(told([[1, 'Slaapkamer', 6]], { bathroom1: 6 }, 'bathroom1')).toBe(false)
})

test('one room tells one field: the second bedroom of the same size keeps its row', () => {
  const layout = { bedroom1: 12, bedroom2: 9, bedroom3: 12 }
  const one: Given[] = [[1, 'Slaapkamer 1', 12]]
  expect(['bedroom1', 'bedroom2', 'bedroom3'].map((field) => told(one, layout, field))).toEqual([
    true,
    false,
    false,
  ])
  const two: Given[] = [...one, [1, 'Slaapkamer 3', 12]]
  expect(['bedroom1', 'bedroom2', 'bedroom3'].map((field) => told(two, layout, field))).toEqual([
    true,
    false,
    true,
  ])
})
