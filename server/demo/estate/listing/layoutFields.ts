import type { ListingFields } from '../../../../src/contract/listingFields'
import { livedIn, type PlannedRoom, type RoomName } from '../layout'
import type { Profile } from '../profile'

type Layout = NonNullable<ListingFields['layout']>

/** Rooms with one field, and rooms counted into numbered fields up to a number. */
const single: Partial<Record<RoomName, keyof Layout>> = {
  living: 'living',
  dining: 'dining',
  hall: 'hall',
  terrace: 'terrace',
  office: 'office',
  storage: 'storage',
  laundry: 'laundry',
  cellar: 'cellar',
  garage: 'garage',
}
const numbered: Partial<Record<RoomName, number>> = {
  bedroom: 7,
  bathroom: 3,
  kitchen: 2,
  toilet: 2,
  attic: 2,
}

const fieldOf = ({ name, nth }: PlannedRoom): string | undefined => {
  const most = numbered[name]
  if (most !== undefined) return nth < most ? `${name}${nth + 1}` : undefined
  return nth === 0 ? single[name] : undefined
}

const customs = [
  'custom1',
  'custom2',
  'custom3',
  'custom4',
  'custom5',
  'custom6',
  'custom7',
  'custom8',
  'custom9',
  'custom10',
] as const
const upper = ['upper_floor1', 'upper_floor2', 'upper_floor3', 'upper_floor4'] as const

/** As many of the rooms, in their order, as there are m² for. */
const withRoom = (rooms: Record<string, number>, left: number): Record<string, number> => {
  let rest = left
  return Object.fromEntries(Object.entries(rooms).filter(([, area]) => (rest -= area) >= 0))
}

/** Room surfaces as labelled fields; big houses have rooms that no list names. */
export const layoutFieldsOf = (profile: Profile, rooms: readonly PlannedRoom[]): Layout | undefined => {
  const rng = profile.rng.fork('layout fields')
  const { facts } = profile
  if (rooms.length === 0 || rng.chance(0.15)) return undefined
  const named = Object.fromEntries(
    rooms.flatMap((room): [string, number][] => {
      const field = fieldOf(room)
      return field ? [[field, room.area]] : []
    }),
  )
  const large = (facts.area ?? 0) > 260
  const extra = large ? rng.int(1, 10) : rng.chance(0.15) ? 1 : 0
  const storeys = facts.home === 'house' ? Math.min(4, profile.floors - 1) : 0
  const m2 = () => rng.int(40, 180) / 10
  const besides = {
    ...(large && rng.chance(0.2) && { kitchen2: m2() }),
    ...(rng.chance(0.12) && { veranda: m2() }),
    ...(rng.chance(0.15) && { dressing: rng.int(30, 80) / 10 }),
    ...(facts.bedrooms > 2 && rng.chance(0.5) && { night_hall: rng.int(30, 90) / 10 }),
    ...Object.fromEntries(customs.slice(0, extra).map((field) => [field, m2()])),
  }
  return {
    ...named,
    ...withRoom(besides, (facts.area ?? 0) - livedIn(rooms)),
    ...(rng.chance(0.1) && { toilet1: -1 }),
    ...Object.fromEntries(
      upper
        .slice(0, Math.max(0, storeys))
        .map((field) => [field, Math.round((facts.area ?? 0) / (storeys + 1))]),
    ),
    ...(large && facts.storage === 'attic' && rng.chance(0.5) && { attic2: m2() }),
  }
}
