import { lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { chimney, dormer, eavesRoof, sideWall } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** Long and low under a big roof: whitewash or old brick, shutters, small dormers. */
export const fermette: Family = (rng, palette) => {
  const width = rng.range(12.5, 16)
  const white = rng.chance(0.55)
  const material: Material = white
    ? { kind: 'plaster', color: lighter(palette.plaster, 0.5) }
    : { kind: 'brick', color: palette.brick }
  const eave = rng.range(2.75, 3.1)
  const ridge = eave + rng.range(3.6, 4.4)
  const dormers = rng.int(0, 3)
  const doorBay = rng.int(1, 3)
  const bays = 5
  const pitch = width / bays
  const doorX = doorBay * pitch + (pitch - 1.05) / 2
  const style: WindowStyle = {
    bars: 'grid',
    head: rng.pick(['flat', 'segment'] as const),
    lintel: white ? 'none' : 'soldier',
    sill: true,
    frame: palette.joinery,
    reveal: 0.16,
    ...(rng.chance(0.65) ? { shutters: palette.door } : {}),
  }
  return {
    width,
    height: ridge + 0.4,
    depth: 8.5,
    attached: false,
    door: doorX + 0.52,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 8.5, eave }
      let out = chimney(stage, width * 0.12, 4.2, ridge - 0.5, ridge + 1, palette.brick)
      if (rng.fork('second').chance(0.6))
        out += chimney(stage, width * 0.82, 4.2, ridge - 0.5, ridge + 0.9, palette.brick)
      out += sideWall(stage, volume, material, ridge)
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
      out += plane.rect(0, 0, width, 0.4, stage.tone.lit(white ? '#4a4644' : palette.stone), 'opacity=".85"')
      for (let i = 0; i < bays; i++)
        if (i !== doorBay)
          out += windowAt(stage, plane, { x: i * pitch + (pitch - 1.1) / 2, y: 0.9, w: 1.1, h: 1.4 }, style)
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.1, w: 1.05, h: 2.25 },
        { color: palette.door, fanlight: 0, look: 'boards', head: style.head, steps: 1 },
      )
      out += eavesRoof(stage, volume, ridge, palette.roof, { tiles: true, overhang: 0.45 })
      for (let i = 0; i < dormers; i++)
        out += dormer(
          stage,
          1.4,
          width * ((i + 1) / (dormers + 1)) - 0.6,
          eave + 0.85,
          1.15,
          material.color,
          palette.joinery,
          true,
        )
      return out
    },
  }
}
