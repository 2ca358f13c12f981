import { blob } from './blob'
import { blend, lighter, type Color } from './color'
import { planeAt, withRng, type Stage } from './stage'
import { oval, path, px, stroke } from './svg'

export type TreeKind = 'round' | 'poplar' | 'fir' | 'pine' | 'birch' | 'pollard' | 'shrub'

export interface Tree {
  x: number
  z: number
  height: number
  kind: TreeKind
  /** 0 here, 1 lost in the haze */
  haze?: number
}

/** A tree with its sunny and its dark side, standing on its own long shadow. */
export function tree(stage: Stage, { x, z, height, kind, haze = 0 }: Tree): string {
  const s = withRng(stage, `tree${x.toFixed(1)},${z.toFixed(1)}`)
  const plane = planeAt(s, z)
  const [cx, base] = plane.at(x, 0)
  const size: Size = { cx, base, h: height * plane.scale, haze }
  const draw = { round, poplar, fir, pine, birch, pollard, shrub }[kind]
  return (
    (haze < 0.3 ? castShadow(s, size, kind === 'poplar' || kind === 'fir' ? 0.16 : 0.3) : '') + draw(s, size)
  )
}

interface Size {
  cx: number
  base: number
  h: number
  haze: number
}

interface Inks {
  mid: Color
  dark: Color
  light: Color
  trunk: Color
}

function inks(stage: Stage, haze: number, tint = 0): Inks {
  const { palette, tone } = stage
  const base = blend(palette.foliage, palette.foliageDark, tint)
  const air = (color: Color) => (haze ? tone.far(color, haze) : tone.lit(color))
  const shade = haze
    ? tone.far(palette.foliageDark, haze)
    : tone.shaded(blend(palette.foliageDark, base, 0.2))
  return { mid: air(base), dark: shade, light: air(lighter(base, 0.26)), trunk: air('#6b5546') }
}

function castShadow(stage: Stage, { cx, base, h }: Size, spread: number): string {
  const { tone } = stage
  const reach = h * (tone.slant - 0.2) * -tone.sunSide
  const shadow = (grow: number) =>
    oval(
      cx + reach * 0.45,
      base,
      Math.abs(reach) * 0.5 * grow + h * spread * 0.5,
      h * 0.026 * grow,
      tone.shadow,
      'opacity=".16"',
    )
  return shadow(1) + shadow(0.8)
}

function trunk({ cx, base, h }: Size, color: Color, width: number, top: number): string {
  const w = h * width
  return path(
    `M${px(cx - w)} ${px(base)}Q${px(cx - w * 0.6)} ${px(base - h * top * 0.5)} ${px(cx - w * 0.4)} ${px(base - h * top)}H${px(cx + w * 0.4)}Q${px(cx + w * 0.5)} ${px(base - h * top * 0.4)} ${px(cx + w * 1.1)} ${px(base)}Z`,
    color,
  )
}

/** Leaf masses: dark below, the tree's own green, then light on the sunny side. */
function crown(
  stage: Stage,
  masses: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
  ink: Inks,
  speck: number,
): string {
  const { rng, tone } = stage
  const side = tone.sunSide
  const layer = (dx: number, dy: number, grow: number, rough: number) =>
    masses
      .map(([x, y, rx, ry]) => blob(x + rx * dx, y + ry * dy, rx * grow, ry * grow, rng, rough, 13))
      .join('')
  const middle = masses.reduce((sum, m) => sum + m[0], 0) / masses.length
  const height = masses.reduce((sum, m) => sum + m[1], 0) / masses.length
  const sunny = masses.filter(([x, y]) => (x - middle) * side - (y - height) > -1)
  let leaves = ''
  for (let i = 0; i < speck; i++) {
    const [x, y, rx, ry] = masses[i % masses.length] ?? [0, 0, 0, 0]
    const angle = rng.range(0, Math.PI * 2)
    const reach = Math.sqrt(rng.next()) * 1.04
    const r = Math.max(1.1, rx * rng.range(0.025, 0.055))
    leaves += `M${px(x + Math.cos(angle) * rx * reach)} ${px(y + Math.sin(angle) * ry * reach)}q${px(r)} ${px(-r * 1.4)} ${px(r * 2)} 0q${px(-r)} ${px(r * 1.4)} ${px(-r * 2)} 0z`
  }
  return (
    path(layer(0, 0.03, 1.02, 0.1), ink.dark) +
    path(layer(side * 0.08, -0.1, 0.92, 0.16), ink.mid) +
    path(
      sunny
        .map(([x, y, rx, ry]) => blob(x + rx * side * 0.1, y - ry * 0.14, rx * 0.74, ry * 0.66, rng, 0.2, 12))
        .join(''),
      ink.light,
      'opacity=".42"',
    ) +
    (leaves && path(leaves, ink.light, 'opacity=".55"'))
  )
}

