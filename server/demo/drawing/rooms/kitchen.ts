import { blend, darker, lighter } from '../color'
import { planeAt, type Stage } from '../stage'
import { block, footShadow, inRoom, pendant, plant, shelves } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'

export function kitchen(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('kitchen')
  const front = rng.pick([palette.door, '#e9e2d2', '#2f5d50', '#55636a', palette.wood, '#cfd2c4'] as const)
  const top = rng.pick(['#efeae0', '#4b4d4e', palette.wood] as const)
  const W = shape.width
  let out = shell(stage, shape, palette.interiorWall, rng.chance(0.6) ? 'tiles' : 'boards')
  const plane = planeAt(stage)
  const tiles = inRoom(stage, lighter(palette.textileAccent, rng.range(0.55, 0.8)))
  out += plane.rect(0, 0.95, W, 0.62, tiles)
  for (let x = 0.1; x < W; x += 0.15)
    out += plane.rect(x, 0.95, 0.008, 0.62, darker(tiles, 0.3), 'opacity=".3"')
  for (let y = 1.05; y < 1.57; y += 0.1) out += plane.rect(0, y, W, 0.008, darker(tiles, 0.3), 'opacity=".3"')
  const winW = rng.range(1.4, 1.9)
  const winX = across(shape, W * 0.42, winW)
  out += daylight(
    stage,
    shape,
    { x: winX, y: 1.12, w: winW, h: 1.28, bars: 2, curtains: false },
    palette.joinery,
  )
  const tallX = across(shape, W - 1.25, 1.25)
  out += block(stage, { x: tallX, y: 0, z: -0.62, w: 1.25, h: 2.3, d: 0.62 }, front)
  out +=
    door(stage, tallX + 0.62, 0.1, 0.01, 2.1, -0.63, front) +
    block(stage, { x: tallX + 0.08, y: 0.95, z: -0.63, w: 0.5, h: 0.5, d: 0.01 }, '#2f3234', 0.02)
  const runX = shape.mirrored ? 1.25 : 0
  const runW = W - 1.25
  out +=
    block(stage, { x: runX, y: 0.1, z: -0.6, w: runW, h: 0.8, d: 0.6 }, front) +
    block(stage, { x: runX, y: 0.9, z: -0.64, w: runW, h: 0.04, d: 0.64 }, top)
  for (let x = runX + 0.6; x < runX + runW - 0.1; x += 0.6)
    out += door(stage, x, 0.12, 0.01, 0.76, -0.61, front)
  for (let x = runX + 0.15; x < runX + runW - 0.3; x += 0.6)
    out += block(stage, { x: x + 0.08, y: 0.8, z: -0.63, w: 0.18, h: 0.018, d: 0.01 }, '#c2a468')
  out +=
    block(stage, { x: winX + winW * 0.5, y: 0.94, z: -0.3, w: 0.03, h: 0.3, d: 0.03 }, '#b8a06a') +
    block(stage, { x: winX + winW * 0.5 - 0.14, y: 1.22, z: -0.3, w: 0.17, h: 0.03, d: 0.03 }, '#b8a06a')
  out += shelves(stage, across(shape, 0.15, 1.3), 1.72, -0.26, 1.3, 1, 0.26)
  const hob = across(shape, 0.5, 0.6)
  out +=
    block(stage, { x: hob, y: 0.945, z: -0.5, w: 0.6, h: 0.01, d: 0.4 }, '#2b2d2e') +
    block(stage, { x: hob + 0.1, y: 0.955, z: -0.36, w: 0.24, h: 0.15, d: 0.2 }, palette.textileAccent, 0.03)
  out += plant(stage, winX + winW * 0.16, -0.3, 0.42, 0.94)
  const islandW = rng.range(1.9, 2.4)
  const ix = W / 2 - islandW / 2 + rng.range(-0.2, 0.2)
  out += footShadow(stage, ix, -2.6, islandW, 0.8)
  out +=
    block(
      stage,
      { x: ix + 0.06, y: 0, z: -2.55, w: islandW - 0.12, h: 0.88, d: 0.7 },
      blend(front, palette.wood, 0.35),
    ) + block(stage, { x: ix, y: 0.88, z: -2.62, w: islandW, h: 0.05, d: 0.84 }, top)
  for (const t of [0.2, 0.5, 0.8]) out += stool(stage, ix + islandW * t - 0.17, -2.95)
  out += block(
    stage,
    { x: ix + islandW * 0.62, y: 0.93, z: -2.35, w: 0.34, h: 0.09, d: 0.3 },
    '#d8cdb8',
    0.05,
  )
  for (const t of [0.3, 0.7])
    out += pendant(
      stage,
      ix + islandW * t,
      -2.2,
      shape.height,
      0.75,
      rng.fork('shade').pick([palette.textileAccent, '#efe6d2', '#33403c'] as const),
    )
  return out
}

function door(stage: Stage, x: number, y: number, w: number, h: number, z: number, color: string): string {
  return planeAt(stage, z).rect(x, y, w, h, darker(inRoom(stage, color), 0.4), 'opacity=".7"')
}

function stool(stage: Stage, x: number, z: number): string {
  const wood = stage.palette.wood
  return (
    footShadow(stage, x, z, 0.34, 0.3) +
    [0.02, 0.28]
      .map((dx) => block(stage, { x: x + dx, y: 0, z, w: 0.035, h: 0.64, d: 0.035 }, darker(wood, 0.35)))
      .join('') +
    block(stage, { x: x + 0.02, y: 0.24, z, w: 0.3, h: 0.03, d: 0.02 }, darker(wood, 0.3)) +
    block(stage, { x, y: 0.64, z, w: 0.34, h: 0.05, d: 0.32 }, wood, 0.03)
  )
}
