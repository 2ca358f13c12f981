import type { Camera } from './camera'
import { cameraFor, facadeScene, homeOf } from './facade'
import { finish } from './finish'
import { hero, heroCamera } from './hero'
import { paletteOf } from './palette'
import { floorPlan } from './plan'
import { portrait } from './portrait'
import { createRng } from './rng'
import { HOME, roomSizes } from './rooms/roomSizes'
import { roomScenes } from './rooms/scenes'
import { roomCamera, type RoomShape } from './rooms/shell'
import type { Drawing, DrawingSpec, Hour, Setting } from './spec'
import type { Stage } from './stage'
import { toneOf } from './tone'

/**
 * Draws a picture from its description; pure, the same description always gives the same text.
 * Pictures of one seed share house, inks, light and surroundings. 1600 × 1200, hero 2000 × 1125, portrait 800 × 800.
 * A floor plan with a room without area is an error that names the room.
 */
export function draw(spec: DrawingSpec): Drawing {
  switch (spec.scene) {
    case 'facade':
      return drawFacade(spec)
    case 'room':
      return drawRoom(spec)
    case 'hero': {
      const stage = stageOf(spec, heroCamera(spec.setting))
      return drawing(stage, hero(stage))
    }
    case 'floorPlan': {
      const stage = flatStage(spec.seed, 1600, 1200)
      return drawing(stage, floorPlan(spec.rooms, stage.palette, stage.rng), 0.08, false)
    }
    case 'portrait': {
      const stage = flatStage(spec.seed, 800, 800)
      return drawing(stage, portrait(stage.rng, stage.palette))
    }
  }
}

function drawFacade(spec: Extract<DrawingSpec, { scene: 'facade' }>): Drawing {
  const house = homeOf(spec.seed, spec.family, spec)
  const stage = stageOf(spec, cameraFor(house, spec.distance, createRng(spec.seed).fork('camera')))
  return drawing(stage, facadeScene(stage, house, spec))
}

function drawRoom(spec: Extract<DrawingSpec, { scene: 'room' }>): Drawing {
  const rng = createRng(spec.seed).fork(`shape ${spec.room}`)
  const { width, height } = roomSizes[spec.room] ?? HOME
  const shape: RoomShape = {
    width: rng.range(...width),
    height: rng.range(...height),
    depth: (5 * width[0]) / HOME.width[0],
    mirrored: rng.chance(0.5),
  }
  const stage = stageOf(spec, roomCamera(shape, rng))
  return drawing(stage, roomScenes[spec.room](stage, shape))
}

function stageOf(spec: { seed: number; setting: Setting; hour: Hour }, camera: Camera): Stage {
  const rng = createRng(spec.seed)
  return {
    camera,
    tone: toneOf(spec.hour, rng.fork('light')),
    palette: paletteOf(spec.seed),
    setting: spec.setting,
    rng: rng.fork('scene'),
    defs: [],
  }
}

/** A stage for what has no depth: a plan, a portrait. */
function flatStage(seed: number, width: number, height: number): Stage {
  const camera: Camera = {
    width,
    height,
    scale: 1,
    eyeX: 0,
    originX: 0,
    horizon: height,
    eye: 1,
    distance: 1,
  }
  return { ...stageOf({ seed, setting: 'city', hour: 'day' }, camera), rng: createRng(seed).fork('flat') }
}

function drawing(stage: Stage, content: string, grain?: number, veiled?: boolean): Drawing {
  const { width, height } = stage.camera
  return { svg: finish(stage, content, grain, veiled), width, height }
}
