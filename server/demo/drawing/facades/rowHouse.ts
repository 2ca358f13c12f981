import { lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { chimney, dormer, eavesRoof, sideWall } from '../roofs'
import { planeAt, type Plane, type Stage } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'
import { bayWindow } from './bayWindow'

/** The Belgian row house: two or three bays, tall windows that shrink with each floor, often a bay on the first floor. */
export const rowHouse: Family = (rng, palette, storeys) => {
  const bays = rng.pick([2, 2, 3] as const)
  const width = bays === 2 ? rng.range(5.4, 6.3) : rng.range(6.6, 7.6)
  const usual = rng.pick([2, 3, 3] as const)
  const floors = storeys === undefined ? usual : Math.min(Math.max(storeys, 2), 3)
  const plastered = rng.chance(0.3)
  const material: Material = plastered
    ? { kind: 'plaster', color: palette.plaster }
    : { kind: 'brick', color: palette.brick }
  const head = rng.pick(['flat', 'segment', 'segment'] as const)
  const doorRight = rng.chance(0.5)
  const bay = floors > 1 && rng.chance(0.5)
  const roofColor = rng.chance(0.5) ? palette.roof : palette.slate
  const dormers = rng.int(0, 2)
  const bands = rng.chance(0.55)
  const levels = [0.55, 4.25, 7.55].slice(0, floors)
  const eave = [0, 0, 7.5, 10.6][floors] ?? 7.5
  const ridge = eave + rng.range(2.8, 3.6)
  const style: WindowStyle = {
    bars: rng.pick(['tee', 'cross', 'two'] as const),
    head,
    lintel: plastered ? 'stone' : rng.pick(['soldier', 'stone', 'soldier'] as const),
    sill: true,
    frame: palette.joinery,
    reveal: 0.2,
  }
  const pitch = width / bays
  const doorBay = doorRight ? bays - 1 : 0
  const doorX = doorBay * pitch + (pitch - 1.05) / 2

  const openings = (stage: Stage, plane: Plane) =>
    levels
      .flatMap((base, floor) =>
        Array.from({ length: bays }, (_, i) => {
          if (floor === 0 && i === doorBay) return ''
          if (floor === 1 && bay && i !== doorBay && i === (doorRight ? 0 : bays - 1)) return ''
          const w = floor === 0 ? Math.min(1.5, pitch * 0.56) : Math.min(1.2, pitch * 0.44)
          const h = [2.25, 2.05, 1.75][floor] ?? 1.75
          const x = i * pitch + (pitch - w) / 2
          return windowAt(stage, plane, { x, y: base + (floor === 0 ? 0.45 : 0.5), w, h }, style)
        }),
      )
      .join('')

  return {
    width,
    height: ridge,
    depth: 9,
    attached: true,
    door: doorX + 0.52,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 9, eave }
      const stone = stage.tone.lit(lighter(palette.stone, plastered ? 0.35 : 0.12))
      const trim = stage.tone.lit(plastered ? lighter(palette.plaster, 0.5) : lighter(palette.stone, 0.55))
      let out = chimney(stage, doorRight ? 0.2 : width - 1, 4.4, ridge - 0.6, ridge + 1.1, palette.brick)
      out += sideWall(stage, volume, { kind: 'brick', color: palette.otherBrick }, ridge)
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
      out += plane.rect(0, 0, width, 0.55, stone) + plane.rect(0, 0.52, width, 0.06, lighter(stone, 0.35))
      if (bands) {
        for (const y of [4.05, ...(floors > 2 ? [7.35] : [])])
          out +=
            plane.rect(0, y, width, 0.16, trim) +
            plane.rect(0, y - 0.09, width, 0.09, stage.tone.shadow, 'opacity=".25"')
      }
      out += openings(stage, plane)
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.32, w: 1.05, h: 2.95 },
        {
          color: palette.door,
          fanlight: 0.7,
          look: rng.fork('door').pick(['panelled', 'glazed', 'panelled'] as const),
          head,
          steps: 2,
        },
      )
      out += eavesRoof(stage, volume, ridge, roofColor)
      out += plane.rect(0, eave - 0.42, width, 0.3, trim, 'opacity=".95"')
      for (let i = 0; i < dormers; i++) {
        const x = dormers === 1 ? width / 2 - 0.65 : width * (0.26 + i * 0.48) - 0.6
        out += dormer(stage, 0.9, x, eave + 0.45, 1.25, palette.joinery, palette.joinery, true)
      }
      if (bay)
        out += bayWindow(
          stage,
          (doorRight ? 0 : bays - 1) * pitch + pitch * 0.16,
          levels[1] ?? 4.25,
          pitch * 0.68,
          palette,
          style,
        )
      return out
    },
  }
}
