import { estate } from '../../../tests/support/builders'
import { ROOM_TYPE_ID } from '../../contract/ids'
import { bathroomsOf, bedroomsOf, parkingPlaces, terraceArea } from './figures'
import { fromApi } from './fromApi'
import { roomCount } from './rooms'

const floor = { id: 1, level: 0, name: { nl: 'Gelijkvloers' } }
const room = (typeId: number, surface = -1) => ({ typeId, label: { nl: 'Ruimte' }, surface, floor, sort: 1 })
const { bedroom, bathroom, toilet, garage, parking, terrace } = ROOM_TYPE_ID
const { bedroomCount, bathroomCount, ...general } = estate().general
const rooms = [bedroom, bedroom, bathroom, toilet, garage, parking, parking].map((id) => room(id))
const house = fromApi(
  estate({ general, layout: { rooms: [...rooms, room(terrace, 12), room(terrace, 8.5)] } }),
  {
    hiddenStatus: [],
  },
)
if (!house) throw new Error('Nothing is hidden here')

test('rooms are counted by their type (spec §3)', () => {
  expect(
    (['bedroom', 'bathroom', 'toilet', 'garage', 'parking'] as const).map((name) => roomCount(house, name)),
  ).toEqual([2, 1, 1, 1, 2])
})

test('counts that nobody wrote down come from the rooms', () => {
  expect([bedroomCount, bathroomCount]).toEqual([3, 1])
  expect([bedroomsOf(house), bathroomsOf(house), parkingPlaces(house), terraceArea(house)]).toEqual([
    2, 1, 3, 20.5,
  ])
})
