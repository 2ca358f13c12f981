import { blend, darker, lighter, type Color } from './color'
import { clippedToHead, define, seen, type Plane, type Stage } from './stage'
import { px } from './svg'

/** px per metre below which a window is drawn without its smallest parts. */
const finest = 48
/** … and below which it is only a pane in its frame. */
const coarsest = 34

/** A hole in a wall, in metres on its plane; y is the height of the sill. */
export interface Opening {
  x: number
  y: number
  w: number
  h: number
}

export interface WindowStyle {
  bars: 'none' | 'two' | 'three' | 'tee' | 'cross' | 'grid'
  head: 'flat' | 'segment' | 'round'
  lintel: 'none' | 'soldier' | 'stone'
  sill: boolean
  frame: Color
  /** how far the glass stands back, metres */
  reveal: number
  shutters?: Color
}

export const plainWindow: WindowStyle = {
  bars: 'two',
  head: 'flat',
  lintel: 'none',
  sill: true,
  frame: '#f5f1e7',
  reveal: 0.14,
}

/** Outline of an opening with its head, as path text. */
export function openingPath(
  plane: Plane,
  { x, y, w, h }: Opening,
  head: WindowStyle['head'],
  grow = 0,
): string {
  const [left, base] = plane.at(x - grow, y)
  const [right, top] = plane.at(x + w + grow, y + h + grow)
  const rise = head === 'flat' ? 0 : head === 'segment' ? (right - left) * 0.14 : (right - left) / 2
  const curve =
    head === 'round'
      ? `A${px(rise)} ${px(rise)} 0 0 1 ${px(right)} ${px(top + rise)}`
      : `Q${px((left + right) / 2)} ${px(top - rise)} ${px(right)} ${px(top + rise)}`
  return rise
    ? `M${px(left)} ${px(base)}V${px(top + rise)}${curve}V${px(base)}Z`
    : `M${px(left)} ${px(base)}V${px(top)}H${px(right)}V${px(base)}Z`
}

