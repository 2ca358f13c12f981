import { backdrop, dune, earth } from './backdrop'
import { nearEdge, visibleX, type Camera } from './camera'
import { families } from './facades/families'
import { blend, darker } from './color'
import { hedge } from './hedge'
import { grass, groundAll, street, strip } from './land'
import { longShadow, overhang } from './nearPlane'
import { paletteOf } from './palette'
import { sky } from './sky'
import type { HouseFamily, Setting } from './spec'
import { face, placed, planeAt, withRng, type Stage } from './stage'
import { bench, bicycle, fence, lampPost } from './streetThings'
import { tree, type TreeKind } from './trees'

interface Row {
  kinds: readonly [HouseFamily, ...HouseFamily[]]
  /** px per metre, share of the height where the houses stand, metres of eye */
  scale: number
  floor: number
  eye: number
  gap: number
}

const rows: Record<Setting, Row> = {
  city: {
    kinds: ['rowHouse', 'steppedGable', 'rowHouse', 'steppedGable', 'shopFront'],
    scale: 52,
    floor: 0.86,
    eye: 2,
    gap: 0,
  },
  village: { kinds: ['fermette', 'villa', 'bungalow', 'villa'], scale: 42, floor: 0.76, eye: 3, gap: 5 },
  country: { kinds: ['farm', 'fermette'], scale: 34, floor: 0.7, eye: 4, gap: 16 },
  coast: {
    kinds: ['coastalTower', 'apartmentBlock', 'coastalTower'],
    scale: 28,
    floor: 0.86,
    eye: 10,
    gap: 0,
  },
  forest: { kinds: ['chalet', 'villa', 'chalet'], scale: 42, floor: 0.76, eye: 3, gap: 9 },
}

export function heroCamera(setting: Setting): Camera {
  const row = rows[setting]
  const [width, height] = [2000, 1125]
  return {
    width,
    height,
    scale: row.scale,
    eyeX: 0,
    originX: width * 0.5,
    horizon: height * row.floor - row.eye * row.scale,
    eye: row.eye,
    distance: 26,
  }
}

/** A wide street, coast or country lane for the head of a page. */
export function hero(stage: Stage): string {
  const { setting, camera, tone } = stage
  const row = rows[setting]
  const inTown = setting === 'city' || setting === 'coast'
  const garden = inTown ? 0 : setting === 'village' ? -nearEdge(camera) * 0.62 : 40
  const plot = { garden, pavement: setting === 'coast' ? 4 : inTown ? 2.4 : 1.2 }
  const green = setting === 'forest' ? earth(stage) : stage.palette.lawn
  return (
    sky(stage) +
    groundAll(stage, tone.lit(earth(stage))) +
    backdrop(stage) +
    (inTown
      ? ''
      : strip(stage, Math.max(-garden, nearEdge(camera) - 0.5), 3, tone.lit(green)) + behind(stage)) +
    (setting === 'coast' ? cabins(stage) : '') +
    houses(stage, row) +
    (inTown ? '' : grass(stage, -0.2, Math.max(-garden, nearEdge(camera) * 0.9), tone.lit(green), 150)) +
    (garden > 30 ? '' : street(stage, plot)) +
    longShadow(stage, plot) +
    life(stage, Math.min(plot.garden + plot.pavement, -nearEdge(camera) * 0.5), inTown) +
    (setting === 'coast'
      ? dune(withRng(stage, 'front dune'), -9, 1.2, blend(tone.lit('#d5c08f'), tone.shadow, 0.12))
      : overhang(stage, false))
  )
}

function houses(stage: Stage, row: Row): string {
  const { rng } = withRng(stage, 'row')
  const [left, right] = visibleX(stage.camera, 0)
  const standing: { x: number; width: number; svg: string }[] = []
  // at the coast the row ends half-way, so that the sea is seen
  const end = stage.setting === 'coast' ? left + (right - left) * 0.42 : right
  for (let x = left - rng.range(1, 5), i = 0; x < end && i < 14; i++) {
    const own = paletteOf(rng.int(0, 1e9))
    const { foliage, foliageDark, evergreen, evergreenDark, lawn } = stage.palette
    const palette = { ...own, foliage, foliageDark, evergreen, evergreenDark, lawn }
    const house = families[rng.pick(row.kinds)](rng.fork(`house${i}`), palette)
    standing.push({
      x,
      width: house.width,
      svg: house.draw(
        placed({ ...stage, palette, rng: rng.fork(`lamps${i}`) }, x, row.gap ? rng.range(0, 3) : 0),
      ),
    })
    x += house.width + row.gap * rng.range(0.8, 1.5)
  }
  // those far from the middle stand behind those near to it
  const reach = (h: { x: number; width: number }) => Math.abs(h.x + h.width / 2 - stage.camera.eyeX)
  return standing
    .sort((a, b) => reach(b) - reach(a))
    .map((h) => h.svg)
    .join('')
}

