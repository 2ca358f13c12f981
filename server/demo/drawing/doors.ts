import { darker, lighter, type Color } from './color'
import { clippedToHead, type Plane, type Stage } from './stage'
import { px } from './svg'
import { glass, openingPath, revealShadow, type Opening, type WindowStyle } from './windows'

export interface DoorStyle {
  color: Color
  /** glazed light above the leaf, metres high; 0 for none */
  fanlight: number
  look: 'panelled' | 'boards' | 'glazed' | 'flush'
  head: WindowStyle['head']
  steps: number
}

/** A front door on its stone step; the leaf stands back in the wall. */
export function doorAt(stage: Stage, plane: Plane, opening: Opening, style: DoorStyle): string {
  const { x, y, w, h } = opening
  const { tone, palette } = stage
  const color = tone.lit(style.color)
  const outline = openingPath(plane, opening, style.head)
  const leaf = h - style.fanlight
  const lamp = stage.rng.fork('hall').chance(tone.lamps * 1.6)
  const fan: Opening = { x: x + 0.06, y: y + leaf + 0.05, w: w - 0.12, h: style.fanlight - 0.05 }
  const content =
    (style.fanlight ? glass(stage, plane, fan, openingPath(plane, fan, style.head), lamp) : '') +
    leafLook(stage, plane, { x, y, w, h: leaf }, style, color) +
    revealShadow(stage, plane, opening, 0.2)
  const stone = tone.lit(lighter(palette.stone, 0.3))
  let steps = ''
  for (let i = 0; i < style.steps; i++) {
    const grow = 0.1 + (style.steps - 1 - i) * 0.16
    const top = y - (i === style.steps - 1 ? 0 : 0.16 * (style.steps - 1 - i))
    steps +=
      plane.rect(x - grow, 0, w + grow * 2, top, darker(stone, 0.25)) +
      plane.rect(x - grow, top - 0.05, w + grow * 2, 0.05, stone)
  }
  return (
    steps + `<path d="${outline}" fill="${darker(color, 0.25)}"/>` + clippedToHead(stage, outline, content)
  )
}

function leafLook(
  stage: Stage,
  plane: Plane,
  { x, y, w, h }: Opening,
  style: DoorStyle,
  color: Color,
): string {
  const dark = darker(color, 0.3)
  const light = lighter(color, 0.2)
  const handle = plane.rect(x + w * 0.86, y + 1, 0.035, 0.22, '#d9b66f')
  const leaf = plane.rect(x + 0.04, y, w - 0.08, h, color)
  const panel = (px0: number, py0: number, pw: number, ph: number) =>
    plane.rect(px0, py0, pw, ph, dark) +
    plane.rect(px0 + 0.02, py0, pw - 0.02, ph - 0.025, light, 'opacity=".35"')
  if (style.look === 'panelled') {
    const half = (w - 0.32) / 2
    const parts = [0.16, 0.95, h - 0.75].flatMap((py, i) =>
      [x + 0.11, x + 0.21 + half].map((left) =>
        panel(left, y + py, half, i === 2 ? 0.6 : i === 1 ? Math.max(0.2, h - 1.85) : 0.65),
      ),
    )
    return leaf + parts.join('') + handle
  }
  if (style.look === 'boards') {
    let joints = ''
    for (let dx = 0.16; dx < w - 0.08; dx += 0.14) {
      const [jx, jy] = plane.at(x + dx, y + h)
      joints += `M${px(jx)} ${px(jy)}v${px(h * plane.scale)}`
    }
    return leaf + `<path d="${joints}" stroke="${dark}" stroke-width="1.6"/>` + handle
  }
  if (style.look === 'glazed') {
    const pane: Opening = { x: x + 0.18, y: y + 0.32, w: w - 0.36, h: h - 0.5 }
    return leaf + glass(stage, plane, pane, openingPath(plane, pane, 'flat'), stage.tone.lamps > 0.3) + handle
  }
  return leaf + plane.rect(x + w * 0.2, y + 0.3, 0.05, h - 0.6, light, 'opacity=".5"') + handle
}

/** A garage door: boards or panels across, in the colour given. */
export function garageDoor(stage: Stage, plane: Plane, opening: Opening, color: Color, up: boolean): string {
  const { x, y, w, h } = opening
  const lit = stage.tone.lit(color)
  let joints = ''
  const [left, top] = plane.at(x, y + h)
  if (up)
    for (let dx = 0.2; dx < w; dx += 0.2)
      joints += `M${px(left + dx * plane.scale)} ${px(top)}v${px(h * plane.scale)}`
  else
    for (let dy = 0.5; dy < h; dy += 0.5)
      joints += `M${px(left)} ${px(top + dy * plane.scale)}h${px(w * plane.scale)}`
  return (
    plane.rect(x, y, w, h, lit) +
    `<path d="${joints}" stroke="${darker(lit, 0.4)}" stroke-width="${px(Math.max(1, plane.scale * 0.02))}" opacity=".6"/>` +
    plane.rect(x + w / 2 - 0.12, y + 0.85, 0.24, 0.05, darker(lit, 0.5)) +
    revealShadow(stage, plane, opening, 0.16)
  )
}
