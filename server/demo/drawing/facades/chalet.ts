import { darker } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { gableRoof, sideWall, verge } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** The Ardennes weekend house: dark boards on a stone foot, a steep roof, a glazed gable, a deck. */
export const chalet: Family = (rng, palette) => {
  const width = rng.range(7, 8.6)
  const eave = rng.range(2.6, 3.2)
  const ridge = eave + width * rng.range(0.58, 0.72)
  const boards: Material = {
    kind: 'timber',
    color: rng.pick([palette.wood, darker(palette.wood, 0.35), '#5a4a3f'] as const),
  }
  const glazed = rng.chance(0.55)
  const style: WindowStyle = {
    bars: 'two',
    head: 'flat',
    lintel: 'none',
    sill: false,
    frame: '#e9dfca',
    reveal: 0.1,
  }
  const mid = width / 2
  return {
    width,
    height: ridge + 0.3,
    depth: 9,
    attached: false,
    door: mid,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 9, eave }
      let out = sideWall(stage, volume, boards) + gableRoof(stage, volume, ridge, palette.slate)
      out += wall(
        stage,
        plane,
        [
          [0, 0],
          [width, 0],
          [width, eave],
          [mid, ridge],
          [0, eave],
        ],
        boards,
      )
      out += wall(
        stage,
        plane,
        [
          [0, 0],
          [width, 0],
          [width, 0.7],
          [0, 0.7],
        ],
        { kind: 'stone', color: '#a59c8c' },
      )
      out += doorAt(
        stage,
        plane,
        { x: mid - 0.5, y: 0.45, w: 1, h: 2.1 },
        { color: palette.door, fanlight: 0, look: 'glazed', head: 'flat', steps: 2 },
      )
      for (const x of [0.7, width - 2.3]) out += windowAt(stage, plane, { x, y: 0.95, w: 1.6, h: 1.5 }, style)
      if (glazed) {
        for (const side of [-1, 1] as const)
          out += windowAt(
            stage,
            plane,
            { x: side < 0 ? mid - 1.7 : mid + 0.1, y: eave + 0.25, w: 1.6, h: 1.75 },
            style,
          )
      } else
        out += windowAt(
          stage,
          plane,
          { x: mid - 0.7, y: eave + 0.6, w: 1.4, h: 1.3 },
          { ...style, shutters: palette.door },
        )
      const deck = planeAt(stage, -1.2)
      const rail = stage.tone.lit('#d8c6a6')
      const edge = eave + 0.02
      out += plane.rect(
        0,
        edge - 1.1 * stage.tone.drop - 0.1,
        width,
        1.1 * stage.tone.drop,
        stage.tone.shadow,
        'opacity=".3"',
      )
      out += deck.rect(-0.2, edge - 0.12, width + 0.4, 0.16, darker(rail, 0.25))
      for (let x = 0; x <= width; x += 0.32) out += deck.rect(x - 0.02, edge, 0.05, 0.85, rail)
      out += deck.rect(-0.2, edge + 0.82, width + 0.4, 0.09, rail)
      for (const x of [-0.1, width - 0.05]) out += deck.rect(x, 0, 0.16, edge - 0.1, darker(rail, 0.12))
      return out + verge(stage, volume, ridge, darker(boards.color, 0.4))
    },
  }
}
