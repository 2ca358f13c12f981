import { lighter } from '../color'
import type { Stage } from '../stage'
import { block, pendant, picture, plant, shelves, table } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'

/** A shop from inside: the display window to the street, goods on shelves and tables, a counter. */
export function shop(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('shop')
  const W = shape.width
  const winW = W * rng.range(0.42, 0.5)
  let out = shell(stage, shape, palette.interiorWall, rng.chance(0.5) ? 'boards' : 'tiles')
  out += daylight(
    stage,
    shape,
    { x: across(shape, W * 0.44, winW), y: 0.4, w: winW, h: 2.1, bars: 3, curtains: false },
    palette.joinery,
  )
  out += shelves(stage, across(shape, 0.15, 2.2), 0.06, -0.42, 2.2, rng.int(5, 6), 0.4)
  out += picture(stage, across(shape, W - 0.75, 0.6), 1.4, 0.6, 0.8)
  out += plant(stage, across(shape, W - 0.4, 0), -0.6, 1.4)
  const goods = [palette.textileAccent, palette.door, '#d8cdb8', palette.brick] as const
  for (const [dx, z] of [
    [0.42, -1.9],
    [0.66, -3.3],
  ] as const) {
    const x = across(shape, W * dx, 1.6)
    out += table(stage, x, z, 1.6, 0.9, 0.82, palette.wood)
    for (let i = 0; i < 5; i++)
      out += block(
        stage,
        { x: x + 0.12 + i * 0.29, y: 0.82, z: z + 0.2, w: 0.2, h: rng.range(0.1, 0.3), d: 0.22 },
        rng.pick(goods),
      )
  }
  const counter = across(shape, 0.4, 2.1)
  out += block(stage, { x: counter, y: 0, z: -3.4, w: 2.1, h: 0.98, d: 0.7 }, palette.door)
  out += block(
    stage,
    { x: counter - 0.04, y: 0.98, z: -3.44, w: 2.18, h: 0.05, d: 0.78 },
    lighter(palette.wood, 0.2),
  )
  out += block(stage, { x: counter + 1.4, y: 1.03, z: -3.2, w: 0.4, h: 0.3, d: 0.3 }, '#33383a')
  for (const t of [0.25, 0.5, 0.75])
    out += pendant(stage, W * t, -2.4, shape.height, 0.8, palette.textileAccent)
  return out
}
