import { planeAt, type Stage } from '../stage'
import { oval, path, px } from '../svg'
import { inRoom } from './furniture'

/** A small lamp on a table top at height y. */
export function tableLamp(stage: Stage, x: number, z: number, y: number): string {
  const plane = planeAt(stage, z)
  const [cx, base] = plane.at(x, y)
  const s = plane.scale
  const lit = stage.tone.hour === 'evening'
  return (
    (lit ? oval(cx, base - 0.36 * s, s * 0.55, s * 0.55, stage.tone.glow, 'opacity=".24"') : '') +
    oval(cx, base - 0.11 * s, 0.075 * s, 0.11 * s, inRoom(stage, stage.palette.textileAccent)) +
    path(
      `M${px(cx - 0.09 * s)} ${px(base - 0.44 * s)}h${px(0.18 * s)}l${px(0.06 * s)} ${px(0.22 * s)}h${px(-0.3 * s)}z`,
      lit ? '#fbe0a8' : inRoom(stage, '#f0e6d2'),
    )
  )
}