/** The white beach cabins of the Flemish coast, each with a door in another colour. */
function cabins(stage: Stage): string {
  const { rng, tone, palette } = withRng(stage, 'cabins')
  const [left, right] = visibleX(stage.camera, 12)
  const plane = planeAt(stage, 12)
  let out = ''
  for (let x = left + (right - left) * 0.52; x < left + (right - left) * rng.range(0.9, 0.96); x += 2.7) {
    const door = tone.lit(
      rng.pick([palette.door, '#9e3f27', '#2f5d50', '#35495a', '#d9a94f', '#c47f5d'] as const),
    )
    const reach = -tone.sunSide * 2.6 * tone.slant
    out += face(
      stage,
      [
        [x, 0, 12],
        [x + 2, 0, 12],
        [x + 2 + reach, 0, 13.4],
        [x + reach, 0, 13.4],
      ],
      tone.shadow,
      'opacity=".2"',
    )
    out +=
      plane.rect(x, 0, 2, 2.2, tone.lit('#f6f1e4')) +
      plane.rect(tone.sunSide < 0 ? x + 1.7 : x, 0, 0.3, 2.2, tone.shadow, 'opacity=".16"')
    out += plane.rect(x + 0.5, 0, 1, 1.85, door) + plane.rect(x + 0.98, 0, 0.05, 1.85, darker(door, 0.3))
    out += plane.shape(
      [
        [x - 0.2, 2.15],
        [x + 1, 2.95],
        [x + 2.2, 2.15],
      ],
      door,
    )
  }
  return out
}

const kindsOf: Record<Setting, readonly [TreeKind, ...TreeKind[]]> = {
  city: ['round'],
  village: ['round', 'birch', 'round', 'fir'],
  country: ['round', 'poplar', 'pollard'],
  coast: ['shrub'],
  forest: ['pine', 'fir', 'birch'],
}

function behind(stage: Stage): string {
  const { rng } = withRng(stage, 'behind')
  const [left, right] = visibleX(stage.camera, 14)
  let out = ''
  const count = stage.setting === 'forest' ? 11 : 6
  for (let i = 0; i < count; i++)
    out += tree(stage, {
      x: left + ((right - left) * (i + rng.range(0.1, 0.9))) / count,
      z: rng.range(9, 14),
      height: rng.range(8, 13),
      kind: rng.pick(kindsOf[stage.setting]),
      haze: 0.14,
    })
  return out
}

function life(stage: Stage, kerb: number, inTown: boolean): string {
  const { rng } = withRng(stage, 'life')
  const [left, right] = visibleX(stage.camera, -kerb)
  const at = (t: number) => left + (right - left) * t
  if (!inTown) {
    const line =
      stage.setting === 'country'
        ? fence(stage, left, right, -kerb + 1.4, 1)
        : hedge(stage, left, at(rng.range(0.3, 0.4)), -kerb + 1.6, 0.8) +
          hedge(stage, at(rng.range(0.52, 0.6)), right, -kerb + 1.6, 0.8)
    return (
      line +
      tree(stage, {
        x: at(rng.pick([0.08, 0.92])),
        z: -kerb + 0.6,
        height: 7.5,
        kind: rng.pick(kindsOf[stage.setting]),
      })
    )
  }
  let out =
    [0.22, 0.66].map((t) => bicycle(stage, at(t + rng.range(-0.06, 0.06)), -0.3)).join('') +
    bench(stage, at(rng.range(0.42, 0.55)), -0.8)
  if (stage.setting === 'city')
    out += [0.1, 0.86]
      .map((t) =>
        tree(stage, {
          x: at(t + rng.range(-0.03, 0.03)),
          z: -kerb + 0.4,
          height: rng.range(6.5, 8),
          kind: 'round',
        }),
      )
      .join('')
  return out + [0.3, 0.74].map((t) => lampPost(stage, at(t), -kerb + 0.3)).join('')
}
