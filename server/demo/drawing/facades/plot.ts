import { darker, lighter } from '../color'
import { hedge } from '../hedge'
import type { Family } from '../house'
import { strip } from '../land'
import { face, planeAt } from '../stage'
import { fence } from '../streetThings'
import { tree, type TreeKind } from '../trees'

/** Land for sale: a meadow with its boundary pegs and line, old trees, a fence or a hedge. */
export const plot: Family = (rng, palette) => {
  const width = rng.range(15, 19)
  const kinds: readonly [TreeKind, ...TreeKind[]] = ['round', 'pollard', 'birch', 'round', 'fir']
  const trees = Array.from({ length: rng.int(2, 4) }, (_, i) => ({
    x: width * (0.08 + 0.28 * i) + rng.range(-1, 1),
    z: rng.range(4, 12),
    height: rng.range(6, 9.5),
    kind: rng.pick(kinds),
  }))
  const fenced = rng.chance(0.6)
  return {
    width,
    height: 9,
    depth: 20,
    attached: false,
    door: null,
    draw: (stage) => {
      const grass = stage.tone.lit(palette.lawn)
      let out = strip(stage, -1, 26, grass)
      for (let z = 0; z < 26; z += 2.4)
        out += strip(stage, z, z + 1.1, darker(grass, 0.25), 0, 'opacity=".14"')
      out += face(
        stage,
        [
          [width * 0.1, 0, 2],
          [width * 0.9, 0, 2],
          [width * 0.86, 0, 20],
          [width * 0.14, 0, 20],
        ],
        lighter(grass, 0.35),
        'opacity=".5"',
      )
      out += fenced ? fence(stage, -30, width + 30, 24, 1.1) : hedge(stage, -40, width + 40, 24, 1.3)
      out += [...trees]
        .sort((a, b) => b.z - a.z)
        .map((t) => tree(stage, t))
        .join('')
      const peg = (x: number, z: number) => {
        const plane = planeAt(stage, z)
        return (
          plane.rect(x - 0.05, 0, 0.1, 0.9, stage.tone.lit('#f3ecdc')) +
          plane.rect(x - 0.05, 0.66, 0.1, 0.24, stage.tone.lit('#b4452d'))
        )
      }
      return out + peg(width * 0.14, 20) + peg(width * 0.86, 20) + peg(width * 0.1, 2) + peg(width * 0.9, 2)
    },
  }
}
