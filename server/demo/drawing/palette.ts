import type { Color } from './color'
import { createRng } from './rng'

/** The inks of one home: chosen by the seed alone, so every picture of a listing shares them. */
export interface Palette {
  brick: Color
  /** colour of a neighbour's brick, never the same as ours */
  otherBrick: Color
  plaster: Color
  roof: Color
  slate: Color
  joinery: Color
  door: Color
  foliage: Color
  foliageDark: Color
  lawn: Color
  /** hedges, borders and house plants stay green when the trees turn */
  evergreen: Color
  evergreenDark: Color
  paving: Color
  wood: Color
  textile: Color
  textileAccent: Color
  interiorWall: Color
  stone: Color
  blossom: Color
}

const bricks = [
  '#9e3f27',
  '#b4573a',
  '#8f4a36',
  '#c29a66',
  '#ac6a4a',
  '#7d4a40',
  '#cdab80',
  '#a3523f',
  '#6d5148',
] as const
const otherBricks = ['#b98a68', '#a9644b', '#cbb08c', '#8d5a4a', '#d6c6ab'] as const
const plasters = ['#f1e9da', '#eadcc3', '#f4f0e7', '#ddcfb8', '#ebcfb6', '#d3d6c8', '#e9d2c4'] as const
const roofs = ['#a4523b', '#8a4636', '#5a4a46', '#b5694a', '#4d4b50'] as const
const slates = ['#4c525c', '#575a60', '#454a50'] as const
const joineries = ['#f5f1e7', '#f5f1e7', '#2f5d50', '#2d3338', '#6f4d35', '#35495a', '#dcd5c2'] as const
const doors = [
  '#2f5d50',
  '#7d2f1c',
  '#31485e',
  '#b7791f',
  '#262a2c',
  '#6b4a33',
  '#8b9a86',
  '#a9583f',
] as const
const foliages = [
  ['#6f8a57', '#41614d', '#a9b47c'],
  ['#5c7d5c', '#34574c', '#9fb084'],
  ['#8a9155', '#56683f', '#b8b679'],
  ['#7d9a6a', '#476a57', '#adba88'],
  ['#b58a45', '#7d5a34', '#b3ae76'],
] as const
const pavings = ['#d3c8b6', '#c8bdb0', '#d8cbb2', '#c4bdb2'] as const
const woods = ['#b98b5e', '#c9a376', '#8f6444', '#d2b48c', '#a5784f'] as const
const textiles = ['#d9cdb8', '#8f9c8c', '#c2a78d', '#6f7f86', '#b9b3a5', '#a8795f'] as const
const accents = ['#9e3f27', '#2f5d50', '#b7791f', '#35495a', '#c47f5d'] as const
const interiorWalls = ['#efe6d6', '#e6dccb', '#e9e4d8', '#dcdcd0', '#ecd9c6', '#d7dad2', '#f0e8dc'] as const
const stones = ['#6d7578', '#7b8082', '#666c70'] as const
const blossoms = ['#d99a86', '#c9583f', '#e8c07a', '#f0e6da', '#b98aa0'] as const

/** The palette of a listing's seed. */
export function paletteOf(seed: number): Palette {
  const rng = createRng(seed).fork('palette')
  const foliage = rng.pick(foliages)
  const autumn = foliage === foliages[4]
  return {
    brick: rng.pick(bricks),
    otherBrick: rng.pick(otherBricks),
    plaster: rng.pick(plasters),
    roof: rng.pick(roofs),
    slate: rng.pick(slates),
    joinery: rng.pick(joineries),
    door: rng.pick(doors),
    foliage: foliage[0],
    foliageDark: foliage[1],
    lawn: foliage[2],
    evergreen: autumn ? '#7a8a58' : foliage[0],
    evergreenDark: autumn ? '#4c6249' : foliage[1],
    paving: rng.pick(pavings),
    wood: rng.pick(woods),
    textile: rng.pick(textiles),
    textileAccent: rng.pick(accents),
    interiorWall: rng.pick(interiorWalls),
    stone: rng.pick(stones),
    blossom: rng.pick(blossoms),
  }
}
