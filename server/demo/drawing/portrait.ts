import { blob } from './blob'
import { blend, darker, lighter, type Color } from './color'
import type { Palette } from './palette'
import type { Rng } from './rng'
import { box, oval, path, px, stroke } from './svg'

const skins = ['#f0cdb0', '#e5b994', '#f3d6c0', '#c98f66', '#a56f4c', '#7f5238', '#e9c3a2'] as const
const hairs = [
  '#3b2a22',
  '#6b4630',
  '#a8763f',
  '#2a2624',
  '#c9a063',
  '#8a8480',
  '#7d3b24',
  '#d3cdc4',
] as const
const coats = [
  '#2f5d50',
  '#35495a',
  '#7d2f1c',
  '#3f3d3a',
  '#b08a5a',
  '#6f7f86',
  '#8a4a36',
  '#d9cdb8',
] as const
const backs = ['#e6d6be', '#d8cfba', '#cfd5c6', '#e7cdb8', '#c9d3d1', '#ddc0a4'] as const

/** A calm face in flat planes, lit from one side: skin, hair, coat, a plain ground behind. 800 × 800. */
export function portrait(rng: Rng, palette: Palette): string {
  const skin = rng.pick(skins)
  const hair = rng.pick(hairs)
  const coat = rng.pick(coats)
  const side = rng.chance(0.5) ? -1 : 1
  const long = rng.chance(0.5)
  const wide = long ? rng.range(0.92, 0.98) : rng.range(0.97, 1.05)
  const ground = rng.pick(backs)
  const face = { cx: 400, cy: 358, rx: 112 * wide, ry: 148 }
  const style = long
    ? rng.pick(['bob', 'long', 'bun', 'curls'] as const)
    : rng.pick(['short', 'swept', 'curls', 'bald', 'short'] as const)
  const beard = !long && rng.chance(0.45)
  return (
    box(0, 0, 800, 800, ground) +
    oval(400 + side * -150, 420, 330, 330, lighter(ground, 0.35), 'opacity=".6"') +
    backHair(style, face, hair) +
    body(rng, coat, skin, side, palette) +
    head(face, skin, side) +
    (beard ? beardShape(face, hair, rng) : '') +
    features(face, skin, hair, rng, long, beard) +
    frontHair(style, face, hair, side, rng)
  )
}

interface Face {
  cx: number
  cy: number
  rx: number
  ry: number
}

function body(rng: Rng, coat: Color, skin: Color, side: number, palette: Palette): string {
  const shirt = rng.pick(['#f4efe4', '#e9e2d2', '#dfe3dc', '#efd9c4'] as const)
  const look = rng.pick(['jacket', 'jumper', 'collar'] as const)
  const shoulders = 'M96 800C104 668 170 622 300 590C340 640 460 640 500 590C630 622 696 668 704 800Z'
  const neck = `M338 430C342 520 336 560 300 592C330 650 470 650 500 592C464 560 458 520 462 430Z`
  let out =
    path(shoulders, coat) +
    path(neck, skin) +
    path(
      'M338 455C366 500 434 500 462 455L462 480C440 530 372 535 340 495Z',
      darker(skin, 0.32),
      'opacity=".5"',
    )
  const shade =
    side < 0
      ? 'M400 640C480 640 500 610 500 590C630 622 696 668 704 800H470Z'
      : 'M400 640C320 640 300 610 300 590C170 622 104 668 96 800H330Z'
  out += path(shade, darker(coat, 0.4), 'opacity=".35"')
  if (look === 'jumper')
    return (
      out + path('M292 588C320 660 480 660 508 588L522 606C490 690 310 690 278 606Z', lighter(coat, 0.12))
    )
  out += path(
    'M300 590L400 760L500 590C520 600 530 606 536 612L400 800L264 612C270 606 280 600 300 590Z',
    look === 'jacket' ? shirt : lighter(coat, 0.2),
  )
  if (look === 'jacket') {
    out +=
      path('M300 590L400 706L340 742L262 622Z', lighter(shirt, 0.3)) +
      path('M500 590L400 706L460 742L538 622Z', darker(shirt, 0.1))
    out +=
      path('M270 608L388 800H250C240 740 244 670 230 628Z', lighter(coat, 0.12)) +
      path('M530 608L412 800H550C560 740 556 670 570 628Z', darker(coat, 0.12))
    if (rng.chance(0.16)) out += path('M386 722H414L424 800H376Z', palette.textileAccent)
  }
  return out
}

