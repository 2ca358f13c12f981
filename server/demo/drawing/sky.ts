import { blob } from './blob'
import { define, withRng, type Stage } from './stage'
import { box, group, oval, path, px } from './svg'

/** Sky of the hour down to the horizon, with a few flat clouds; clouds thin out towards the horizon. */
export function sky(stage: Stage, below = stage.camera.horizon): string {
  const { camera, tone } = stage
  const id = define(
    stage,
    (name) =>
      `<linearGradient id="${name}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${tone.skyTop}"/><stop offset=".55" stop-color="${tone.skyMid}"/><stop offset="1" stop-color="${tone.skyLow}"/></linearGradient>`,
  )
  return box(0, 0, camera.width, below + 4, `url(#${id})`) + clouds(withRng(stage, 'clouds'), below)
}

function clouds(stage: Stage, below: number): string {
  const { camera, tone, rng } = stage
  const look = rng.pick(['banks', 'streaks', 'streaks', 'few', 'clear'] as const)
  if (look === 'clear') return ''
  const count = { banks: 3, streaks: 7, few: 2 }[look]
  let out = ''
  for (let i = 0; i < count; i++) {
    const x = rng.range(-0.05, 1.05) * camera.width
    const y = below * rng.range(0.14, 0.74)
    const w = camera.width * rng.range(0.12, 0.3)
    if (look === 'streaks')
      out += oval(x, y, w, rng.range(3, 9), tone.cloud, `opacity="${px(rng.range(0.3, 0.65))}"`)
    else out += bank(stage, x, y, w)
  }
  return out
}

/** A fair-weather cloud: round above, flat below. */
function bank(stage: Stage, x: number, y: number, w: number): string {
  const { rng, tone } = stage
  let d = ''
  const lumps = rng.int(4, 6)
  for (let i = 0; i < lumps; i++) {
    const t = (i + 0.5) / lumps
    const r = w * 0.17 * (0.55 + Math.sin(t * Math.PI) * rng.range(0.6, 1))
    d += blob(x + (t - 0.5) * w, y - r * 0.35, r * 1.3, r, rng, 0.08)
  }
  const id = define(
    stage,
    (name) =>
      `<clipPath id="${name}"><rect x="${px(x - w)}" y="${px(y - w)}" width="${px(w * 2)}" height="${px(w)}"/></clipPath>`,
  )
  return group(path(d, tone.cloud), `clip-path="url(#${id})" opacity=".5"`)
}
