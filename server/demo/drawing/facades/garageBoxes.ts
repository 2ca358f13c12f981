import { darker, lighter } from '../color'
import { garageDoor } from '../doors'
import type { Family } from '../house'
import { sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { tree } from '../trees'

/** A row of lock-up garages: one parapet, doors in two colours, one of them the listing's own. */
export const garageBoxes: Family = (rng, palette) => {
  const count = rng.int(4, 6)
  const pitch = 3
  const width = count * pitch + 0.3
  const material: Material = rng.chance(0.7)
    ? { kind: 'brick', color: palette.brick }
    : { kind: 'plaster', color: palette.plaster }
  const ours = rng.int(1, count - 2)
  const common = rng.pick(['#d9d2c2', '#8a938f', '#e9e2d2', '#6a7478'] as const)
  const boards = rng.chance(0.6)
  return {
    width,
    height: 4.4,
    depth: 6,
    attached: false,
    door: null,
    draw: (stage) => {
      const plane = planeAt(stage)
      let out = [0.12, 0.5, 0.83]
        .map((t, i) =>
          tree(stage, {
            x: width * t,
            z: 9 + i,
            height: 7 + i,
            kind: i === 1 ? 'birch' : 'round',
            haze: 0.12,
          }),
        )
        .join('')
      out += sideWall(stage, { x: 0, z: 0, w: width, depth: 6, eave: 2.9 }, material)
      out += wall(
        stage,
        plane,
        [
          [0, 0],
          [width, 0],
          [width, 2.9],
          [0, 2.9],
        ],
        material,
      )
      out += plane.rect(-0.06, 2.84, width + 0.12, 0.14, stage.tone.lit(lighter(palette.stone, 0.35)))
      for (let i = 0; i < count; i++) {
        const x = 0.3 + i * pitch
        out += plane.rect(x + 0.1, 2.22, 2.5, 0.18, stage.tone.lit(lighter(palette.stone, 0.3)))
        out += garageDoor(
          stage,
          plane,
          { x: x + 0.15, y: 0.02, w: 2.4, h: 2.2 },
          i === ours ? palette.door : i % 2 ? common : darker(common, 0.06),
          boards,
        )
      }
      return out
    },
  }
}
