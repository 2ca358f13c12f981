import { lighter } from '../color'
import type { Family } from '../house'
import { sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'
import { balcony } from './balcony'

/** A residence on the sea wall: seven to nine floors, full-width terraces, pale walls, awnings, a glazed ground floor. */
export const coastalTower: Family = (rng, palette, storeys) => {
  const columns = rng.int(2, 3)
  const pitch = rng.range(5, 5.8)
  const width = columns * pitch
  const usual = rng.int(7, 9)
  const floors = storeys ?? usual
  const storey = 2.85
  const eave = 3.6 + (floors - 1) * storey
  const material: Material = { kind: 'plaster', color: lighter(palette.plaster, 0.25) }
  const guard = rng.pick(['glass', 'solid', 'glass'] as const)
  const style: WindowStyle = {
    bars: 'three',
    head: 'flat',
    lintel: 'none',
    sill: false,
    frame: '#f4f0e6',
    reveal: 0.2,
  }
  const awning = rng.pick([palette.textileAccent, '#c9583f', '#2f5d50', '#d9b36a'] as const)
  const crown = rng.chance(0.5)
  return {
    width,
    height: eave + 1.4,
    depth: 12,
    attached: true,
    door: width / 2,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 12, eave }
      let out = crown
        ? planeAt(stage, 3).rect(width * 0.3, eave - 1, width * 0.4, 3.2, stage.tone.shaded(material.color))
        : ''
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
      out += plane.rect(-0.05, eave - 0.1, width + 0.1, 0.3, stage.tone.lit('#efe8da'))
      for (let i = 0; i < columns; i++)
        out += windowAt(
          stage,
          plane,
          { x: i * pitch + 0.3, y: 0.3, w: pitch - 0.6, h: 2.8 },
          { ...style, frame: palette.joinery },
          stage.tone.lamps * 1.6,
        )
      for (let floor = 1; floor < floors; floor++) {
        const y = 3.6 + (floor - 1) * storey
        for (let i = 0; i < columns; i++) {
          const x = i * pitch
          out += windowAt(stage, plane, { x: x + 0.45, y: y + 0.05, w: pitch * 0.5, h: 2.25 }, style)
          out += windowAt(
            stage,
            plane,
            { x: x + pitch * 0.68, y: y + 0.7, w: pitch * 0.22, h: 1.6 },
            { ...style, bars: 'none' },
          )
        }
        out += balcony(stage, 0.1, y, width - 0.2, 1.35, guard, lighter(palette.plaster, 0.4))
        for (let i = 1; i < columns; i++)
          out += planeAt(stage, -0.7).rect(i * pitch - 0.06, y, 0.12, 1.9, stage.tone.shaded('#e6dfd0'))
        for (let i = 0; i < columns; i++) {
          const roll = stage.rng.fork(`awning${floor},${i}`)
          if (!roll.chance(0.2) || stage.tone.hour === 'evening') continue
          const low = planeAt(stage, -1)
          const x = i * pitch + 0.35
          const [a, b] = [plane.at(x, y + 2.5), plane.at(x + pitch * 0.54, y + 2.5)]
          const [c, d] = [low.at(x + pitch * 0.54, y + 1.9), low.at(x, y + 1.9)]
          out += `<path d="M${[a, b, c, d].map((p) => p.map((v) => v.toFixed(1)).join(' ')).join('L')}Z" fill="${stage.tone.lit(awning)}"/>`
        }
      }
      return out
    },
  }
}
