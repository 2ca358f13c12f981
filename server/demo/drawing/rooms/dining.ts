import { darker, lighter } from '../color'
import type { Stage } from '../stage'
import { block, chair, pendant, picture, plant, rug, table } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'

export function dining(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('dining')
  const W = shape.width
  const winW = rng.range(1.8, 2.6)
  let out = shell(stage, shape, palette.interiorWall, 'boards')
  out += daylight(
    stage,
    shape,
    {
      x: (W - winW) / 2 + rng.range(-0.5, 0.5),
      y: rng.pick([0.06, 0.8] as const),
      w: winW,
      h: 1.6,
      bars: 3,
      curtains: rng.chance(0.6),
    },
    palette.joinery,
  )
  const chest = across(shape, 0.12, 1.1)
  out +=
    block(stage, { x: chest, y: 0.1, z: -0.45, w: 1.1, h: 0.75, d: 0.43 }, darker(palette.wood, 0.15)) +
    picture(stage, chest + 0.2, 1.2, 0.7, 0.9)
  out += plant(stage, chest + 0.8, -0.2, 0.5, 0.85) + plant(stage, across(shape, W - 0.4, 0), -0.5, 1.5)
  const tw = rng.range(2, 2.5)
  const tx = (W - tw) / 2
  out += rug(stage, tx - 0.5, -3.3, tw + 1, 2.3, lighter(palette.textile, 0.4), palette.textile)
  const seat = rng.pick([palette.wood, palette.textileAccent, '#33403c', palette.textile] as const)
  for (const t of [0.14, 0.42, 0.7]) out += chair(stage, tx + tw * t, -1.65, seat, false)
  out += table(stage, tx, -2.7, tw, 1, 0.75, palette.wood)
  out +=
    block(stage, { x: tx + tw * 0.44, y: 0.75, z: -2.2, w: 0.3, h: 0.08, d: 0.3 }, '#d8cdb8', 0.04) +
    plant(stage, tx + tw * 0.3, -2.2, 0.4, 0.75)
  for (const t of [0.12, 0.42, 0.72]) out += chair(stage, tx + tw * t, -3.1, seat, true)
  for (const t of tw > 2.2 ? [0.28, 0.72] : [0.5])
    out += pendant(stage, tx + tw * t, -2.2, shape.height, 0.85, palette.textileAccent)
  return out
}
