import { darker, lighter } from '../color'
import { doorAt, garageDoor } from '../doors'
import type { Family } from '../house'
import { sideWall } from '../roofs'
import { face, planeAt, type Stage } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** The modernist house: stacked boxes, long windows, a cantilever with a deep shadow, a warm timber part. */
export const cube: Family = (rng, palette) => {
  const width = rng.range(11, 14)
  const lower: Material = rng.pick([
    { kind: 'brick', color: palette.brick },
    { kind: 'timber', color: palette.wood },
    { kind: 'concrete', color: '#b9b3a8' },
  ] as const)
  const upper: Material = rng.pick([
    { kind: 'plaster', color: '#f3efe6' },
    { kind: 'plaster', color: palette.plaster },
    { kind: 'brick', color: lower.kind === 'brick' ? darker(palette.brick, 0.3) : palette.brick },
  ] as const)
  const shift = rng.range(1, 2.2)
  const right = rng.chance(0.5)
  const upperW = width * rng.range(0.62, 0.78)
  const ux = right ? width - upperW + 0.6 : -0.6
  const doorX = right ? 1.3 : width - 2.4
  const garageX = right ? 0 : 0
  const garage = rng.chance(0.5)
  const dark: WindowStyle = {
    bars: 'none',
    head: 'flat',
    lintel: 'none',
    sill: false,
    frame: '#2d3338',
    reveal: 0.2,
  }
  const wide = rng.range(0.42, 0.6)

  const upperBox = (stage: Stage) => {
    const z = -shift
    const plane = planeAt(stage, z)
    const volume = { x: ux, z, w: upperW, depth: 8, eave: 6.3 }
    const soffit = face(
      stage,
      [
        [ux, 3.05, z],
        [ux + upperW, 3.05, z],
        [ux + upperW, 3.05, 0],
        [ux, 3.05, 0],
      ],
      darker(stage.tone.shaded(upper.color), 0.25),
    )
    let out = sideWall(stage, volume, upper, 0, 3.05) + soffit
    out += wall(
      stage,
      plane,
      [
        [ux, 3.05],
        [ux + upperW, 3.05],
        [ux + upperW, 6.3],
        [ux, 6.3],
      ],
      upper,
    )
    out += windowAt(
      stage,
      plane,
      { x: ux + 0.7, y: 3.75, w: upperW * wide, h: 1.75 },
      { ...dark, bars: 'three' },
    )
    out += windowAt(stage, plane, { x: ux + upperW - 1.75, y: 3.35, w: 0.95, h: 2.5 }, dark)
    return out + plane.rect(ux - 0.04, 6.26, upperW + 0.08, 0.12, stage.tone.lit('#55585a'))
  }

  return {
    width: width + 1.2,
    height: 6.8,
    depth: 9,
    attached: false,
    door: doorX + 0.55,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 9, eave: 3.25 }
      let out = sideWall(stage, volume, lower)
      out += wall(
        stage,
        plane,
        [
          [0, 0],
          [width, 0],
          [width, 3.25],
          [0, 3.25],
        ],
        lower,
      )
      out += plane.rect(0, 3.2, width, 0.1, stage.tone.lit('#55585a'))
      const glassX = right ? 3.3 : 0.9
      const glassW = width - 4.4
      out += garage
        ? garageDoor(
            stage,
            plane,
            { x: right ? width - 3.4 : 0.6 + garageX, y: 0.02, w: 2.8, h: 2.3 },
            lighter('#4a4f52', 0.1),
            true,
          ) +
          windowAt(
            stage,
            plane,
            { x: right ? glassX : 4, y: 0.1, w: glassW - 3.2, h: 2.45 },
            { ...dark, bars: 'two' },
          )
        : windowAt(stage, plane, { x: glassX, y: 0.1, w: glassW, h: 2.5 }, { ...dark, bars: 'three' })
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.08, w: 1.1, h: 2.45 },
        { color: palette.door, fanlight: 0, look: 'flush', head: 'flat', steps: 1 },
      )
      const drop = shift * stage.tone.drop
      const slide = shift * stage.tone.slant * -stage.tone.sunSide * 0.7
      out += plane.shape(
        [
          [Math.max(0, ux + slide), 3.2],
          [Math.min(width, ux + upperW + slide), 3.2],
          [Math.min(width, ux + upperW + slide), 3.05 - drop],
          [Math.max(0, ux + slide), 3.05 - drop],
        ],
        stage.tone.shadow,
        'opacity=".42"',
      )
      return out + upperBox(stage)
    },
  }
}
