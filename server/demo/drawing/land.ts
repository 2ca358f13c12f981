import { nearEdge, project, visibleX } from './camera'
import { blend, darker, lighter, type Color } from './color'
import { face, withRng, type Stage } from './stage'
import { box, line, path, px } from './svg'

/** Ground strip right across the picture between two depths. */
export function strip(stage: Stage, from: number, to: number, color: Color, height = 0, extra = ''): string {
  const [, far] = project(stage.camera, 0, height, to)
  const [, near] = project(stage.camera, 0, height, from)
  return near - far < 0.3 ? '' : box(0, far, stage.camera.width, near - far, color, extra)
}

/** Ground from the horizon to the lower edge. */
export function groundAll(stage: Stage, color: Color): string {
  const { camera } = stage
  return box(0, camera.horizon, camera.width, camera.height - camera.horizon, color)
}

/** Where each belt of ground begins, counted from the front of the house towards the eye. */
export interface Plot {
  /** end of the front garden or, in a street, 0 */
  garden: number
  pavement: number
}

/** Street: paving stones, a kerb, then the carriageway with setts or asphalt. */
export function street(stage: Stage, plot: Plot): string {
  const s = withRng(stage, 'street')
  const { tone, palette, rng, camera } = s
  const near = nearEdge(camera)
  const paving = tone.lit(palette.paving)
  const setts = s.setting === 'city' || s.setting === 'village' ? rng.chance(0.6) : false
  const beach = s.setting === 'coast'
  const road = tone.lit(beach ? '#dcc9a0' : setts ? blend('#a59c90', palette.stone, 0.25) : '#8f8d8c')
  const kerb = -plot.garden - plot.pavement
  let out = strip(s, kerb, -plot.garden, paving)
  out += joints(s, -plot.garden, kerb, 0.6, darker(paving, 0.3))
  out += strip(s, kerb - 0.16, kerb, lighter(paving, 0.45)) + strip(s, near - 0.2, kerb - 0.16, road)
  out += strip(s, kerb - 0.34, kerb - 0.16, tone.shadow, 0, 'opacity=".25"')
  if (beach) return out + grass(s, kerb - 0.4, near, road, 46)
  if (setts) out += setting(s, kerb - 0.3, near, road)
  return out
}

function joints(stage: Stage, from: number, to: number, step: number, color: Color): string {
  const [left, right] = visibleX(stage.camera, from)
  let out = ''
  for (let z = from - step; z > to; z -= step) {
    const [, y] = project(stage.camera, 0, 0, z)
    out += `M0 ${px(y)}H${stage.camera.width}`
  }
  for (let x = Math.floor(left); x < right; x += 1.2) {
    const a = project(stage.camera, x, 0, from)
    const b = project(stage.camera, x, 0, to)
    out += `M${px(a[0])} ${px(a[1])}L${px(b[0])} ${px(b[1])}`
  }
  return `<path d="${out}" stroke="${color}" stroke-width="1" fill="none" opacity=".28"/>`
}

/** Cobbles: short strokes that widen towards the eye. */
function setting(stage: Stage, from: number, to: number, color: Color): string {
  const { rng, camera } = stage
  let dark = ''
  let light = ''
  for (let z = from, row = 0; z > to; z -= Math.max(0.16, (from - z) * 0.09), row++) {
    const [left, right] = visibleX(camera, z)
    const width = (right - left) / 46
    for (let x = left + (row % 2) * width * 0.5; x < right; x += width) {
      if (!rng.chance(0.5)) continue
      const [px0, py0] = project(camera, x, 0, z)
      const w = width * camera.scale * 0.7
      const d = `M${px(px0)} ${px(py0)}h${px(w)}`
      if (rng.chance(0.6)) dark += d
      else light += d
    }
  }
  return (
    `<path d="${dark}" stroke="${darker(color, 0.35)}" stroke-width="2.2" opacity=".38"/>` +
    `<path d="${light}" stroke="${lighter(color, 0.5)}" stroke-width="2.2" opacity=".4"/>`
  )
}

/** Lawn in front of a free-standing house, with mowing stripes and a path to the door. */
export function frontGarden(stage: Stage, plot: Plot, door: number | null): string {
  const { tone, palette } = stage
  const lawn = tone.lit(palette.lawn)
  let out = strip(stage, -plot.garden, 0.2, lawn)
  for (let z = 0; z < plot.garden; z += 1.1) {
    if (Math.round(z / 1.1) % 2)
      out += strip(stage, -Math.min(plot.garden, z + 1.1), -z, darker(lawn, 0.2), 0, 'opacity=".16"')
  }
  if (door !== null) {
    out += face(
      stage,
      [
        [door - 0.65, 0, 0],
        [door + 0.65, 0, 0],
        [door + 0.65, 0, -plot.garden],
        [door - 0.65, 0, -plot.garden],
      ],
      tone.lit(lighter(palette.paving, 0.2)),
    )
    for (let z = 0.5; z < plot.garden; z += 0.7) {
      out += line(
        project(stage.camera, door - 0.65, 0, -z),
        project(stage.camera, door + 0.65, 0, -z),
        darker(palette.paving, 0.4),
        1,
        'opacity=".35"',
      )
    }
  }
  return out
}

/** Meadow grass: tufts that grow towards the eye. */
export function grass(stage: Stage, from: number, to: number, color: Color, count = 160): string {
  const s = withRng(stage, 'grass')
  const { rng, camera } = s
  let dark = ''
  let light = ''
  for (let i = 0; i < count; i++) {
    const t = rng.next()
    const z = from + (to - from) * t * t
    const [left, right] = visibleX(camera, z)
    const [x, y] = project(camera, rng.range(left, right), 0, z)
    const h = ((camera.scale * camera.distance) / (camera.distance + z)) * rng.range(0.06, 0.2)
    const tuft = `M${px(x - h * 0.35)} ${px(y)}q${px(h * 0.1)} ${px(-h * 0.6)} ${px(-h * 0.12)} ${px(-h * 0.9)}q${px(h * 0.3)} ${px(h * 0.3)} ${px(h * 0.35)} ${px(h * 0.5)}q${px(h * 0.1)} ${px(-h * 0.5)} ${px(h * 0.42)} ${px(-h * 0.7)}q${px(-h * 0.2)} ${px(h * 0.5)} ${px(-h * 0.06)} ${px(h * 1.1)}z`
    if (rng.chance(0.6)) dark += tuft
    else light += tuft
  }
  return path(dark, darker(color, 0.28), 'opacity=".5"') + path(light, lighter(color, 0.4), 'opacity=".55"')
}
