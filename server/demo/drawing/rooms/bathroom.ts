import { darker, lighter } from '../color'
import { face, planeAt, type Stage } from '../stage'
import { oval } from '../svg'
import { block, footShadow, inRoom, plant } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'

export function bathroom(stage: Stage, shape: RoomShape): string {
  const { palette, tone } = stage
  const rng = stage.rng.fork('bathroom')
  const W = shape.width
  const plane = planeAt(stage)
  let out = shell(stage, shape, lighter(palette.interiorWall, 0.35), 'tiles')
  const tile = inRoom(
    stage,
    lighter(
      rng.pick([palette.foliage, palette.textileAccent, palette.stone] as const),
      rng.range(0.35, 0.65),
    ),
  )
  const high = rng.pick([1.25, 2.6] as const)
  out += plane.rect(0, 0, W, high, tile)
  for (let x = 0.1; x < W; x += 0.2) out += plane.rect(x, 0, 0.01, high, lighter(tile, 0.5), 'opacity=".35"')
  for (let y = 0.2; y < high; y += 0.2) out += plane.rect(0, y, W, 0.01, lighter(tile, 0.5), 'opacity=".35"')
  const winX = across(shape, W * 0.12, 1.5)
  out += daylight(
    stage,
    shape,
    { x: winX, y: 1.05, w: 1.5, h: 1.25, bars: 2, curtains: false },
    palette.joinery,
  )
  const bathX = across(shape, W * 0.06, 1.8)
  out += footShadow(stage, bathX, -1.3, 1.8, 0.8)
  out += block(stage, { x: bathX, y: 0.02, z: -1.3, w: 1.8, h: 0.58, d: 0.8 }, '#f6f2e9', 0.2)
  out += face(
    stage,
    [
      [bathX + 0.1, 0.6, -1.22],
      [bathX + 1.7, 0.6, -1.22],
      [bathX + 1.7, 0.6, -0.58],
      [bathX + 0.1, 0.6, -0.58],
    ],
    inRoom(stage, '#cfdad4'),
  )
  out +=
    block(stage, { x: bathX + 0.88, y: 0.55, z: -0.5, w: 0.035, h: 0.42, d: 0.04 }, '#b99d5f') +
    block(stage, { x: bathX + 0.88, y: 0.95, z: -0.7, w: 0.035, h: 0.035, d: 0.2 }, '#b99d5f')
  out += block(
    stage,
    { x: bathX + 1.25, y: 0.35, z: -1.33, w: 0.36, h: 0.27, d: 0.02 },
    palette.textileAccent,
    0.02,
  )
  const bx = across(shape, W * 0.56, 1.5)
  out +=
    block(stage, { x: bx, y: 0.34, z: -0.5, w: 1.5, h: 0.46, d: 0.5 }, palette.wood) +
    block(stage, { x: bx - 0.02, y: 0.8, z: -0.53, w: 1.54, h: 0.05, d: 0.53 }, '#efeae0')
  out += block(
    stage,
    { x: bx + 0.74, y: 0.36, z: -0.51, w: 0.012, h: 0.42, d: 0.01 },
    darker(palette.wood, 0.5),
  )
  for (const t of [0.1, 0.58]) {
    out += block(stage, { x: bx + 1.5 * t, y: 0.85, z: -0.45, w: 0.46, h: 0.12, d: 0.34 }, '#f8f5ee', 0.06)
    out += block(stage, { x: bx + 1.5 * t + 0.22, y: 0.95, z: -0.08, w: 0.03, h: 0.2, d: 0.03 }, '#b99d5f')
  }
  const [mx, my] = plane.at(bx + 0.75, 1.62)
  const s = plane.scale
  const round = rng.chance(0.6)
  const mirror = inRoom(stage, '#d3dedc')
  out += round
    ? oval(mx, my, 0.46 * s, 0.46 * s, '#b99d5f') +
      oval(mx, my, 0.44 * s, 0.44 * s, mirror) +
      oval(mx - 0.08 * s, my - 0.08 * s, 0.3 * s, 0.3 * s, '#ffffff', 'opacity=".25"')
    : plane.rect(bx + 0.1, 1.2, 1.3, 0.9, '#5a5248') +
      plane.rect(bx + 0.13, 1.23, 1.24, 0.84, mirror) +
      plane.shape(
        [
          [bx + 0.3, 1.23],
          [bx + 0.55, 1.23],
          [bx + 0.95, 2.07],
          [bx + 0.7, 2.07],
        ],
        '#ffffff',
        'opacity=".25"',
      )
  for (const dx of [0.12, 1.38])
    out += oval(
      ...plane.at(bx + dx, 1.85),
      0.07 * s,
      0.1 * s,
      tone.hour === 'evening' ? '#fbe3ae' : '#f7f1e4',
    )
  out += face(
    stage,
    [
      [bathX, 0.005, -2.6],
      [bathX + 1.3, 0.005, -2.6],
      [bathX + 1.3, 0.005, -1.75],
      [bathX, 0.005, -1.75],
    ],
    inRoom(stage, lighter(palette.textile, 0.3)),
  )
  out += plant(stage, across(shape, W * 0.5, 0), -0.3, 1) + plant(stage, winX + 1.25, -0.1, 0.35, 1.02)
  const stoolX = across(shape, W * 0.84, 0.4)
  return (
    out +
    footShadow(stage, stoolX, -2.1, 0.4, 0.3) +
    block(stage, { x: stoolX, y: 0, z: -2.1, w: 0.4, h: 0.46, d: 0.3 }, palette.wood) +
    block(stage, { x: stoolX + 0.04, y: 0.46, z: -2.06, w: 0.32, h: 0.12, d: 0.24 }, '#f3eee3', 0.04)
  )
}
