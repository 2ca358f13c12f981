import { darker } from '../color'
import { face, planeAt, seen, type Stage } from '../stage'
import { px } from '../svg'
import { tree } from '../trees'

/** A balcony: slab, its soffit, the shadow below, and a railing of bars or frosted glass. */
export function balcony(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  out: number,
  look: 'bars' | 'glass' | 'solid',
  slab = '#e6e0d3',
): string {
  const { tone } = stage
  const back = planeAt(stage)
  const front = planeAt(stage, -out)
  if (!seen(stage, front.at(x - 1, y)[0], front.at(x + w + 1, y)[0])) return ''
  const color = tone.lit(slab)
  const slide = -tone.sunSide * out * tone.slant * 0.6
  const drop = out * tone.drop * 1.1
  const shade = back.shape(
    [
      [x, y - 0.1],
      [x + w, y - 0.1],
      [x + w + slide, y - 0.1 - drop],
      [x + slide, y - 0.1 - drop],
    ],
    tone.shadow,
    'opacity=".3"',
  )
  const soffit = face(
    stage,
    [
      [x, y - 0.1, 0],
      [x + w, y - 0.1, 0],
      [x + w, y - 0.1, -out],
      [x, y - 0.1, -out],
    ],
    darker(tone.shaded(slab), 0.15),
  )
  const rail = tone.lit(look === 'bars' ? '#3a4144' : slab)
  let guard = ''
  if (look === 'bars') {
    for (let dx = 0; dx <= w; dx += Math.max(0.14, 6 / front.scale)) {
      const [bx, by] = front.at(x + dx, y + 1)
      guard += `M${px(bx)} ${px(by)}v${px(0.98 * front.scale)}`
    }
    guard =
      `<path d="${guard}" stroke="${rail}" stroke-width="${px(Math.max(0.9, front.scale * 0.02))}"/>` +
      front.rect(x, y + 0.98, w, 0.06, rail)
  } else if (look === 'glass') {
    guard =
      front.rect(x, y + 0.05, w, 0.95, tone.lit('#cfe0dc'), 'opacity=".42"') +
      front.rect(x, y + 0.97, w, 0.05, tone.lit('#8f9696'))
  } else guard = front.rect(x, y, w, 0.95, color) + front.rect(x, y + 0.9, w, 0.06, tone.lit('#8f9696'))
  const green = stage.rng
    .fork(`pots${x.toFixed(1)},${y.toFixed(1)}`)
    .chance(stage.camera.scale > 40 ? 0.28 : 0.08)
    ? pots(stage, x + w * 0.2, y, -out * 0.6)
    : ''
  return shade + soffit + green + front.rect(x - 0.03, y - 0.14, w + 0.06, 0.18, color) + guard
}

function pots(stage: Stage, x: number, y: number, z: number): string {
  const raised: Stage = { ...stage, camera: { ...stage.camera, eye: stage.camera.eye - y } }
  return tree(raised, { x, z, height: 1.25, kind: 'shrub', haze: 0.05 }).replace(
    /^<ellipse[^>]*><ellipse[^>]*>/,
    '',
  )
}
