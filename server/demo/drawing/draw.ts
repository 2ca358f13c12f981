import { cameraFor, facadeScene, homeOf } from './facade'
import { finish } from './finish'
import { paletteOf } from './palette'
import { createRng } from './rng'
import { roomScenes } from './rooms/scenes'
import { roomCamera, type RoomShape } from './rooms/shell'
import type { Drawing, DrawingSpec } from './spec'
import type { Stage } from './stage'
import { toneOf } from './tone'

export function draw(spec: DrawingSpec): Drawing {
  const rng = createRng(spec.seed)
  if (spec.scene === 'room') {
    const shapes = rng.fork(`shape ${spec.room}`)
    const shape: RoomShape = { width: shapes.range(4.9, 5.8), height: shapes.range(2.6, 2.9), depth: 5, mirrored: shapes.chance(0.5) }
    const camera = roomCamera(shape, shapes)
    const stage: Stage = { camera, tone: toneOf(spec.hour, rng.fork('light')), palette: paletteOf(spec.seed), setting: spec.setting, rng: rng.fork('scene'), defs: [] }
    return { svg: finish(stage, roomScenes[spec.room](stage, shape)), width: camera.width, height: camera.height }
  }
  if (spec.scene !== 'facade') throw new Error('later')
  const house = homeOf(spec.seed, spec.family)
  const camera = cameraFor(house, spec.distance, rng.fork('camera'))
  const stage: Stage = { camera, tone: toneOf(spec.hour, rng.fork('light')), palette: paletteOf(spec.seed), setting: spec.setting, rng: rng.fork('scene'), defs: [] }
  return { svg: finish(stage, facadeScene(stage, house, spec.family)), width: camera.width, height: camera.height }
}
