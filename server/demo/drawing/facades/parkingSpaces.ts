import { car, carPaints } from '../car'
import { lighter } from '../color'
import type { Family } from '../house'
import { hedge } from '../hedge'
import { face, planeAt, type Stage } from '../stage'
import { tree } from '../trees'

const PITCH = 2.5
const LENGTH = 5

/** Marked spaces in the open air along a hedge; one of them, the listing's own, is free. */
export const parkingSpaces: Family = (rng, palette) => {
  const count = rng.int(4, 5)
  const width = count * PITCH
  const ours = rng.int(1, count - 2)
  const paints = Array.from({ length: count }, (_, i) =>
    i !== ours && rng.chance(0.6) ? rng.pick(carPaints) : null,
  )
  return {
    width,
    height: 4,
    depth: LENGTH,
    attached: false,
    door: null,
    draw: (stage) => {
      const { tone } = stage
      const ground = (from: number, to: number, near: number, far: number, fill: string, y = 0.004) =>
        face(
          stage,
          [
            [from, y, near],
            [to, y, near],
            [to, y, far],
            [from, y, far],
          ],
          fill,
        )
      let out = [0.12, 0.48, 0.86]
        .map((t, i) => tree(stage, { x: width * t, z: 9 + i, height: 6 + i, kind: 'round', haze: 0.1 }))
        .join('')
      out += hedge(stage, -12, width + 12, LENGTH + 0.8, 1.2)
      out += ground(-16, width + 16, -2.6, LENGTH + 0.4, tone.lit('#8d8a84'))
      for (let i = 0; i <= count; i++)
        out += ground(i * PITCH - 0.05, i * PITCH + 0.05, 0, LENGTH, tone.lit('#efeadd'), 0.006)
      out += sign(stage, (ours + 0.5) * PITCH, tone.lit(palette.door))
      for (const [i, paint] of paints.entries()) if (paint) out += car(stage, i * PITCH + 0.35, 0.4, paint)
      return out
    },
  }
}

function sign(stage: Stage, x: number, color: string): string {
  const plane = planeAt(stage, LENGTH + 0.2)
  return (
    plane.rect(x - 0.03, 0, 0.06, 1.2, stage.tone.lit('#5b5f60')) +
    plane.rect(x - 0.3, 1.1, 0.6, 0.42, color) +
    plane.rect(x - 0.22, 1.28, 0.44, 0.07, lighter(color, 0.8))
  )
}