function round(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const { rng } = stage
  const ink = inks(stage, haze, rng.range(0, 0.5))
  const masses = Array.from({ length: 9 }, (_, i): readonly [number, number, number, number] => {
    const angle = (i / 8) * Math.PI * 2
    const reach = i === 8 ? 0 : rng.range(0.17, 0.23)
    const r = i === 8 ? 0.2 : rng.range(0.11, 0.15)
    return [
      cx + Math.cos(angle) * reach * h * 1.05,
      base - h * 0.65 - Math.sin(angle) * reach * h * 0.92,
      h * r,
      h * r * 0.9,
    ]
  })
  const boughs = `M${px(cx)} ${px(base - h * 0.25)}L${px(cx - h * 0.13)} ${px(base - h * 0.5)}M${px(cx)} ${px(base - h * 0.3)}L${px(cx + h * 0.12)} ${px(base - h * 0.52)}`
  return (
    trunk(size, ink.trunk, 0.024, 0.5) +
    stroke(boughs, ink.trunk, h * 0.016) +
    crown(stage, masses, ink, haze > 0.2 ? 0 : 46)
  )
}

function poplar(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const ink = inks(stage, haze, 0.45)
  const masses = [
    [cx, base - h * 0.3, h * 0.09, h * 0.2],
    [cx, base - h * 0.55, h * 0.1, h * 0.25],
    [cx, base - h * 0.78, h * 0.07, h * 0.2],
  ] as const
  return trunk(size, ink.trunk, 0.014, 0.3) + crown(stage, masses, ink, haze > 0.2 ? 0 : 20)
}

function fir(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const { rng, tone } = stage
  const { evergreen, evergreenDark } = stage.palette
  const ink = inks(
    { ...stage, palette: { ...stage.palette, foliage: evergreen, foliageDark: evergreenDark } },
    haze,
    0.85,
  )
  let all = ''
  let light = ''
  const tiers = 7
  for (let i = 0; i < tiers; i++) {
    const y = base - h * (0.1 + (i / tiers) * 0.82)
    const w = h * 0.22 * (1 - i / (tiers + 0.6)) * rng.range(0.9, 1.1)
    const up = h * 0.24
    all += `M${px(cx - w)} ${px(y)}Q${px(cx - w * 0.3)} ${px(y - up * 0.3)} ${px(cx)} ${px(y - up)}Q${px(cx + w * 0.3)} ${px(y - up * 0.3)} ${px(cx + w)} ${px(y)}Q${px(cx)} ${px(y - up * 0.14)} ${px(cx - w)} ${px(y)}Z`
    const side = tone.sunSide
    light += `M${px(cx + side * w)} ${px(y)}Q${px(cx + side * w * 0.3)} ${px(y - up * 0.3)} ${px(cx)} ${px(y - up)}Q${px(cx + side * w * 0.1)} ${px(y - up * 0.3)} ${px(cx + side * w)} ${px(y)}Z`
  }
  return trunk(size, ink.trunk, 0.014, 0.2) + path(all, ink.dark) + path(light, ink.mid, 'opacity=".7"')
}

