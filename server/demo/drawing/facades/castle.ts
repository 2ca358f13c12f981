import { darker, lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { chimney, dormer, eavesRoof } from '../roofs'
import { planeAt, type Stage } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** A country house with a corner tower or two, stone dressings, and a steep slate roof. */
export const castle: Family = (rng, palette) => {
  const bays = rng.pick([5, 7] as const)
  const pitch = 2.5
  const width = bays * pitch
  const white = rng.chance(0.35)
  const material: Material = white
    ? { kind: 'plaster', color: lighter(palette.plaster, 0.3) }
    : { kind: 'brick', color: palette.brick }
  const eave = 8
  const ridge = eave + rng.range(3.8, 4.6)
  const towers = rng.pick([[-1], [1], [-1, 1]] as const)
  const bulb = rng.chance(0.35)
  const towerW = 4
  const style: WindowStyle = {
    bars: 'cross',
    head: 'flat',
    lintel: 'stone',
    sill: true,
    frame: lighter(palette.joinery, 0.2),
    reveal: 0.2,
  }
  const doorX = Math.floor(bays / 2) * pitch + pitch / 2 - 0.8

  const tower = (stage: Stage, side: number) => {
    const x = side < 0 ? -towerW * 0.55 : width - towerW * 0.45
    const plane = planeAt(stage, -1.2)
    const top = eave + 1.8
    const mid = x + towerW / 2
    const slate = stage.tone.lit(palette.slate)
    const dark = stage.tone.sunSide < 0 ? x + towerW * 0.62 : x
    let out = wall(
      stage,
      plane,
      [
        [x, 0],
        [x + towerW, 0],
        [x + towerW, top],
        [x, top],
      ],
      material,
    )
    out += plane.rect(dark, 0, towerW * 0.38, top, stage.tone.shadow, 'opacity=".22"')
    for (const y of [4.2, top - 0.25])
      out += plane.rect(x - 0.08, y, towerW + 0.16, 0.22, stage.tone.lit(lighter(palette.plaster, 0.2)))
    for (const y of [1.3, 5])
      out += windowAt(
        stage,
        plane,
        { x: mid - 0.55, y, w: 1.1, h: 1.9 },
        { ...style, head: 'round', lintel: 'stone' },
      )
    const spire = bulb ? 4.6 : 6
    const cone: [number, number][] = bulb
      ? [
          [x - 0.35, top],
          [x + 0.2, top + 1.6],
          [mid - 0.4, top + 2.6],
          [mid, top + spire],
          [mid + 0.4, top + 2.6],
          [x + towerW - 0.2, top + 1.6],
          [x + towerW + 0.35, top],
        ]
      : [
          [x - 0.35, top],
          [mid, top + spire],
          [x + towerW + 0.35, top],
        ]
    const shade: [number, number][] = cone.map(([cx, cy]) => [
      stage.tone.sunSide < 0 ? Math.max(cx, mid + 0.25) : Math.min(cx, mid - 0.25),
      cy,
    ])
    return (
      out +
      plane.shape(cone, slate) +
      plane.shape(shade, darker(slate, 0.35), 'opacity=".7"') +
      plane.rect(mid - 0.03, top + spire - 0.1, 0.06, 1, stage.tone.lit('#6b6a60'))
    )
  }

  return {
    width,
    height: ridge + 3,
    depth: 11,
    attached: false,
    door: doorX + 0.8,
    draw: (stage) => {
      const plane = planeAt(stage)
      const stone = stage.tone.lit(lighter(palette.plaster, 0.2))
      let out = [0.2, 0.76]
        .map((t) => chimney(stage, width * t, 5, ridge - 0.6, ridge + 1.6, palette.brick))
        .join('')
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
      out += plane.rect(0, 0, width, 0.8, stage.tone.lit(lighter(palette.stone, 0.15)))
      for (const y of [4.2, eave - 0.3])
        out +=
          plane.rect(0, y, width, 0.24, stone) +
          plane.rect(0, y - 0.12, width, 0.12, stage.tone.shadow, 'opacity=".25"')
      for (let i = 0; i < bays; i++) {
        const x = i * pitch + (pitch - 1.2) / 2
        if (i !== Math.floor(bays / 2)) out += windowAt(stage, plane, { x, y: 1.3, w: 1.2, h: 2.3 }, style)
        out += windowAt(stage, plane, { x, y: 5, w: 1.2, h: 2.1 }, style)
      }
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.64, w: 1.6, h: 3.1 },
        { color: palette.door, fanlight: 0.8, look: 'panelled', head: 'round', steps: 4 },
      )
      out += eavesRoof(stage, { x: 0, z: 0, w: width, depth: 10, eave }, ridge, palette.slate)
      for (let i = 1; i < bays; i += 2)
        out += dormer(
          stage,
          1.2,
          i * pitch + pitch / 2 - 0.65,
          eave + 0.7,
          1.3,
          lighter(palette.plaster, 0.3),
          palette.joinery,
          true,
        )
      return out + towers.map((side) => tower(stage, side)).join('')
    },
  }
}
