import { backdrop, earth } from '../backdrop'
import type { Camera } from '../camera'
import { project } from '../camera'
import { blend, darker, lighter, type Color } from '../color'
import { groundAll } from '../land'
import type { Rng } from '../rng'
import { sky } from '../sky'
import { clipped, define, face, facePoints, planeAt, type Stage } from '../stage'
import { line, lines, path, pathOf, type Point, px } from '../svg'
import { tree } from '../trees'

/** Metres of the room: back wall at z = 0, the room comes towards the eye. */
export interface RoomShape {
  width: number
  height: number
  /** how far the floor runs towards the eye */
  depth: number
  mirrored: boolean
}

export interface Daylight {
  x: number
  y: number
  w: number
  h: number
  bars: number
  curtains: boolean
}

/** The eye of a visitor who just came in: standing, a little off the middle. */
export function roomCamera(shape: RoomShape, rng: Rng): Camera {
  const scale = 1210 / shape.width
  return {
    width: 1600,
    height: 1200,
    scale,
    eyeX: shape.width * rng.range(0.42, 0.58),
    originX: 800,
    horizon: 590,
    eye: 1.36,
    // A larger room is seen from further back, so that its far wall stays as large.
    distance: shape.width > 6 ? shape.width : 5.4,
  }
}

/** Place of a thing `w` wide, for a room that may be mirrored. */
export function across(shape: RoomShape, x: number, w: number): number {
  return shape.mirrored ? shape.width - x - w : x
}

/** What lies on a floor. */
type Flooring = 'boards' | 'tiles' | 'concrete'

export function shell(stage: Stage, shape: RoomShape, wallColor: Color, floor: Flooring): string {
  const { tone, palette } = stage
  const { width: W, height: H, depth: D } = shape
  const indoors = tone.hour === 'evening' ? 0.16 : 0.06
  const back = blend(tone.lit(wallColor), tone.shadow, indoors)
  const sunny = lighter(back, 0.22)
  const dark = blend(back, tone.shadow, 0.2)
  const [leftWall, rightWall] = tone.sunSide < 0 ? [dark, sunny] : [sunny, dark]
  const ground = blend(
    tone.lit(floor === 'boards' ? palette.wood : lighter(palette.stone, 0.5)),
    tone.shadow,
    indoors,
  )
  return (
    face(
      stage,
      [
        [0, H, 0],
        [W, H, 0],
        [W, H, -D],
        [0, H, -D],
      ],
      lighter(back, 0.42),
    ) +
    face(
      stage,
      [
        [0, 0, 0],
        [0, H, 0],
        [0, H, -D],
        [0, 0, -D],
      ],
      leftWall,
    ) +
    face(
      stage,
      [
        [W, 0, 0],
        [W, H, 0],
        [W, H, -D],
        [W, 0, -D],
      ],
      rightWall,
    ) +
    planeAt(stage).rect(0, 0, W, H, back) +
    face(
      stage,
      [
        [0, 0, 0],
        [W, 0, 0],
        [W, 0, -D],
        [0, 0, -D],
      ],
      ground,
    ) +
    joints(stage, shape, ground, floor) +
    planeAt(stage).rect(0, 0, W, 0.1, lighter(back, 0.5)) +
    [0, W]
      .map((x) =>
        face(
          stage,
          [
            [x, 0, 0],
            [x, 0.1, 0],
            [x, 0.1, -D],
            [x, 0, -D],
          ],
          lighter(back, 0.35),
        ),
      )
      .join('') +
    [0, W]
      .map((x) =>
        line(
          project(stage.camera, x, 0, 0),
          project(stage.camera, x, H, 0),
          darker(back, 0.3),
          1.5,
          'opacity=".35"',
        ),
      )
      .join('')
  )
}

function joints(stage: Stage, { width: W, depth: D }: RoomShape, color: Color, floor: Flooring): string {
  const rng = stage.rng.fork('joints')
  const dark = darker(color, 0.4)
  const along: [Point, Point][] = []
  const across: [Point, Point][] = []
  const step = { boards: 0.19, tiles: 0.6, concrete: 3 }[floor]
  let tints = ''
  for (let x = 0; x <= W; x += step) {
    along.push([project(stage.camera, x, 0, 0), project(stage.camera, x, 0, -D)])
    for (let z = -rng.range(0, 1.6); z > -D && floor === 'boards'; z -= rng.range(0.9, 1.8)) {
      if (rng.chance(0.4))
        tints += pathOf(
          facePoints(stage, [
            [x, 0, z],
            [x + step, 0, z],
            [x + step, 0, z - 1.2],
            [x, 0, z - 1.2],
          ]),
        )
    }
  }
  if (floor !== 'boards')
    for (let z = 0; z > -D; z -= step)
      across.push([project(stage.camera, 0, 0, z), project(stage.camera, W, 0, z)])
  const out = lines(along, dark, 1.3, 'opacity=".28"') + lines(across, dark, 1.3, 'opacity=".22"')
  const id = define(
    stage,
    (name) =>
      `<clipPath id="${name}"><path d="${pathOf(
        facePoints(stage, [
          [0, 0, 0],
          [W, 0, 0],
          [W, 0, -D],
          [0, 0, -D],
        ]),
      )}"/></clipPath>`,
  )
  return `<g clip-path="url(#${id})">${path(tints, darker(color, 0.3), 'opacity=".14"')}${out}</g>`
}

