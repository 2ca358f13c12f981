import { darker, lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { chimney, sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import type { Point } from '../svg'
import { windowAt, type WindowStyle } from '../windows'

/** A converted factory: pilasters, large steel windows under flat arches, a saw-tooth or a parapet. */
export const loft: Family = (rng, palette) => {
  const bays = rng.int(3, 4)
  const pitch = rng.range(3.8, 4.4)
  const width = bays * pitch
  const floors = rng.pick([2, 3] as const)
  const eave = 0.6 + floors * 3.9
  const saw = rng.chance(0.5)
  const material: Material = { kind: 'brick', color: palette.brick }
  const style: WindowStyle = {
    bars: 'grid',
    head: 'segment',
    lintel: 'soldier',
    sill: true,
    frame: '#2d3338',
    reveal: 0.24,
  }
  const doorBay = rng.int(0, bays - 1)
  const doorX = doorBay * pitch + pitch / 2 - 1
  const teeth: Point[] = saw
    ? Array.from({ length: bays }, (_, i): Point[] => [
        [i * pitch, eave + 1.6],
        [(i + 1) * pitch, eave],
      ]).flat()
    : [
        [0, eave + 0.5],
        [width * 0.3, eave + 0.5],
        [width * 0.3, eave + 1.2],
        [width * 0.7, eave + 1.2],
        [width * 0.7, eave + 0.5],
        [width, eave + 0.5],
      ]
  return {
    width,
    height: eave + 1.6,
    depth: 12,
    attached: false,
    door: doorX + 1,
    draw: (stage) => {
      const plane = planeAt(stage)
      let out = chimney(stage, width * 0.86, 8, eave - 1, eave + 4.6, palette.brick)
      out += sideWall(stage, { x: 0, z: 0, w: width, depth: 12, eave: eave }, material)
      out += wall(stage, plane, [[0, 0], ...teeth, [width, 0]], material)
      out += plane.rect(0, 0, width, 0.5, stage.tone.lit(palette.stone))
      for (let floor = 0; floor < floors; floor++)
        for (let i = 0; i < bays; i++) {
          if (floor === 0 && i === doorBay) continue
          out += windowAt(
            stage,
            plane,
            { x: i * pitch + pitch * 0.17, y: 0.95 + floor * 3.9, w: pitch * 0.66, h: 2.75 },
            style,
          )
        }
      const rib = stage.tone.lit(lighter(palette.brick, 0.07))
      for (let i = 0; i <= bays; i++) {
        const x = Math.min(width - 0.4, Math.max(0, i * pitch - 0.2))
        out +=
          plane.rect(
            stage.tone.sunSide < 0 ? x + 0.4 : x - 0.12,
            0,
            0.12,
            eave,
            stage.tone.shadow,
            'opacity=".3"',
          ) + plane.rect(x, 0, 0.4, eave, rib)
      }
      out += plane.rect(0, eave - 0.25, width, 0.25, stage.tone.lit(darker(palette.brick, 0.2)))
      return (
        out +
        doorAt(
          stage,
          plane,
          { x: doorX, y: 0.06, w: 2, h: 2.9 },
          { color: palette.door, fanlight: 0.6, look: 'glazed', head: 'segment', steps: 1 },
        )
      )
    },
  }
}
