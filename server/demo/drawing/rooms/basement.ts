import { car, carPaints } from '../car'
import { darker, lighter } from '../color'
import { face, planeAt, type Stage } from '../stage'
import { block, inRoom } from './furniture'
import { shell, type RoomShape } from './shell'

const BAY = 2.7

/** An underground garage: concrete, pillars, painted bays, tube lights; one bay is free. */
export function basement(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('basement')
  const { width: W, height: H } = shape
  let out = shell(stage, shape, lighter(palette.stone, 0.6), 'concrete')
  out += planeAt(stage).rect(
    0,
    0,
    W,
    0.9,
    inRoom(stage, rng.pick([palette.door, palette.textileAccent] as const)),
  )
  const bays = Math.floor((W - 0.4) / BAY)
  const start = (W - bays * BAY) / 2
  for (let i = 0; i <= bays; i++) {
    const x = start + i * BAY
    out += face(
      stage,
      [
        [x - 0.05, 0.005, -5.2],
        [x + 0.05, 0.005, -5.2],
        [x + 0.05, 0.005, 0],
        [x - 0.05, 0.005, 0],
      ],
      '#f1ecdd',
      'opacity=".8"',
    )
  }
  const free = rng.int(1, Math.max(1, bays - 2))
  for (let i = 0; i < bays; i++)
    if (i !== free && rng.chance(0.75)) out += car(stage, start + i * BAY + 0.45, -4.6, rng.pick(carPaints))
  for (const z of [-0.6, -3.4, -6.2]) {
    const plane = planeAt(stage, z)
    for (const t of [0.25, 0.75]) out += plane.rect(W * t - 0.7, H - 0.16, 1.4, 0.07, '#fff6dc')
  }
  for (const t of [0, bays])
    out += block(
      stage,
      { x: start + t * BAY - 0.2, y: 0, z: -5.4, w: 0.4, h: H, d: 0.4 },
      darker(lighter(palette.stone, 0.5), 0.08),
    )
  return out
}
