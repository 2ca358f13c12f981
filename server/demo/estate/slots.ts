import { SUB_TYPES, type EstateType, type ListingStatus } from '../../../src/contract/codes'
import type { Rng } from '../rng'

/** Estates come in blocks: eighteen of their own, then a project and its six units. */
const BLOCK = 25
export const UNITS = 6
const PROJECT_AT = BLOCK - UNITS - 1

export type Slot =
  | { kind: 'property'; type: EstateType; subType: string }
  | { kind: 'project' }
  | { kind: 'unit'; project: number; nth: number }

type Row = readonly [type: Exclude<EstateType, 'PROJECT'>, common: readonly string[] | null]

const houses = [
  'HOUSE',
  'TERRACED_HOUSE',
  'SEMI_DETACHED_HOUSE',
  'DETACHED_HOUSE',
  'VILLA',
  'TOWNHOUSE',
  'BEL_ETAGE',
  'MANSION',
] as const
const apartments = [
  'APARTMENT',
  'APARTMENT',
  'DUPLEX',
  'GROUND_FLOOR_APARTMENT',
  'PENTHOUSE',
  'STUDIO',
] as const

/** One row a slot of the block: common subtypes, or null for the next of the whole list in turn. */
const rows: readonly Row[] = [
  ['HOUSE', houses],
  ['APARTMENT', apartments],
  ['HOUSE', null],
  ['COMMERCIAL', null],
  ['APARTMENT', apartments],
  ['HOUSE', houses],
  ['PLOT', ['BUILDING_PLOT']],
  ['APARTMENT', null],
  ['HOUSE', houses],
  ['GARAGE', ['GARAGE_BOX', 'PARKING', 'GARAGE']],
  ['HOUSE', null],
  ['APARTMENT', apartments],
  ['COMMERCIAL', null],
  ['HOUSE', houses],
  ['PLOT', null],
  ['APARTMENT', null],
  ['GARAGE', null],
  ['HOUSE', houses],
]

/** How many rows before this one in the block take the next of the same list. */
const turnOf = (index: number): readonly [before: number, perBlock: number] => {
  const same = rows.map(([type, common], at) => (type === rows[index]?.[0] && !common ? at : -1))
  const turns = same.filter((at) => at >= 0)
  return [turns.indexOf(index), turns.length]
}

/** What stands at a place of the sequence, whatever the number asked for. */
export const slotAt = (index: number, rng: Rng): Slot => {
  const at = index % BLOCK
  const block = Math.floor(index / BLOCK)
  if (at === PROJECT_AT) return { kind: 'project' }
  if (at > PROJECT_AT) return { kind: 'unit', project: block * BLOCK + PROJECT_AT, nth: at - PROJECT_AT - 1 }
  const [type, common] = rows[at] as Row
  if (common) return { kind: 'property', type, subType: rng.pick(common) }
  const [before, perBlock] = turnOf(at)
  const all: readonly string[] = SUB_TYPES[type]
  return { kind: 'property', type, subType: all[(block * perBlock + before) % all.length] as string }
}

/** The status of a property: businesses change hands, studios and rooms are mostly let. */
export const statusFor = (type: EstateType, subType: string, index: number, rng: Rng): ListingStatus => {
  const block = Math.floor(index / BLOCK)
  if (type === 'COMMERCIAL' && index % 2 === 1)
    return block % 3 === 0 ? 'TAKE_OVER' : block % 5 === 1 ? 'TAKEN_OVER' : rng.pick(['FOR_SALE', 'TO_RENT'])
  const room = ['STUDENT_ROOM', 'CO_LIVING', 'FURNISHED_APARTMENT', 'STUDIO'].includes(subType)
  if (room)
    return rng.weighted([
      ['TO_RENT', 7],
      ['RENTED', 3],
    ])
  if (type === 'PLOT')
    return rng.weighted([
      ['FOR_SALE', 17],
      ['SOLD', 3],
    ])
  const letting = type === 'HOUSE' ? 1.2 : 3
  return rng.weighted([
    ['FOR_SALE', 12],
    ['TO_RENT', letting],
    ['SOLD', 2.4],
    ['RENTED', letting / 3],
  ])
}
