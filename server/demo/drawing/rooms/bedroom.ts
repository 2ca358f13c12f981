import { darker, lighter } from '../color'
import { face, type Stage } from '../stage'
import { block, footShadow, inRoom, picture, plant, rug } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'
import { tableLamp } from './tableLamp'

export function bedroom(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('bedroom')
  const W = shape.width
  const linen = rng.pick(['#f3eee3', '#e8ddca', '#dfe0d6'] as const)
  let out = shell(
    stage,
    shape,
    rng.chance(0.4) ? lighter(palette.textileAccent, 0.7) : palette.interiorWall,
    'boards',
  )
  const winW = rng.range(1.3, 1.7)
  out += daylight(
    stage,
    shape,
    {
      x: across(shape, W - winW - 0.65, winW),
      y: rng.pick([0.06, 0.8] as const),
      w: winW,
      h: 1.55,
      bars: 2,
      curtains: true,
    },
    palette.joinery,
  )
  const robe = across(shape, 0, 0.62)
  out += block(stage, { x: robe, y: 0, z: -3.2, w: 0.62, h: 2.25, d: 2.2 }, lighter(palette.wood, 0.2))
  out += robeDoors(stage, shape.mirrored ? robe : robe + 0.62, palette.wood)
  const bedW = 1.7
  const bx = across(shape, W * 0.23, bedW)
  out += rug(stage, bx - 0.5, -2.9, bedW + 1, 1.6, lighter(palette.textile, 0.3), palette.textileAccent)
  out += block(
    stage,
    { x: bx - 0.1, y: 0.2, z: -0.1, w: bedW + 0.2, h: 0.95, d: 0.1 },
    rng.chance(0.5) ? palette.wood : palette.textile,
    0.05,
  )
  out += picture(stage, bx + bedW * 0.2, 1.45, bedW * 0.6, 0.62)
  out += footShadow(stage, bx, -2.2, bedW, 2.1)
  for (const side of [bx - 0.6, bx + bedW + 0.12])
    out +=
      block(stage, { x: side, y: 0.1, z: -0.48, w: 0.45, h: 0.42, d: 0.42 }, palette.wood) +
      tableLamp(stage, side + 0.22, -0.25, 0.52)
  out += block(stage, { x: bx, y: 0.1, z: -2.15, w: bedW, h: 0.24, d: 2.1 }, palette.wood)
  for (const t of [0.06, 0.53]) {
    out += block(stage, { x: bx + bedW * t, y: 0.5, z: -0.4, w: bedW * 0.41, h: 0.38, d: 0.16 }, linen, 0.1)
    out += block(
      stage,
      { x: bx + bedW * (t + 0.04), y: 0.5, z: -0.6, w: bedW * 0.33, h: 0.3, d: 0.14 },
      t < 0.5 ? palette.textileAccent : lighter(palette.textileAccent, 0.25),
      0.09,
    )
  }
  out += block(stage, { x: bx + 0.02, y: 0.3, z: -2.1, w: bedW - 0.04, h: 0.22, d: 1.7 }, linen, 0.06)
  out += block(
    stage,
    { x: bx - 0.03, y: 0.22, z: -2.2, w: bedW + 0.06, h: 0.33, d: 0.85 },
    palette.textile,
    0.05,
  )
  out += block(
    stage,
    { x: bx - 0.03, y: 0.55, z: -1.42, w: bedW + 0.06, h: 0.02, d: 0.14 },
    lighter(palette.textile, 0.3),
  )
  out += plant(stage, across(shape, W - 0.35, 0), -0.7, 1.2)
  out += block(
    stage,
    { x: bx + 0.15, y: 0, z: -2.9, w: bedW - 0.3, h: 0.42, d: 0.4 },
    darker(palette.textileAccent, 0.1),
    0.06,
  )
  return out
}

/** Joints and handles of the wardrobe, on the side that faces the bed. */
function robeDoors(stage: Stage, x: number, color: string): string {
  const dark = darker(inRoom(stage, color), 0.5)
  const strip = (z: number, y: number, d: number, h: number) =>
    face(
      stage,
      [
        [x, y, z],
        [x, y, z + d],
        [x, y + h, z + d],
        [x, y + h, z],
      ],
      dark,
      'opacity=".45"',
    )
  return (
    [-1.55, -2.1, -2.65].map((z) => strip(z, 0.08, 0.015, 2.12)).join('') +
    [-1.63, -2.0, -2.73].map((z) => strip(z, 1, 0.025, 0.3)).join('') +
    strip(-3.2, 0, 2.2, 0.08)
  )
}
