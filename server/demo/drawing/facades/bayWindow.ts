import { darker, lighter } from '../color'
import type { Palette } from '../palette'
import { face, planeAt, type Stage } from '../stage'
import { windowAt, type WindowStyle } from '../windows'

/** The "erker": a shallow timber bay hung on the first floor, with a small zinc roof. */
export function bayWindow(
  stage: Stage,
  x: number,
  base: number,
  w: number,
  palette: Palette,
  style: WindowStyle,
): string {
  const { tone } = stage
  const back = planeAt(stage)
  const out = 0.55
  const front = planeAt(stage, -out)
  const wood = tone.lit(lighter(palette.joinery, 0.1))
  const side = stage.camera.eyeX < x + w / 2 ? x : x + w
  const sideColor = (side === x ? -1 : 1) === tone.sunSide ? wood : tone.shaded(palette.joinery)
  const h = 2.75
  const shadowX = x - tone.sunSide * out * tone.slant * 0.8
  const pane: WindowStyle = {
    ...style,
    head: 'flat',
    lintel: 'none',
    sill: false,
    bars: 'tee',
    reveal: 0.07,
    frame: palette.joinery,
  }
  const leaf = (w - 0.36) / 3
  return (
    back.rect(shadowX, base - 0.35 - out * tone.drop, w, h + 0.2, tone.shadow, 'opacity=".32"') +
    face(
      stage,
      [
        [side, base, 0],
        [side, base, -out],
        [side, base + h, -out],
        [side, base + h, 0],
      ],
      sideColor,
    ) +
    front.shape(
      [
        [x, base],
        [x + w, base],
        [x + w * 0.86, base - 0.32],
        [x + w * 0.14, base - 0.32],
      ],
      darker(wood, 0.3),
    ) +
    front.rect(x, base, w, h, wood) +
    front.rect(x + 0.1, base + 0.12, w - 0.2, 0.55, darker(wood, 0.12)) +
    [0, 1, 2]
      .map((i) =>
        windowAt(stage, front, { x: x + 0.12 + i * (leaf + 0.06), y: base + 0.8, w: leaf, h: 1.72 }, pane),
      )
      .join('') +
    front.shape(
      [
        [x - 0.12, base + h],
        [x + w + 0.12, base + h],
        [x + w * 0.9, base + h + 0.36],
        [x + w * 0.1, base + h + 0.36],
      ],
      tone.lit(palette.slate),
    ) +
    front.rect(x - 0.12, base + h - 0.05, w + 0.24, 0.1, lighter(wood, 0.4))
  )
}
