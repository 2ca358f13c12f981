import { darker, lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { chimney, eavesRoof, gableRoof, sideWall } from '../roofs'
import { planeAt, type Stage } from '../stage'
import { wall, type Material } from '../surfaces'
import { openingPath, windowAt, type WindowStyle } from '../windows'

/** A farmstead: the dwelling under a long roof, and a barn at right angles with its great arched door. */
export const farm: Family = (rng, palette) => {
  const barnW = rng.range(8, 9.5)
  const homeW = rng.range(9.5, 12)
  const width = barnW + homeW
  const barnLeft = rng.chance(0.5)
  const bx = barnLeft ? 0 : homeW
  const hx = barnLeft ? barnW : 0
  const home: Material = rng.chance(0.4)
    ? { kind: 'plaster', color: lighter(palette.plaster, 0.45) }
    : { kind: 'brick', color: palette.brick }
  const barn: Material = { kind: rng.pick(['brick', 'brick', 'stone'] as const), color: palette.brick }
  const eave = rng.range(3.2, 4.6)
  const ridge = eave + rng.range(3, 3.6)
  const barnEave = 4
  const barnRidge = barnEave + barnW * rng.range(0.46, 0.54)
  const step = 2.4
  const style: WindowStyle = {
    bars: 'cross',
    head: 'segment',
    lintel: home.kind === 'brick' ? 'soldier' : 'none',
    sill: true,
    frame: palette.joinery,
    reveal: 0.18,
    ...(rng.chance(0.5) ? { shutters: palette.door } : {}),
  }
  const doorX = hx + homeW * 0.46

  const drawBarn = (stage: Stage) => {
    const volume = { x: bx, z: -step, w: barnW, depth: 14, eave: barnEave }
    const plane = planeAt(stage, -step)
    const mid = bx + barnW / 2
    const gate = { x: mid - 1.9, y: 0, w: 3.8, h: 4.2 }
    const outline = openingPath(plane, gate, 'segment')
    let out = sideWall(stage, volume, barn) + gableRoof(stage, volume, barnRidge, palette.roof)
    out += wall(
      stage,
      plane,
      [
        [bx, 0],
        [bx + barnW, 0],
        [bx + barnW, barnEave],
        [mid, barnRidge],
        [bx, barnEave],
      ],
      barn,
    )
    out += `<path d="${openingPath(plane, gate, 'segment', 0.2)}" fill="${stage.tone.lit(darker(palette.brick, 0.25))}"/>`
    out += `<path d="${outline}" fill="${stage.tone.lit(palette.door)}"/>`
    for (let x = 0.3; x < 3.7; x += 0.3)
      out += plane.rect(gate.x + x, 0, 0.03, 3.75, stage.tone.shadow, 'opacity=".35"')
    out +=
      plane.rect(mid - 0.03, 0, 0.06, 4.1, stage.tone.shadow, 'opacity=".7"') +
      plane.rect(gate.x, 3.4, 3.8, 0.5, stage.tone.shadow, 'opacity=".28"')
    for (const dx of [-2.6, 2.3]) out += plane.rect(mid + dx, 3.2, 0.3, 1, stage.tone.shaded('#3a3330'))
    out += windowAt(
      stage,
      plane,
      { x: mid - 0.5, y: barnEave + 1.2, w: 1, h: 1.2 },
      { ...style, bars: 'none', head: 'round', lintel: 'soldier', shutters: undefined } as WindowStyle,
      0,
    )
    return out
  }

  return {
    width,
    height: Math.max(ridge, barnRidge),
    depth: 10,
    attached: false,
    door: doorX + 0.55,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: hx, z: 0, w: homeW, depth: 8.5, eave }
      let out = chimney(
        stage,
        barnLeft ? hx + homeW - 1.4 : hx + 0.6,
        4.2,
        ridge - 0.5,
        ridge + 1,
        palette.brick,
      )
      out += sideWall(stage, volume, home, ridge)
      out += wall(
        stage,
        plane,
        [
          [hx, 0],
          [hx + homeW, 0],
          [hx + homeW, eave],
          [hx, eave],
        ],
        home,
      )
      out += plane.rect(hx, 0, homeW, 0.45, stage.tone.lit('#4d4845'), 'opacity=".85"')
      for (const t of [0.1, 0.28, 0.66, 0.84])
        out += windowAt(stage, plane, { x: hx + homeW * t, y: 0.95, w: 1.05, h: 1.55 }, style)
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.12, w: 1.1, h: 2.4 },
        { color: palette.door, fanlight: 0.4, look: 'boards', head: 'segment', steps: 1 },
      )
      out += eavesRoof(stage, volume, ridge, palette.roof, { tiles: true, overhang: 0.35 })
      const reach = step * stage.tone.slant * -stage.tone.sunSide
      const castX = barnLeft ? hx : hx + homeW
      if ((barnLeft && reach > 0) || (!barnLeft && reach < 0))
        out += plane.shape(
          [
            [castX, 0],
            [castX + reach, 0],
            [castX + reach, eave - 0.6],
            [castX, eave],
          ],
          stage.tone.shadow,
          'opacity=".3"',
        )
      return out + drawBarn(stage)
    },
  }
}
