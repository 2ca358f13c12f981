import { darker, lighter, type Color } from './color'
import { planeAt, type Stage } from './stage'
import { oval, path, px, softBox } from './svg'

/** Paints of cars as they stand about in Belgium: mostly grey, sometimes not. */
export const carPaints: readonly [Color, ...Color[]] = ['#8a9094', '#3c464c', '#c9c7bf', '#35495a', '#7d3a2c']

/** A parked car seen from behind: 1.8 m wide, its left side at `x`, its bumper at depth `z`. */
export function car(stage: Stage, x: number, z: number, paint: Color): string {
  const { tone } = stage
  const plane = planeAt(stage, z)
  const s = plane.scale
  const body = tone.lit(paint)
  const at = (dx: number, y: number) =>
    plane
      .at(x + dx, y)
      .map(px)
      .join(' ')
  const soft = (dx: number, y: number, w: number, h: number, r: number, fill: Color) => {
    const [left, top] = plane.at(x + dx, y + h)
    return softBox(left, top, w * s, h * s, r * s, fill)
  }
  const [cx, floor] = plane.at(x + 0.9, 0.02)
  const cabin = (inset: number, low: number, high: number, fill: Color) =>
    path(
      `M${at(0.12 + inset, low)}L${at(0.3 + inset, high)}Q${at(0.9, high + 0.08)} ${at(1.5 - inset, high)}L${at(1.68 - inset, low)}Z`,
      fill,
    )
  return (
    oval(cx, floor, s * 1.02, s * 0.11, tone.shadow, 'opacity=".34"') +
    [0.14, 1.42].map((dx) => soft(dx, 0, 0.24, 0.42, 0.06, '#23262a')).join('') +
    cabin(0, 0.82, 1.4, darker(body, 0.12)) +
    cabin(0.1, 0.9, 1.32, '#43525a') +
    soft(0.02, 0.24, 1.76, 0.68, 0.16, body) +
    soft(0.06, 0.24, 1.68, 0.16, 0.06, darker(body, 0.35)) +
    [0.1, 1.4].map((dx) => soft(dx, 0.62, 0.3, 0.14, 0.05, tone.lit('#a83a2a'))).join('') +
    soft(0.64, 0.5, 0.52, 0.12, 0.01, lighter(tone.lit('#efe9da'), 0.1))
  )
}
