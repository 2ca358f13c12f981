import { blob } from './blob'
import { nearEdge, project } from './camera'
import { blend, darker } from './color'
import type { Plot } from './land'
import { withRng, type Stage } from './stage'
import { path, px, stroke } from './svg'

/** The nearest plane: a bough that hangs into an upper corner, dark against the sky. */
export function overhang(stage: Stage, inRow: boolean): string {
  const s = withRng(stage, 'overhang')
  const { rng, camera, tone, palette } = s
  if (stage.setting === 'coast' || !rng.chance(inRow ? 0.25 : 0.62)) return ''
  const left = rng.chance(0.5)
  const across = (x: number) => (left ? x : camera.width - x)
  const leaf = blend(tone.shaded(palette.foliageDark), tone.shadow, 0.25)
  let boughs = ''
  let dark = ''
  let light = ''
  const count = rng.int(3, 4)
  for (let b = 0; b < count; b++) {
    const length = camera.width * rng.range(0.16, 0.34)
    const from = camera.height * (-0.02 + b * 0.05)
    const droop = camera.height * rng.range(0.05, 0.12)
    boughs += `M${px(across(-20))} ${px(from)}Q${px(across(length * 0.5))} ${px(from - 10)} ${px(across(length))} ${px(from + droop)}`
    for (let i = 0; i < 26; i++) {
      const t = rng.range(0.02, 1.04)
      const x = length * t + rng.range(-30, 30)
      const y = from + droop * t * t + rng.range(-34, 30) * (1.15 - t * 0.6)
      const r = rng.range(10, 21)
      const shape = blob(across(x), y, r * 1.5, r * 0.72, rng, 0.16, 7)
      if (rng.chance(0.68)) dark += shape
      else light += shape
    }
  }
  return (
    stroke(boughs, darker('#6b5546', 0.35), 6) +
    path(dark, leaf) +
    path(light, blend(leaf, palette.foliage, 0.45))
  )
}

/** A long soft shadow across the ground nearest to the eye: it closes the picture below. */
export function longShadow(stage: Stage, plot: Plot): string {
  const s = withRng(stage, 'long shadow')
  const { camera, rng, tone } = s
  const near = nearEdge(camera)
  const edge = plot.garden > 20 ? near * 0.5 : -plot.garden - plot.pavement - 1
  if (edge < near) return ''
  const [, top] = project(camera, 0, 0, edge)
  const { width, height: bottom } = camera
  const band = (share: number) => {
    const at = (t: number) => px(top + (bottom - top) * t)
    const [high, low] = [share + rng.range(-0.05, 0.05), share + rng.range(0.28, 0.4)]
    const [left, right] = tone.sunSide < 0 ? [low, high] : [high, low]
    const lift = share + 0.02
    return `M0 ${bottom}V${at(left)}C${px(width * 0.3)} ${at(lift)} ${px(width * 0.6)} ${at(lift + 0.3)} ${width} ${at(right)}V${bottom}Z`
  }
  return path(band(0.36), tone.shadow, 'opacity=".1"') + path(band(0.56), tone.shadow, 'opacity=".1"')
}
