import { darker, lighter } from '../color'
import type { Stage } from '../stage'
import { block, floorLamp, footShadow, picture, plant, rug, shelves, sofa, table } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'

export function living(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('living')
  const wide = rng.range(1.9, 2.5)
  const winX = across(shape, shape.width * 0.48, wide)
  const tall = rng.chance(0.5)
  const fire = rng.chance(0.45)
  const sofaW = rng.range(2.1, 2.5)
  const low = across(shape, 0.5, 1.5)
  let out = shell(stage, shape, palette.interiorWall, 'boards')
  out += daylight(
    stage,
    shape,
    {
      x: winX,
      y: tall ? 0.06 : 0.75,
      w: wide,
      h: tall ? 2.25 : 1.6,
      bars: rng.int(2, 3),
      curtains: rng.chance(0.7),
    },
    palette.joinery,
  )
  if (fire) {
    out += block(
      stage,
      { x: low, y: 0, z: -0.35, w: 1.5, h: shape.height, d: 0.35 },
      lighter(palette.interiorWall, 0.3),
    )
    out += block(stage, { x: low + 0.3, y: 0.28, z: -0.36, w: 0.9, h: 0.62, d: 0.01 }, '#33302e')
    if (stage.tone.hour === 'evening')
      out += block(stage, { x: low + 0.55, y: 0.3, z: -0.37, w: 0.4, h: 0.18, d: 0.01 }, '#e8904a', 0.09)
    out += block(stage, { x: low - 0.08, y: 1.16, z: -0.45, w: 1.66, h: 0.07, d: 0.45 }, palette.wood)
    out += picture(stage, low + 0.35, 1.42, 0.8, 0.72, -0.36)
  } else
    out += rng.chance(0.5)
      ? shelves(stage, low, 0.06, -0.32, 1.5, 5)
      : picture(stage, low + 0.1, 1.2, 1.2, 0.9) +
        block(stage, { x: low - 0.1, y: 0.15, z: -0.45, w: 1.7, h: 0.5, d: 0.42 }, palette.wood)
  out += plant(stage, across(shape, shape.width - 0.45, 0), -0.5, rng.range(1.2, 1.6))
  out += rug(
    stage,
    shape.width * 0.22,
    -3,
    shape.width * 0.56,
    1.9,
    lighter(palette.textile, 0.35),
    palette.textileAccent,
  )
  const sx = across(shape, shape.width * 0.38, sofaW)
  out += sofa(stage, sx, -1.75, sofaW, palette.textile, palette.textileAccent)
  out += floorLamp(stage, across(shape, shape.width * 0.33, 0), -1.3)
  out += table(stage, across(shape, shape.width * 0.38, 1.1), -2.85, 1.1, 0.6, 0.36, palette.wood)
  const armX = across(shape, 0.62, 0.8)
  out += footShadow(stage, armX, -2.3, 0.8, 0.8)
  out += block(
    stage,
    { x: armX + 0.05, y: 0.4, z: -1.65, w: 0.7, h: 0.45, d: 0.16 },
    darker(palette.textileAccent, 0.05),
    0.1,
  )
  out += block(
    stage,
    { x: armX, y: 0.14, z: -2.28, w: 0.8, h: 0.24, d: 0.75 },
    darker(palette.textileAccent, 0.18),
    0.05,
  )
  out += block(
    stage,
    { x: armX + 0.12, y: 0.34, z: -2.3, w: 0.56, h: 0.14, d: 0.62 },
    lighter(palette.textileAccent, 0.1),
    0.06,
  )
  for (const dx of [0, 0.66])
    out += block(
      stage,
      { x: armX + dx, y: 0.14, z: -2.3, w: 0.14, h: 0.46, d: 0.76 },
      palette.textileAccent,
      0.06,
    )
  return out
}