/** What the window shows: the same sky and the same surroundings as in front of the house. */
export function outside(stage: Stage): string {
  const camera: Camera = { ...stage.camera, scale: 52, distance: 22, eye: 4.2 }
  const s: Stage = { ...stage, camera }
  const near =
    stage.setting === 'city'
      ? ''
      : [0.22, 0.72]
          .map((t, i) =>
            tree(s, {
              x: camera.eyeX + (t - 0.5) * 16,
              z: 6 + i * 5,
              height: 5.5 + i * 1.4,
              kind: stage.setting === 'forest' ? 'pine' : stage.setting === 'coast' ? 'shrub' : 'round',
              haze: 0.1,
            }),
          )
          .join('')
  return sky(s, camera.horizon) + groundAll(s, s.tone.lit(earth(s))) + backdrop(s) + near
}

/** A window in the back wall with its view, frame, sill, curtains, and the light it throws on the floor. */
export function daylight(stage: Stage, shape: RoomShape, win: Daylight, frame: Color): string {
  const plane = planeAt(stage)
  const { tone, palette } = stage
  const outline = plane.outline([
    [win.x, win.y],
    [win.x + win.w, win.y],
    [win.x + win.w, win.y + win.h],
    [win.x, win.y + win.h],
  ])
  const wood = blend(tone.lit(frame), tone.shadow, 0.18)
  const t = 0.06
  let bars = plane.rect(win.x, win.y, win.w, t, wood) + plane.rect(win.x, win.y + win.h - t, win.w, t, wood)
  for (let i = 0; i <= win.bars; i++)
    bars += plane.rect(win.x + ((win.w - t) * i) / win.bars, win.y, t, win.h, wood)
  const cloth = blend(tone.lit(lighter(palette.textile, 0.45)), tone.shadow, 0.08)
  const drape = (x: number) => {
    let folds = ''
    for (let i = 1; i < 6; i++) {
      const [fx, fy] = plane.at(x + i * 0.085, win.y + win.h + 0.16)
      folds += `M${px(fx)} ${px(fy)}V${px(plane.at(0, 0.03)[1])}`
    }
    return (
      plane.rect(x, 0.03, 0.5, win.y + win.h + 0.13, cloth, 'opacity=".94"') +
      `<path d="${folds}" stroke="${darker(cloth, 0.35)}" stroke-width="3" opacity=".28"/>`
    )
  }
  return (
    plane.rect(
      win.x - 0.08,
      win.y - 0.08,
      win.w + 0.16,
      win.h + 0.16,
      lighter(blend(tone.lit(palette.interiorWall), tone.shadow, 0.05), 0.45),
    ) +
    clipped(stage, outline, outside(stage)) +
    bars +
    (win.y > 0.3
      ? plane.rect(win.x - 0.14, win.y - 0.1, win.w + 0.28, 0.07, lighter(wood, 0.3)) +
        plane.rect(win.x - 0.1, win.y - 0.16, win.w + 0.2, 0.06, tone.shadow, 'opacity=".16"')
      : '') +
    (win.curtains
      ? plane.rect(win.x - 0.6, win.y + win.h + 0.15, win.w + 1.2, 0.035, '#4a4038') +
        drape(win.x - 0.5) +
        drape(win.x + win.w)
      : '') +
    lightOnFloor(stage, shape, win)
  )
}

function lightOnFloor(stage: Stage, shape: RoomShape, win: Daylight): string {
  const { tone } = stage
  const shift = -tone.sunSide * tone.slant
  const reach = { dawn: 2.6, day: 1.9, evening: 3 }[tone.hour]
  const near = -0.35 - win.y * 0.7
  const pane = win.w / win.bars
  let out = ''
  for (let i = 0; i < win.bars; i++) {
    const x = win.x + i * pane + 0.05
    const clamp = (v: number) => Math.min(shape.width, Math.max(0, v))
    const [a, b] = [x + shift * -near * 0.5, x + pane - 0.1 + shift * -near * 0.5]
    const [c, d] = [b + shift * reach * 0.5, a + shift * reach * 0.5]
    out += face(
      stage,
      [
        [clamp(a), 0.002, near],
        [clamp(b), 0.002, near],
        [clamp(c), 0.002, near - reach],
        [clamp(d), 0.002, near - reach],
      ],
      tone.hour === 'day' ? '#fff6dc' : '#ffdfb0',
      'opacity=".34"',
    )
  }
  return out
}
