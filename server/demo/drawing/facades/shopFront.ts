import { darker, lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { eavesRoof, sideWall } from '../roofs'
import { face, planeAt, type Stage } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** A shop with flats above: a painted wooden front with a fascia, a striped awning, a lit window. */
export const shopFront: Family = (rng, palette) => {
  const bays = rng.pick([2, 3, 3] as const)
  const width = bays * rng.range(2.5, 2.9)
  const floors = rng.pick([2, 3] as const)
  const eave = 4.1 + (floors - 1) * 3.1
  const ridge = eave + 2.8
  const material: Material = rng.chance(0.55)
    ? { kind: 'brick', color: palette.brick }
    : { kind: 'plaster', color: palette.plaster }
  const awning = rng.chance(0.65)
  const doorRight = rng.chance(0.5)
  const shop = rng.pick(['#2f5d50', '#31485e', '#7d2f1c', '#2b3033', '#b7791f', '#e9dfca'] as const)
  const style: WindowStyle = {
    bars: 'tee',
    head: rng.pick(['flat', 'segment'] as const),
    lintel: material.kind === 'brick' ? 'soldier' : 'stone',
    sill: true,
    frame: palette.joinery,
    reveal: 0.2,
  }
  const doorX = doorRight ? width - 1.55 : 0.5
  const paneX = doorRight ? 0.45 : 1.85

  const front = (stage: Stage) => {
    const plane = planeAt(stage, -0.12)
    const wood = stage.tone.lit(shop)
    const paneW = width - 2.3
    let out =
      plane.rect(0.15, 0, width - 0.3, 3.75, wood) +
      plane.rect(0.15, 3.1, width - 0.3, 0.6, lighter(wood, 0.1))
    out +=
      plane.rect(0.05, 3.68, width - 0.1, 0.14, darker(wood, 0.25)) +
      plane.rect(0.15, 3.04, width - 0.3, 0.06, darker(wood, 0.35))
    out += plane.rect(width * 0.3, 3.32, width * 0.4, 0.16, lighter(wood, 0.6), 'opacity=".55"')
    out += windowAt(
      stage,
      plane,
      { x: paneX, y: 0.6, w: paneW, h: 2.35 },
      {
        ...style,
        head: 'flat',
        lintel: 'none',
        bars: paneW > 3.4 ? 'three' : 'two',
        frame: darker(shop, 0.2),
        sill: false,
      },
      stage.tone.hour === 'evening' ? 1 : 0.4,
    )
    out += plane.rect(paneX, 0.12, paneW, 0.36, darker(wood, 0.2))
    return (
      out +
      doorAt(
        stage,
        plane,
        { x: doorX, y: 0.06, w: 1.05, h: 2.9 },
        { color: shop, fanlight: 0.6, look: 'glazed', head: 'flat', steps: 1 },
      )
    )
  }

  const cloth = (stage: Stage) => {
    const [from, to, reach] = [paneX - 0.15, paneX + width - 2.15, 1.25]
    const stripes = 10
    const step = (to - from) / stripes
    let out = face(
      stage,
      [
        [from, 2.2, -0.12],
        [to, 2.2, -0.12],
        [to + reach * stage.tone.slant * -stage.tone.sunSide * 0.4, 1.5, -0.12],
        [from + reach * stage.tone.slant * -stage.tone.sunSide * 0.4, 1.5, -0.12],
      ],
      stage.tone.shadow,
      'opacity=".32"',
    )
    for (let i = 0; i < stripes; i++) {
      const [a, b] = [from + i * step, from + (i + 1) * step]
      const color = stage.tone.lit(i % 2 ? '#f3ecdc' : lighter(palette.textileAccent, 0.08))
      out += face(
        stage,
        [
          [a, 3.02, -0.14],
          [b, 3.02, -0.14],
          [b, 2.3, -reach],
          [a, 2.3, -reach],
        ],
        color,
      )
      out += face(
        stage,
        [
          [a, 2.3, -reach],
          [b, 2.3, -reach],
          [b, 2.1, -reach],
          [a, 2.1, -reach],
        ],
        darker(color, 0.14),
      )
    }
    return out
  }

  return {
    width,
    height: ridge,
    depth: 10,
    attached: true,
    door: doorX + 0.52,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: 0, z: 0, w: width, depth: 10, eave }
      let out = sideWall(stage, volume, { kind: 'brick', color: palette.otherBrick }, ridge)
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
      const pitch = width / bays
      for (let floor = 1; floor < floors; floor++)
        for (let i = 0; i < bays; i++)
          out += windowAt(
            stage,
            plane,
            {
              x: i * pitch + (pitch - 1.15) / 2,
              y: 4.55 + (floor - 1) * 3.1,
              w: 1.15,
              h: 1.9 - (floor - 1) * 0.2,
            },
            style,
          )
      out += eavesRoof(stage, volume, ridge, palette.slate)
      return out + front(stage) + (awning ? cloth(stage) : '')
    },
  }
}
