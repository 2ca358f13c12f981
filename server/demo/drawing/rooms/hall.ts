import { darker, lighter } from '../color'
import { garageDoor } from '../doors'
import { planeAt, type Stage } from '../stage'
import { block, inRoom } from './furniture'
import { across, daylight, shell, type RoomShape } from './shell'

const STEEL = '#4b6672'

/** A hall for storage or work: steel above, a sectional door, racks with pallets, light from high windows. */
export function hall(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('hall')
  const { width: W, height: H } = shape
  let out = shell(stage, shape, '#d9d8cf', 'concrete')
  out += daylight(
    stage,
    shape,
    { x: W * 0.12, y: H - 1.9, w: W * 0.76, h: 1.1, bars: 8, curtains: false },
    '#5f686b',
  )
  const door = { x: across(shape, W * 0.56, 4), y: 0.02, w: 4, h: 3.5 }
  out += garageDoor(
    stage,
    planeAt(stage),
    door,
    rng.pick(['#9aa39f', palette.door, '#c9c4b6'] as const),
    false,
  )
  for (const z of [-1, -4.5, -8]) {
    const plane = planeAt(stage, z)
    const steel = inRoom(stage, STEEL)
    out += plane.rect(0, H - 0.5, W, 0.16, steel) + plane.rect(0, H - 0.12, W, 0.1, darker(steel, 0.2))
    for (let x = 0.6; x < W; x += 1.2) out += plane.rect(x, H - 0.4, 0.05, 0.3, steel)
  }
  out += rack(stage, shape, rng.pick([palette.brick, '#b7791f', STEEL] as const))
  for (const [t, z] of [
    [0.52, -3.4],
    [0.7, -5.2],
  ] as const)
    out += pallet(stage, across(shape, W * t, 1.2), z, rng.int(1, 2))
  return out
}

function rack(stage: Stage, shape: RoomShape, color: string): string {
  const rng = stage.rng.fork('rack')
  const bays = 2
  const w = 2.7
  const x0 = across(shape, 0.4, bays * w)
  let out = ''
  for (let level = 0; level < 3; level++) {
    const y = level * 1.35
    if (level) out += block(stage, { x: x0, y: y - 0.1, z: -0.9, w: bays * w, h: 0.1, d: 0.85 }, '#b7791f')
    for (let i = 0; i < bays * 2; i++)
      if (rng.chance(0.8))
        out += block(
          stage,
          { x: x0 + 0.15 + i * 1.33, y, z: -0.85, w: 1.05, h: rng.range(0.6, 1), d: 0.8 },
          rng.pick(['#c2a57d', '#b09468', '#d8cdb8', '#8f9c8c'] as const),
        )
  }
  for (let i = 0; i <= bays; i++)
    out += block(stage, { x: x0 + i * w - 0.05, y: 0, z: -0.95, w: 0.1, h: 4.1, d: 0.05 }, darker(color, 0.1))
  return out
}

function pallet(stage: Stage, x: number, z: number, layers: number): string {
  let out = block(stage, { x, y: 0, z, w: 1.2, h: 0.14, d: 0.8 }, '#a5784f')
  for (let i = 0; i < layers; i++)
    for (const dx of [0.03, 0.61])
      out += block(
        stage,
        { x: x + dx, y: 0.14 + i * 0.5, z: z + 0.02, w: 0.56, h: 0.48, d: 0.74 },
        lighter('#b99a6c', i * 0.12),
      )
  return out
}