function head({ cx, cy, rx, ry }: Face, skin: Color, side: number): string {
  const outline = `M${px(cx - rx)} ${cy - 30}C${px(cx - rx)} ${cy - ry * 1.05} ${px(cx + rx)} ${cy - ry * 1.05} ${px(cx + rx)} ${cy - 30}C${px(cx + rx)} ${cy + 60} ${px(cx + rx * 0.62)} ${cy + ry} ${cx} ${cy + ry}C${px(cx - rx * 0.62)} ${cy + ry} ${px(cx - rx)} ${cy + 60} ${px(cx - rx)} ${cy - 30}Z`
  const dark = -side
  // the dark half: the same outline, cut from the crown to the chin along the turn of the cheek
  const [brow, crown] = [cy - 30, cy - ry * 1.05]
  const apex = (brow + 3 * crown) / 4
  const shade = `M${px(cx)} ${px(apex)}C${px(cx + dark * rx * 0.3)} ${cy - 60} ${px(cx + dark * rx * 0.56)} ${cy + 10} ${px(cx + dark * rx * 0.46)} ${cy + 60}C${px(cx + dark * rx * 0.36)} ${cy + 100} ${px(cx + dark * rx * 0.16)} ${cy + 130} ${cx} ${cy + ry}C${px(cx + dark * rx * 0.62)} ${cy + ry} ${px(cx + dark * rx)} ${cy + 60} ${px(cx + dark * rx)} ${brow}C${px(cx + dark * rx)} ${px((brow + crown) / 2)} ${px(cx + (dark * rx) / 2)} ${px(apex)} ${cx} ${px(apex)}Z`
  return (
    oval(cx - rx, cy + 4, 18, 34, darker(skin, dark < 0 ? 0.22 : 0.06)) +
    oval(cx + rx, cy + 4, 18, 34, darker(skin, dark > 0 ? 0.22 : 0.06)) +
    path(outline, skin) +
    path(shade, darker(blend(skin, '#9a4a3a', 0.3), 0.12), 'opacity=".38"')
  )
}

function features(
  { cx, cy, rx }: Face,
  skin: Color,
  hair: Color,
  rng: Rng,
  long: boolean,
  beard: boolean,
): string {
  const ink = darker(blend(skin, '#3a2420', 0.75), 0.3)
  const brow = darker(blend(hair, ink, 0.4), 0.1)
  const gap = rx * 0.44
  const eyeY = cy - 6
  const eye = (x: number) =>
    oval(x, eyeY + 2, 19, 9, lighter(skin, 0.55)) +
    oval(x, eyeY + 1, 8.5, 8.5, '#33271f') +
    oval(x - 2.5, eyeY - 2, 2.4, 2.4, '#ffffff', 'opacity=".8"') +
    stroke(
      `M${px(x - 22)} ${eyeY + 2}Q${px(x)} ${eyeY - 14} ${px(x + 22)} ${eyeY + 2}`,
      ink,
      long ? 5 : 4,
      'stroke-linecap="round"',
    )
  const browAt = (x: number, s: number) =>
    stroke(
      `M${px(x - s * 25)} ${cy - 34}Q${px(x + s * 4)} ${cy - 46} ${px(x + s * 28)} ${cy - 33}`,
      brow,
      long ? 6 : 9,
      'stroke-linecap="round"',
    )
  const lips = long ? blend(skin, '#a8433a', 0.6) : darker(blend(skin, '#a85a4a', 0.4), 0.12)
  const smile = rng.range(8, 18)
  const mouth =
    stroke(
      `M${cx - 34} ${cy + 82}Q${cx} ${px(cy + 82 + smile)} ${cx + 34} ${cy + 82}`,
      lips,
      7,
      'stroke-linecap="round"',
    ) +
    (beard
      ? ''
      : stroke(
          `M${cx - 15} ${px(cy + 102)}q15 5 30 0`,
          darker(skin, 0.2),
          4,
          'stroke-linecap="round" opacity=".5"',
        ))
  const nose = stroke(
    `M${cx + 6} ${cy - 2}Q${cx + 16} ${cy + 34} ${cx + 15} ${cy + 44}Q${cx + 4} ${cy + 54} ${cx - 10} ${cy + 48}`,
    darker(skin, 0.34),
    4.5,
    'stroke-linecap="round" opacity=".75"',
  )
  const glasses = rng.chance(0.28)
    ? [cx - gap, cx + gap]
        .map((x) => stroke(`M${px(x - 35)} ${eyeY}a35 30 0 1 1 70 0a35 30 0 1 1 -70 0z`, '#3a302a', 4.5))
        .join('') +
      stroke(`M${px(cx - gap + 35)} ${eyeY - 4}q${px(gap - 35)} -10 ${px(2 * gap - 70)} 0`, '#3a302a', 4.5)
    : ''
  return browAt(cx - gap, -1) + browAt(cx + gap, 1) + eye(cx - gap) + eye(cx + gap) + nose + mouth + glasses
}

type Style = 'bob' | 'long' | 'bun' | 'curls' | 'short' | 'swept' | 'bald'