/** Scots pine: a long red trunk and flat clouds of needles. */
function pine(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const { rng, tone } = stage
  const { evergreen, evergreenDark } = stage.palette
  const ink = inks(
    { ...stage, palette: { ...stage.palette, foliage: evergreen, foliageDark: evergreenDark } },
    haze,
    0.75,
  )
  const bark = haze ? tone.far('#9a6244', haze) : tone.lit('#9a6244')
  const lean = rng.range(-0.04, 0.04) * h
  const stem = `M${px(cx - h * 0.014)} ${px(base)}Q${px(cx + lean)} ${px(base - h * 0.5)} ${px(cx + lean * 0.6 - h * 0.006)} ${px(base - h * 0.9)}H${px(cx + lean * 0.6 + h * 0.006)}Q${px(cx + lean + h * 0.016)} ${px(base - h * 0.5)} ${px(cx + h * 0.016)} ${px(base)}Z`
  const masses = [
    [cx + lean - h * 0.08, base - h * 0.68, h * 0.11, h * 0.035],
    [cx + lean + h * 0.09, base - h * 0.74, h * 0.11, h * 0.04],
    [cx + lean - h * 0.05, base - h * 0.83, h * 0.13, h * 0.05],
    [cx + lean + h * 0.04, base - h * 0.92, h * 0.11, h * 0.05],
  ] as const
  return path(stem, bark) + crown(stage, masses, ink, 0)
}

function birch(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const ink = inks(stage, haze, 0.1)
  const bark = haze ? stage.tone.far('#eee8dc', haze) : stage.tone.lit('#eee8dc')
  let marks = ''
  for (let i = 1; i < 7; i++) marks += `M${px(cx - h * 0.01)} ${px(base - h * i * 0.075)}h${px(h * 0.012)}`
  const masses = [
    [cx - h * 0.07, base - h * 0.5, h * 0.09, h * 0.16],
    [cx + h * 0.08, base - h * 0.55, h * 0.09, h * 0.17],
    [cx, base - h * 0.75, h * 0.1, h * 0.2],
  ] as const
  return (
    trunk(size, bark, 0.013, 0.72) +
    stroke(marks, '#4a4440', 1.6) +
    crown(stage, masses, ink, haze > 0.2 ? 0 : 40)
  )
}

/** Pollard willow: a thick head with a brush of twigs, as along every Flemish ditch. */
function pollard(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const { rng } = stage
  const ink = inks(stage, haze, 0.1)
  let twigs = ''
  for (let i = 0; i < 54; i++) {
    const angle = -Math.PI / 2 + rng.range(-1.5, 1.5)
    const r = h * rng.range(0.3, 0.5)
    const [sx, sy] = [cx + Math.cos(angle) * h * 0.06, base - h * 0.47]
    twigs += `M${px(sx)} ${px(sy)}Q${px(sx + Math.cos(angle) * r * 0.7)} ${px(sy + Math.sin(angle) * r * 0.4)} ${px(cx + Math.cos(angle) * r * 0.85)} ${px(sy + Math.sin(angle) * r)}`
  }
  const mass = (grow: number) => blob(cx, base - h * 0.68, h * 0.34 * grow, h * 0.27 * grow, rng, 0.14, 16)
  return (
    path(mass(1), ink.dark, 'opacity=".5"') +
    trunk(size, ink.trunk, 0.075, 0.5) +
    path(blob(cx, base - h * 0.48, h * 0.11, h * 0.07, rng), ink.trunk) +
    path(mass(0.86), ink.mid, 'opacity=".6"') +
    stroke(twigs, ink.dark, Math.max(1, h * 0.008)) +
    stroke(
      twigs,
      ink.light,
      Math.max(0.8, h * 0.005),
      `transform="translate(${px(h * 0.014 * stage.tone.sunSide)} ${px(-h * 0.012)})" opacity=".7"`,
    )
  )
}

function shrub(stage: Stage, size: Size): string {
  const { cx, base, h, haze } = size
  const { evergreen, evergreenDark } = stage.palette
  const green: Stage = {
    ...stage,
    palette: { ...stage.palette, foliage: evergreen, foliageDark: evergreenDark },
  }
  const ink = inks(green, haze, stage.rng.range(0, 0.7))
  const masses = [
    [cx - h * 0.4, base - h * 0.32, h * 0.42, h * 0.36],
    [cx + h * 0.38, base - h * 0.3, h * 0.4, h * 0.33],
    [cx, base - h * 0.52, h * 0.46, h * 0.46],
  ] as const
  return crown(stage, masses, ink, 36)
}
