import { darker, lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'
import { balcony } from './balcony'

/** Four to six floors of flats: columns of balconies, tall windows, a set-back top floor. */
export const apartmentBlock: Family = (rng, palette, storeys) => {
  const columns = rng.int(3, 4)
  const pitch = rng.range(3.8, 4.4)
  const width = columns * pitch
  const usual = rng.int(4, 6)
  const material: Material = rng.chance(0.65)
    ? { kind: 'brick', color: palette.brick }
    : { kind: 'plaster', color: palette.plaster }
  const base: Material = { kind: 'stone', color: lighter(palette.stone, 0.35) }
  const storey = 2.95
  const guard = rng.pick(['bars', 'glass', 'bars', 'solid'] as const)
  const pattern = Array.from({ length: columns }, (_, i) =>
    rng.chance(0.6) || i === 1 ? 'balcony' : 'window',
  )
  const setBack = rng.chance(0.6)
  // What is set back is one of the storeys that are told.
  const floors = storeys === undefined ? usual : Math.max(1, storeys - (setBack ? 1 : 0))
  const eave = 3.4 + (floors - 1) * storey
  const style: WindowStyle = {
    bars: 'two',
    head: 'flat',
    lintel: 'none',
    sill: true,
    frame: palette.joinery,
    reveal: 0.16,
  }
  const doorColumn = rng.int(0, columns - 1)
  const doorX = doorColumn * pitch + pitch / 2 - 0.7
  return {
    width,
    height: eave + (setBack ? 2.9 : 0.6),
    depth: 13,
    attached: true,
    door: doorX + 0.7,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 13, eave }
      let out = ''
      if (setBack) {
        const top = planeAt(stage, 1.6)
        out += sideWall(
          stage,
          { ...volume, x: 1, z: 1.6, w: width - 2, eave: eave + 2.8 },
          { kind: 'plaster', color: '#8e8a84' },
          0,
          eave,
        )
        out += wall(
          stage,
          top,
          [
            [1, eave],
            [width - 1, eave],
            [width - 1, eave + 2.8],
            [1, eave + 2.8],
          ],
          { kind: 'timber', color: darker(palette.slate, 0.05) },
        )
        for (let i = 0; i < columns; i++)
          out += windowAt(
            stage,
            top,
            { x: 1.3 + (i * (width - 2)) / columns, y: eave + 0.2, w: pitch * 0.58, h: 2.2 },
            { ...style, sill: false },
          )
        out += planeAt(stage, 1.2).rect(0.7, eave + 2.72, width - 1.4, 0.2, stage.tone.lit('#d9d2c4'))
      }
      out += sideWall(stage, volume, material)
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
          [0, 0],
          [width, 0],
          [width, 3.2],
          [0, 3.2],
        ],
        base,
      )
      out += plane.rect(-0.05, eave - 0.12, width + 0.1, 0.26, stage.tone.lit('#ddd6c8'))
      for (let floor = 1; floor < floors; floor++) {
        const y = 3.4 + (floor - 1) * storey
        for (let i = 0; i < columns; i++) {
          const x = i * pitch
          if (pattern[i] === 'balcony') {
            out += windowAt(
              stage,
              plane,
              { x: x + pitch * 0.2, y: y + 0.05, w: pitch * 0.6, h: 2.3 },
              { ...style, bars: 'three', sill: false },
            )
            out += balcony(stage, x + pitch * 0.1, y, pitch * 0.8, 1.25, guard)
          } else {
            out += windowAt(stage, plane, { x: x + pitch * 0.14, y: y + 0.75, w: pitch * 0.3, h: 1.6 }, style)
            out += windowAt(stage, plane, { x: x + pitch * 0.56, y: y + 0.75, w: pitch * 0.3, h: 1.6 }, style)
          }
        }
      }
      for (let i = 0; i < columns; i++)
        if (i !== doorColumn)
          out += windowAt(
            stage,
            plane,
            { x: i * pitch + pitch * 0.16, y: 0.6, w: pitch * 0.68, h: 2 },
            { ...style, bars: 'three' },
          )
      return (
        out +
        doorAt(
          stage,
          plane,
          { x: doorX, y: 0.08, w: 1.4, h: 2.5 },
          { color: palette.door, fanlight: 0, look: 'glazed', head: 'flat', steps: 1 },
        )
      )
    },
  }
}
