import { lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { gableRoof } from '../roofs'
import { planeAt } from '../stage'
import { wall, type Material } from '../surfaces'
import type { Point } from '../svg'
import { windowAt, type WindowStyle } from '../windows'

/** The stepped gable of Ghent and Bruges: steps capped in stone, cross windows, a round one high up. */
export const steppedGable: Family = (rng, palette) => {
  const width = rng.range(6, 7.8)
  const steps = rng.int(5, 7)
  const eave = rng.pick([6.6, 7.2, 9.8] as const)
  const rise = width * rng.range(0.62, 0.75)
  const top = eave + rise
  const white = rng.chance(0.22)
  const material: Material = white
    ? { kind: 'plaster', color: palette.plaster }
    : { kind: 'brick', color: palette.brick }
  const bays = width > 6.9 ? 3 : 2
  const doorBay = rng.pick([0, bays - 1] as const)
  const arched = rng.chance(0.6)
  const style: WindowStyle = {
    bars: rng.pick(['cross', 'grid'] as const),
    head: arched ? 'segment' : 'flat',
    lintel: arched ? 'soldier' : 'stone',
    sill: true,
    frame: palette.joinery,
    reveal: 0.22,
    ...(rng.chance(0.25) ? { shutters: palette.door } : {}),
  }
  const outline: Point[] = [
    [0, 0],
    [0, eave],
  ]
  const half = width / 2 - 0.55
  for (let i = 0; i < steps; i++) {
    const y = eave + (rise * (i + 1)) / steps
    outline.push([(half * i) / steps, y], [(half * (i + 1)) / steps, y])
  }
  outline.push([width / 2 - 0.55, top + 0.5], [width / 2 + 0.55, top + 0.5])
  for (let i = steps - 1; i >= 0; i--) {
    const y = eave + (rise * (i + 1)) / steps
    outline.push([width - (half * (i + 1)) / steps, y], [width - (half * i) / steps, y])
  }
  outline.push([width, eave], [width, 0])
  const pitch = width / bays
  const doorX = doorBay * pitch + (pitch - 1.1) / 2
  return {
    width,
    height: top + 0.5,
    depth: 11,
    attached: true,
    door: doorX + 0.55,
    draw: (stage) => {
      const plane = planeAt(stage)
      const stone = stage.tone.lit(white ? palette.stone : lighter(palette.plaster, 0.2))
      let out = gableRoof(
        stage,
        { x: 0.3, z: 0.4, w: width - 0.6, depth: 10, eave: eave - 0.2 },
        top - 0.2,
        palette.roof,
      )
      out += wall(stage, plane, outline, material)
      for (let i = 0; i < steps; i++) {
        const y = eave + (rise * (i + 1)) / steps
        const w = half / steps + 0.12
        out +=
          plane.rect((half * i) / steps - 0.07, y, w, 0.1, stone) +
          plane.rect(width - (half * i) / steps - w + 0.07, y, w, 0.1, stone)
      }
      out += plane.rect(width / 2 - 0.63, top + 0.5, 1.26, 0.12, stone)
      out += plane.rect(0, 0, width, 0.6, stage.tone.lit(palette.stone))
      const floors = eave > 9 ? [3.9, 6.9] : [3.9]
      for (const y of [3.62, ...(eave > 9 ? [6.6] : []), eave])
        out +=
          plane.rect(0, y, width, 0.13, stone) +
          plane.rect(0, y - 0.1, width, 0.1, stage.tone.shadow, 'opacity=".25"')
      for (const base of floors)
        for (let i = 0; i < bays; i++)
          out += windowAt(
            stage,
            plane,
            { x: i * pitch + (pitch - 1.15) / 2, y: base + 0.45, w: 1.15, h: 1.85 },
            style,
          )
      for (let i = 0; i < bays; i++)
        if (i !== doorBay)
          out += windowAt(stage, plane, { x: i * pitch + (pitch - 1.3) / 2, y: 1.0, w: 1.3, h: 2.1 }, style)
      out += windowAt(
        stage,
        plane,
        { x: width / 2 - 1.25, y: eave + 0.55, w: 0.95, h: 1.55 },
        { ...style, bars: 'two' },
      )
      out += windowAt(
        stage,
        plane,
        { x: width / 2 + 0.3, y: eave + 0.55, w: 0.95, h: 1.55 },
        { ...style, bars: 'two' },
      )
      out += windowAt(
        stage,
        plane,
        { x: width / 2 - 0.38, y: eave + rise * 0.62, w: 0.76, h: 1.15 },
        { ...style, bars: 'none', head: 'round', lintel: 'soldier' },
      )
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.18, w: 1.1, h: 2.9 },
        { color: palette.door, fanlight: 0.65, look: 'boards', head: style.head, steps: 1 },
      )
      return out
    },
  }
}
