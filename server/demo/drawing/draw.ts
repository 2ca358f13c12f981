import { cameraFor, facadeScene, homeOf } from './facade'
import { finish } from './finish'
import { paletteOf } from './palette'
import { createRng } from './rng'
import type { Drawing, DrawingSpec } from './spec'
import type { Stage } from './stage'
import { toneOf } from './tone'

export function draw(spec: DrawingSpec): Drawing {
  const rng = createRng(spec.seed)
  if (spec.scene !== 'facade') throw new Error('later')
  const house = homeOf(spec.seed, spec.family)
  const camera = cameraFor(house, spec.distance, rng.fork('camera'))
  const stage: Stage = { camera, tone: toneOf(spec.hour, rng.fork('light')), palette: paletteOf(spec.seed), setting: spec.setting, rng: rng.fork('scene'), defs: [] }
  return { svg: finish(stage, facadeScene(stage, house, spec.family)), width: camera.width, height: camera.height }
}
