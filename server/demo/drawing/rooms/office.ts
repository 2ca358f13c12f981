import { lighter } from '../color'
import type { Stage } from '../stage'
import { block, chair, picture, plant, rug, shelves, table } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'
import { tableLamp } from './tableLamp'

export function office(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('office')
  const W = shape.width
  const winW = rng.range(1.7, 2.3)
  let out = shell(stage, shape, palette.interiorWall, 'boards')
  out += daylight(
    stage,
    shape,
    { x: across(shape, W * 0.44, winW), y: 0.85, w: winW, h: 1.5, bars: 2, curtains: rng.chance(0.4) },
    palette.joinery,
  )
  out += shelves(stage, across(shape, 0.1, 1.7), 0.06, -0.32, 1.7, rng.int(4, 6))
  out += picture(stage, across(shape, W - 0.62, 0.5), 1.3, 0.5, 0.7)
  out += plant(stage, across(shape, W - 0.4, 0), -0.5, 1.3)
  out += rug(stage, W * 0.3, -3, W * 0.5, 1.9, lighter(palette.textile, 0.35), palette.textileAccent)
  const dx = across(shape, W * 0.42, 1.8)
  out += table(stage, dx, -1.9, 1.8, 0.8, 0.75, palette.wood)
  out +=
    block(stage, { x: dx + 0.65, y: 0.79, z: -1.5, w: 0.6, h: 0.38, d: 0.03 }, '#2f3335', 0.02) +
    block(stage, { x: dx + 0.92, y: 0.75, z: -1.48, w: 0.06, h: 0.06, d: 0.04 }, '#2f3335')
  out +=
    tableLamp(stage, dx + 0.25, -1.55, 0.75) +
    block(stage, { x: dx + 1.4, y: 0.75, z: -1.7, w: 0.24, h: 0.08, d: 0.3 }, palette.brick) +
    block(stage, { x: dx + 1.42, y: 0.83, z: -1.68, w: 0.2, h: 0.05, d: 0.26 }, '#efe6d2')
  return (
    out +
    chair(stage, dx + 0.65, -2.35, rng.pick([palette.textileAccent, palette.wood, '#33403c'] as const), true)
  )
}