function backHair(style: Style, { cx, cy, rx, ry }: Face, hair: Color): string {
  const dark = darker(hair, 0.22)
  if (style === 'bun') return oval(cx, cy - ry - 34, 58, 52, dark) + oval(cx, cy - 60, rx + 16, 110, dark)
  if (style === 'bob')
    return path(
      `M${cx - rx - 34} ${cy + 130}C${cx - rx - 50} ${cy - 230} ${cx + rx + 50} ${cy - 230} ${cx + rx + 34} ${cy + 130}Q${cx} ${cy + 170} ${cx - rx - 34} ${cy + 130}Z`,
      dark,
    )
  if (style === 'long')
    return path(
      `M${cx - rx - 46} ${cy + 320}C${cx - rx - 50} ${cy - 300} ${cx + rx + 50} ${cy - 300} ${cx + rx + 46} ${cy + 320}Q${cx} ${cy + 250} ${cx - rx - 46} ${cy + 320}Z`,
      dark,
    )
  if (style === 'curls')
    return [0, 1, 2, 3, 4, 5, 6, 7, 8]
      .map((i) =>
        oval(
          cx + Math.cos(Math.PI * (1 + i / 8)) * (rx + 14),
          cy - 50 + Math.sin(Math.PI * (1 + i / 8)) * 112,
          48,
          48,
          dark,
        ),
      )
      .join('')
  return ''
}

function frontHair(style: Style, { cx, cy, rx, ry }: Face, hair: Color, side: number, rng: Rng): string {
  const top = cy - ry
  if (style === 'bald')
    return path(
      `M${cx - rx - 8} ${cy + 6}C${cx - rx - 14} ${cy - 50} ${cx - rx + 4} ${cy - 70} ${cx - rx + 16} ${cy - 84}L${cx - rx + 10} ${cy - 12}ZM${cx + rx + 8} ${cy + 6}C${cx + rx + 14} ${cy - 50} ${cx + rx - 4} ${cy - 70} ${cx + rx - 16} ${cy - 84}L${cx + rx - 10} ${cy - 12}Z`,
      hair,
    )
  if (style === 'curls')
    return [0.12, 0.3, 0.5, 0.7, 0.88]
      .map((t) =>
        path(blob(cx - rx + t * rx * 2, top + 22 - Math.sin(t * Math.PI) * 26, 46, 38, rng, 0.12, 10), hair),
      )
      .join('')
  const part = cx + side * rx * (style === 'bun' ? 0.05 : rng.range(0.25, 0.5))
  const low = style === 'short' || style === 'swept' ? cy - 20 : cy + 10
  const lift = style === 'swept' ? 46 : 26
  const cap = `M${px(cx - rx - 10)} ${low}C${px(cx - rx - 22)} ${top - 10} ${px(cx - rx * 0.5)} ${top - lift} ${cx} ${top - lift}C${px(cx + rx * 0.5)} ${top - lift} ${px(cx + rx + 22)} ${top - 10} ${px(cx + rx + 10)} ${low}C${px(cx + rx + 2)} ${cy - 60} ${px(cx + rx * 0.75)} ${cy - 80} ${px(part)} ${top + 40}C${px(cx - side * rx * 0.4)} ${top + 62} ${px(cx - side * rx * 0.8)} ${cy - 66} ${px(cx - side * (rx + 2))} ${px(low - 20)}`
  const tidy =
    side > 0
      ? cap
      : `M${px(cx + rx + 10)} ${low}C${px(cx + rx + 22)} ${top - 10} ${px(cx + rx * 0.5)} ${top - lift} ${cx} ${top - lift}C${px(cx - rx * 0.5)} ${top - lift} ${px(cx - rx - 22)} ${top - 10} ${px(cx - rx - 10)} ${low}C${px(cx - rx - 2)} ${cy - 60} ${px(cx - rx * 0.75)} ${cy - 80} ${px(part)} ${top + 40}C${px(cx + rx * 0.4)} ${top + 62} ${px(cx + rx * 0.8)} ${cy - 66} ${px(cx + rx + 2)} ${px(low - 20)}`
  return (
    path(tidy + 'Z', hair) +
    path(
      `M${px(part)} ${top + 30}Q${px(cx - side * rx * 0.3)} ${top - 8} ${px(cx - side * rx * 0.86)} ${top + 60}Q${px(cx - side * rx * 0.3)} ${top + 22} ${px(part)} ${top + 30}Z`,
      lighter(hair, 0.22),
      'opacity=".6"',
    )
  )
}

function beardShape({ cx, cy, rx, ry }: Face, hair: Color, rng: Rng): string {
  const full = rng.range(6, 22)
  return path(
    `M${px(cx - rx + 2)} ${cy + 10}C${px(cx - rx + 8)} ${cy + 70} ${px(cx - rx * 0.4)} ${cy + 58} ${cx} ${cy + 60}C${px(cx + rx * 0.4)} ${cy + 58} ${px(cx + rx - 8)} ${cy + 70} ${px(cx + rx - 2)} ${cy + 10}C${px(cx + rx + 2)} ${cy + 90} ${px(cx + rx * 0.6)} ${px(cy + ry + full)} ${cx} ${px(cy + ry + full)}C${px(cx - rx * 0.6)} ${px(cy + ry + full)} ${px(cx - rx - 2)} ${cy + 90} ${px(cx - rx + 2)} ${cy + 10}Z`,
    hair,
    'opacity=".92"',
  )
}
