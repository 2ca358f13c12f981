import { car, carPaints } from '../car'
import { darker, lighter } from '../color'
import type { Family } from '../house'
import { hedge } from '../hedge'
import { face, planeAt } from '../stage'

/** Two bays under a flat roof on timber posts, boards at the back, one bay free. */
export const carport: Family = (rng, palette) => {
  const bay = rng.range(2.9, 3.2)
  const width = bay * 2 + 0.3
  const depth = 5.4
  const parked = rng.int(0, 1)
  const paint = rng.pick(carPaints)
  const boards = rng.pick([palette.wood, darker(palette.wood, 0.2), '#8b857a'] as const)
  return {
    width,
    height: 3,
    depth,
    attached: false,
    door: null,
    draw: (stage) => {
      const { tone } = stage
      const timber = tone.lit(boards)
      const back = planeAt(stage, depth)
      let out = hedge(stage, -14, width + 14, depth + 3, 1.7)
      out += face(
        stage,
        [
          [-0.4, 0.004, -1.6],
          [width + 0.4, 0.004, -1.6],
          [width + 0.4, 0.004, depth],
          [-0.4, 0.004, depth],
        ],
        tone.lit(palette.paving),
      )
      out += back.rect(0, 0, width, 2.3, darker(timber, 0.25))
      for (let x = 0.18; x < width; x += 0.18) out += back.rect(x, 0, 0.02, 2.3, darker(timber, 0.5))
      out += face(
        stage,
        [
          [0, 0.006, 0.3],
          [width, 0.006, 0.3],
          [width, 0.006, depth],
          [0, 0.006, depth],
        ],
        tone.shadow,
        'opacity=".3"',
      )
      const posts = (z: number) => {
        const plane = planeAt(stage, z)
        return [0, bay, bay * 2]
          .map((x) => plane.rect(x + 0.05, 0, 0.16, 2.4, z > 1 ? darker(timber, 0.3) : timber))
          .join('')
      }
      out += posts(depth - 0.2) + car(stage, parked * bay + 0.65, 1, paint)
      out += face(
        stage,
        [
          [-0.3, 2.4, -0.3],
          [width + 0.3, 2.4, -0.3],
          [width + 0.3, 2.4, depth],
          [-0.3, 2.4, depth],
        ],
        darker(timber, 0.45),
      )
      const front = planeAt(stage, -0.3)
      out += posts(0)
      return (
        out +
        front.rect(-0.35, 2.4, width + 0.7, 0.3, lighter(timber, 0.12)) +
        front.rect(-0.35, 2.66, width + 0.7, 0.06, tone.lit('#4a4d4e'))
      )
    },
  }
}
