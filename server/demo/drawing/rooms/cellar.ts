import { darker, lighter } from '../color'
import { planeAt, type Stage } from '../stage'
import { bicycle } from '../streetThings'
import { oval } from '../svg'
import { block, inRoom, shelves } from './furniture'
import { across, shell, type RoomShape } from './shell'

/** A storage cellar: bare walls, a bulb, shelves and boxes, a bicycle against the wall. */
export function cellar(stage: Stage, shape: RoomShape): string {
  const { palette } = stage
  const rng = stage.rng.fork('cellar')
  const W = shape.width
  const wall = lighter(rng.pick([palette.stone, palette.plaster, palette.brick] as const), 0.55)
  const plane = planeAt(stage)
  let out = shell(stage, shape, wall, 'concrete')
  const joint = darker(inRoom(stage, wall), 0.3)
  for (let y = 0.3; y < shape.height; y += 0.3) out += plane.rect(0, y, W, 0.012, joint, 'opacity=".35"')
  out += shelves(stage, across(shape, 0.15, 1.5), 0.06, -0.4, 1.5, 4, 0.38)
  out += bicycle(stage, across(shape, W - 1.95, 1.75), -0.2)
  const box = (x: number, y: number, z: number, w: number, h: number) =>
    block(stage, { x: across(shape, x, w), y, z, w, h, d: w }, '#c2a57d') +
    planeAt(stage, z).rect(across(shape, x, w) + w / 2 - 0.03, y, 0.06, h, inRoom(stage, '#a98a60'))
  out += box(W - 0.75, 0, -1.6, 0.55, 0.4) + box(W - 0.7, 0.4, -1.58, 0.42, 0.32) + box(0.2, 0, -2, 0.6, 0.45)
  const [x, y] = plane.at(W / 2, shape.height - 0.25)
  const s = plane.scale
  return (
    out +
    oval(x, y, s * 1.1, s * 0.8, '#fff0c8', 'opacity=".28"') +
    oval(x, y, s * 0.09, s * 0.11, '#fff3d2') +
    plane.rect(W / 2 - 0.01, shape.height - 0.2, 0.02, 0.2, '#3a3632')
  )
}
