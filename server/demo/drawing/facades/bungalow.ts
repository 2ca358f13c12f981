import { lighter } from '../color'
import { doorAt, garageDoor } from '../doors'
import type { Family } from '../house'
import { chimney, eavesRoof, sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** One floor, a low hipped or flat roof, a picture window and a garage under the same eave. */
export const bungalow: Family = (rng, palette) => {
  const width = rng.range(13, 16)
  const flat = rng.chance(0.4)
  const material: Material = rng.chance(0.6)
    ? { kind: 'brick', color: palette.brick }
    : { kind: 'plaster', color: palette.plaster }
  const eave = 2.9
  const ridge = eave + rng.range(2, 2.5)
  const mirrored = rng.chance(0.5)
  const place = (x: number, w: number) => (mirrored ? width - x - w : x)
  const style: WindowStyle = {
    bars: 'three',
    head: 'flat',
    lintel: 'none',
    sill: true,
    frame: palette.joinery,
    reveal: 0.16,
  }
  const doorX = place(width * 0.6, 1.1)
  const accent: Material = { kind: rng.pick(['timber', 'stone'] as const), color: palette.wood }
  return {
    width,
    height: flat ? 5 : ridge + 0.6,
    depth: 9,
    attached: false,
    door: doorX + 0.55,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 9, eave }
      let out = chimney(
        stage,
        place(width * 0.3, 0.8),
        3.5,
        flat ? eave : ridge - 0.9,
        (flat ? eave : ridge) + 0.9,
        palette.brick,
      )
      out += sideWall(stage, volume, material, flat ? 0 : ridge)
      out += wall(
        stage,
        plane,
        [
          [0, 0],
          [width, 0],
          [width, eave],
          [0, eave],
        ],
        material,
      )
      out += wall(
        stage,
        plane,
        [
          [place(width * 0.54, 3.2), 0],
          [place(width * 0.54, 3.2) + 3.2, 0],
          [place(width * 0.54, 3.2) + 3.2, eave],
          [place(width * 0.54, 3.2), eave],
        ],
        accent,
      )
      out += plane.rect(0, 0, width, 0.22, stage.tone.lit(palette.stone))
      out += windowAt(stage, plane, { x: place(1, 3.6), y: 0.5, w: 3.6, h: 1.9 }, style)
      out += windowAt(
        stage,
        plane,
        { x: place(width * 0.42, 1.3), y: 1, w: 1.3, h: 1.4 },
        { ...style, bars: 'two' },
      )
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.1, w: 1.1, h: 2.25 },
        { color: palette.door, fanlight: 0, look: 'glazed', head: 'flat', steps: 1 },
      )
      out += garageDoor(
        stage,
        plane,
        { x: place(width - 3.3, 2.7), y: 0.02, w: 2.7, h: 2.2 },
        lighter(palette.joinery, 0.05),
        rng.fork('garage').chance(0.5),
      )
      if (!flat) return out + eavesRoof(stage, volume, ridge, palette.roof, { tiles: true, overhang: 0.6 })
      const front = planeAt(stage, -0.7)
      return (
        out +
        plane.rect(0, eave - 0.75, width, 0.75, stage.tone.shadow, 'opacity=".36"') +
        front.rect(-0.7, eave - 0.05, width + 1.4, 0.34, stage.tone.lit('#f1ebdd')) +
        front.rect(-0.7, eave - 0.05, width + 1.4, 0.07, stage.tone.shaded('#8b8378'))
      )
    },
  }
}