function paneGradient(stage: Stage, lamp: boolean): string {
  const { tone } = stage
  const [top, bottom] = lamp
    ? [tone.glow, '#dd9550']
    : [blend(tone.skyTop, '#27343d', 0.62), blend(tone.skyLow, '#2b3840', 0.7)]
  const markup = (id: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
  const known = stage.defs.findIndex((def, i) => def === markup(`d${i}`))
  return known >= 0 ? `d${known}` : define(stage, markup)
}

/** Glass with what stands behind it: curtains, a blind, a plant, and a slanting reflection of the sky. */
export function glass(stage: Stage, plane: Plane, opening: Opening, outline: string, lamp: boolean): string {
  const { x, y, w, h } = opening
  const rng = stage.rng.fork(`pane${x.toFixed(2)},${y.toFixed(2)}`)
  const cloth = lamp ? '#fbe6bf' : blend('#efe6d6', stage.tone.shadow, 0.22)
  let inside = ''
  const dress = rng.next()
  if (dress < 0.34) {
    const fold = w * rng.range(0.12, 0.24)
    inside +=
      plane.rect(x, y, fold, h, cloth, 'opacity=".75"') +
      plane.rect(x + w - fold, y, fold, h, cloth, 'opacity=".75"')
  } else if (dress < 0.52) {
    const drop = h * rng.range(0.2, 0.55)
    inside += plane.rect(x, y + h - drop, w, drop, cloth, 'opacity=".72"')
  } else if (dress < 0.66 && y < 4) {
    inside += plantBehind(plane, opening, lamp ? '#7a5730' : '#2f4a40')
  }
  if (!lamp && plane.scale > finest) {
    inside += plane.shape(
      [
        [x + w * 0.04, y],
        [x + w * 0.3, y],
        [x + w * 0.8, y + h],
        [x + w * 0.54, y + h],
      ],
      stage.tone.skyLow,
      'opacity=".16"',
    )
  }
  return (
    `<path d="${outline}" fill="url(#${paneGradient(stage, lamp)})"/>` + clippedToHead(stage, outline, inside)
  )
}

function plantBehind(plane: Plane, { x, y, w }: Opening, color: Color): string {
  const [cx, base] = plane.at(x + w * 0.5, y)
  const s = plane.scale
  let leaves = ''
  for (const [dx, dy] of [
    [-0.22, 0.34],
    [-0.1, 0.5],
    [0.06, 0.55],
    [0.2, 0.38],
  ] as const) {
    const [tx, ty] = [cx + dx * s, base - dy * s]
    leaves += `M${px(cx)} ${px(base - 0.14 * s)}Q${px(cx + dx * s * 0.2)} ${px(ty)} ${px(tx)} ${px(ty)}Q${px(tx)} ${px(base - 0.2 * s)} ${px(cx)} ${px(base - 0.14 * s)}`
  }
  return (
    `<path d="${leaves}" fill="${color}"/>` +
    plane.rect(x + w * 0.5 - 0.09, y, 0.18, 0.16, '#a9683f', 'opacity=".8"')
  )
}

function barLines({ x, y, w, h }: Opening, bars: WindowStyle['bars']): [number, number, number, number][] {
  const mid = x + w / 2
  const rail = y + h * 0.7
  const table: Record<WindowStyle['bars'], [number, number, number, number][]> = {
    none: [],
    two: [[mid, y, mid, y + h]],
    three: [
      [x + w / 3, y, x + w / 3, y + h],
      [x + (w * 2) / 3, y, x + (w * 2) / 3, y + h],
    ],
    tee: [
      [x, rail, x + w, rail],
      [mid, y, mid, rail],
    ],
    cross: [
      [x, rail, x + w, rail],
      [mid, y, mid, y + h],
    ],
    grid: [
      [mid, y, mid, y + h],
      [x, y + h / 3, x + w, y + h / 3],
      [x, y + (h * 2) / 3, x + w, y + (h * 2) / 3],
    ],
  }
  return table[bars]
}

/** Shadow of the reveal on the glass: under the head and along the side of the sun. */
export function revealShadow(stage: Stage, plane: Plane, { x, y, w, h }: Opening, depth: number): string {
  const { tone } = stage
  const side = depth * tone.slant * 0.8
  const top = depth * tone.drop * 1.2
  const edge = tone.sunSide < 0 ? x : x + w - side
  if (plane.scale < finest) return plane.rect(x, y + h - top, w, top, tone.shadow, 'opacity=".5"')
  return (
    plane.rect(x, y + h - top, w, top, tone.shadow, 'opacity=".5"') +
    plane.rect(edge, y, side, h - top, tone.shadow, 'opacity=".42"')
  )
}

export function windowAt(
  stage: Stage,
  plane: Plane,
  opening: Opening,
  style: WindowStyle,
  lampShare = stage.tone.lamps,
): string {
  const { x, y, w, h } = opening
  const { tone, palette } = stage
  if (!seen(stage, plane.at(x - 1, y)[0], plane.at(x + w + 1, y)[0])) return ''
  const lamp = stage.rng.fork(`lamp${x.toFixed(2)},${y.toFixed(2)}`).chance(lampShare)
  const outline = openingPath(plane, opening, style.head)
  const frame = tone.lit(style.frame)
  if (plane.scale < coarsest)
    return `<path d="${outline}" fill="url(#${paneGradient(stage, lamp)})" stroke="${frame}" stroke-width="1.4"/>`
  const thin = Math.max(1.2, plane.scale * 0.06)
  const inset = thin / plane.scale / 2
  const bars = barLines(opening, style.bars)
    .map(([x1, y1, x2, y2]) => {
      const [ax, ay] = plane.at(x1, y1)
      const [bx, by] = plane.at(x2, y2)
      return `M${px(ax)} ${px(ay)}L${px(bx)} ${px(by)}`
    })
    .join('')
  const wood =
    (bars && `<path d="${bars}" stroke="${frame}" stroke-width="${px(thin)}" fill="none"/>`) +
    `<path d="${openingPath(plane, { x: x + inset, y: y + inset, w: w - inset * 2, h: h - inset * 2 }, style.head)}" stroke="${frame}" stroke-width="${px(thin)}" fill="none"/>`
  return (
    surround(stage, plane, opening, style) +
    glass(stage, plane, opening, outline, lamp) +
    clippedToHead(stage, outline, wood + revealShadow(stage, plane, opening, style.reveal)) +
    (style.sill ? sill(stage, plane, opening, tone.lit(lighter(palette.stone, 0.25))) : '') +
    (style.shutters ? shutters(stage, plane, opening, style.shutters) : '')
  )
}

function surround(stage: Stage, plane: Plane, opening: Opening, style: WindowStyle): string {
  const { x, y, w, h } = opening
  const { tone, palette } = stage
  if (style.lintel === 'stone') {
    const stone = tone.lit(lighter(palette.stone, 0.35))
    return style.head === 'flat'
      ? plane.rect(x - 0.14, y + h, w + 0.28, 0.2, stone)
      : `<path d="${openingPath(plane, opening, style.head, 0.14)}" fill="${stone}"/>`
  }
  if (style.lintel === 'soldier') {
    const brick = tone.lit(darker(palette.brick, 0.22))
    if (style.head !== 'flat')
      return `<path d="${openingPath(plane, opening, style.head, 0.16)}" fill="${brick}" opacity=".85"/>`
    let joints = ''
    for (
      let dx = plane.scale < finest ? Infinity : -0.1;
      dx <= w + 0.1;
      dx += Math.max(0.09, 5 / plane.scale)
    ) {
      const [jx, jy] = plane.at(x + dx, y + h + 0.2)
      joints += `M${px(jx)} ${px(jy)}v${px(0.2 * plane.scale)}`
    }
    return (
      plane.rect(x - 0.12, y + h, w + 0.24, 0.2, brick) +
      `<path d="${joints}" stroke="${lighter(brick, 0.5)}" stroke-width="1" opacity=".4"/>`
    )
  }
  return ''
}

function sill(stage: Stage, plane: Plane, { x, y, w }: Opening, color: Color): string {
  const { tone } = stage
  const drop = 0.07 + 0.09 * tone.drop
  return (
    plane.rect(
      x - 0.06 - tone.sunSide * 0.05 * tone.slant,
      y - 0.07 - drop,
      w + 0.12,
      drop,
      tone.shadow,
      'opacity=".3"',
    ) +
    plane.rect(x - 0.07, y - 0.07, w + 0.14, 0.08, color) +
    (plane.scale < finest ? '' : plane.rect(x - 0.07, y - 0.02, w + 0.14, 0.03, lighter(color, 0.5)))
  )
}

function shutters(stage: Stage, plane: Plane, { x, y, w, h }: Opening, color: Color): string {
  const { tone } = stage
  const leaf = Math.min(0.6, w * 0.48)
  const one = (left: number) => {
    let slats = ''
    for (let dy = 0.12; dy < h - 0.06; dy += Math.max(0.11, 6 / plane.scale)) {
      const [sx, sy] = plane.at(left + 0.07, y + dy)
      slats += `M${px(sx)} ${px(sy)}h${px((leaf - 0.14) * plane.scale)}`
    }
    return (
      plane.rect(left - tone.sunSide * 0.05, y - 0.04, leaf, h, tone.shadow, 'opacity=".3"') +
      plane.rect(left, y, leaf, h, tone.lit(color)) +
      `<path d="${slats}" stroke="${darker(color, 0.5)}" stroke-width="1.2" opacity=".5"/>`
    )
  }
  return one(x - leaf - 0.03) + one(x + w + 0.03)
}
