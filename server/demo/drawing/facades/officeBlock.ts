import { darker, lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** An office building: ribbons of glass between bands of brick or stone, fins against the sun. */
export const officeBlock: Family = (rng, palette) => {
  const modules = rng.int(6, 8)
  const pitch = rng.range(2.5, 2.9)
  const width = modules * pitch
  const floors = rng.int(3, 5)
  const storey = 3.4
  const eave = 0.4 + floors * storey + 0.5
  const material: Material = rng.chance(0.5)
    ? { kind: 'brick', color: palette.brick }
    : { kind: 'concrete', color: palette.plaster }
  const vertical = rng.chance(0.5)
  const style: WindowStyle = {
    bars: 'two',
    head: 'flat',
    lintel: 'none',
    sill: false,
    frame: '#3a4044',
    reveal: 0.22,
  }
  const doorX = width * rng.pick([0.3, 0.5, 0.62] as const)
  return {
    width,
    height: eave + 0.5,
    depth: 14,
    attached: false,
    door: doorX + 1.1,
    draw: (stage) => {
      const plane = planeAt(stage)
      let out = planeAt(stage, 4).rect(width * 0.6, eave - 1, width * 0.22, 2.4, stage.tone.shaded('#b7b1a6'))
      out += sideWall(stage, { x: 0, z: 0, w: width, depth: 14, eave }, material)
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
      for (let floor = 0; floor < floors; floor++)
        for (let i = 0; i < modules; i++) {
          const y = 0.4 + floor * storey
          const opening = vertical
            ? { x: i * pitch + pitch * 0.22, y: y + 0.35, w: pitch * 0.56, h: 2.6 }
            : { x: i * pitch + 0.05, y: y + 0.85, w: pitch - 0.1, h: 1.85 }
          if (floor || opening.x + opening.w < doorX - 0.3 || opening.x > doorX + 2.5)
            out += windowAt(stage, plane, opening, style)
        }
      const fin = stage.tone.lit(lighter(material.color, 0.2))
      if (vertical)
        for (let i = 0; i <= modules; i++) {
          const x = Math.min(width - 0.2, i * pitch)
          out +=
            plane.rect(
              x - stage.tone.sunSide * 0.2,
              0.4,
              0.2,
              eave - 0.6,
              stage.tone.shadow,
              'opacity=".22"',
            ) + plane.rect(x, 0, 0.2, eave, fin)
        }
      out += plane.rect(-0.05, eave - 0.15, width + 0.1, 0.25, stage.tone.lit('#6b6f70'))
      out +=
        plane.rect(doorX - 0.6, 2.95, 3.4, 0.2, stage.tone.lit(darker(palette.door, 0.1))) +
        plane.rect(doorX - 0.6, 2.35, 3.4, 0.6, stage.tone.shadow, 'opacity=".3"')
      for (const dx of [0, 1.1])
        out += doorAt(
          stage,
          plane,
          { x: doorX + dx, y: 0.06, w: 1.1, h: 2.6 },
          { color: '#3a4044', fanlight: 0, look: 'glazed', head: 'flat', steps: 1 },
        )
      return out
    },
  }
}
