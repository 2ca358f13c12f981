import { lighter } from '../color'
import { doorAt } from '../doors'
import type { Family } from '../house'
import { chimney, dormer, eavesRoof, gableRoof, sideWall, verge } from '../roofs'
import { planeAt, type Stage } from '../stage'
import { wall, type Material } from '../surfaces'
import { windowAt, type WindowStyle } from '../windows'

/** A villa of two wings: a gable that steps forward and a long wing under its own eave, with a porch. */
export const villa: Family = (rng, palette, told) => {
  const gableW = rng.range(5.4, 6.6)
  const wingW = rng.range(7, 9)
  const width = gableW + wingW
  const gableLeft = rng.chance(0.5)
  const usual = rng.pick([1, 2] as const)
  const storeys = told === undefined ? usual : Math.min(told, 2)
  const eave = storeys === 2 ? 5.6 : 3.2
  const wingRidge = eave + rng.range(3, 3.6)
  const gableRidge = eave + gableW * rng.range(0.52, 0.66)
  const look = rng.pick(['white', 'brick', 'half'] as const)
  const base: Material =
    look === 'brick'
      ? { kind: 'brick', color: palette.brick }
      : { kind: 'plaster', color: lighter(palette.plaster, 0.3) }
  const gableMaterial: Material = look === 'half' ? { kind: 'timber', color: palette.wood } : base
  const roofColor = rng.chance(0.55) ? palette.roof : palette.slate
  const style: WindowStyle = {
    bars: rng.pick(['two', 'grid', 'three'] as const),
    head: 'flat',
    lintel: look === 'brick' ? 'soldier' : 'none',
    sill: true,
    frame: palette.joinery,
    reveal: 0.16,
    ...(rng.chance(0.4) ? { shutters: palette.door } : {}),
  }
  const gx = gableLeft ? 0 : wingW
  const wx = gableLeft ? gableW : 0
  const doorX = gableLeft ? wx + 0.7 : wx + wingW - 1.8
  const step = 1.6

  const gable = (stage: Stage) => {
    const volume = { x: gx, z: -step, w: gableW, depth: 8, eave }
    const plane = planeAt(stage, -step)
    const mid = gx + gableW / 2
    let out = sideWall(stage, volume, base) + gableRoof(stage, volume, gableRidge, roofColor)
    out += wall(
      stage,
      plane,
      [
        [gx, 0],
        [gx + gableW, 0],
        [gx + gableW, eave],
        [gx, eave],
      ],
      base,
    )
    out += wall(
      stage,
      plane,
      [
        [gx, eave],
        [gx + gableW, eave],
        [mid, gableRidge],
      ],
      gableMaterial,
    )
    out += plane.rect(gx, 0, gableW, 0.3, stage.tone.lit(palette.stone))
    out += windowAt(stage, plane, { x: mid - 1.5, y: 0.55, w: 3, h: 1.95 }, {
      ...style,
      bars: 'three',
      shutters: undefined,
    } as WindowStyle)
    if (storeys === 2)
      for (const dx of [-1.45, 0.35])
        out += windowAt(stage, plane, { x: mid + dx, y: 3.5, w: 1.1, h: 1.45 }, {
          ...style,
          shutters: undefined,
        } as WindowStyle)
    out += windowAt(stage, plane, { x: mid - 0.45, y: eave + 0.4, w: 0.9, h: 1.15 }, {
      ...style,
      bars: 'two',
      shutters: undefined,
    } as WindowStyle)
    return out + verge(stage, volume, gableRidge, '#f3eee2')
  }

  return {
    width,
    height: Math.max(gableRidge, wingRidge),
    depth: 9,
    attached: false,
    door: doorX + 0.55,
    draw: (stage) => {
      const plane = planeAt(stage)
      const volume = { x: wx, z: 0, w: wingW, depth: 8.5, eave }
      let out = chimney(
        stage,
        wx + (gableLeft ? wingW * 0.75 : wingW * 0.2),
        4.2,
        wingRidge - 0.5,
        wingRidge + 1.1,
        look === 'brick' ? palette.brick : palette.otherBrick,
      )
      out += sideWall(stage, volume, base, wingRidge)
      out += wall(
        stage,
        plane,
        [
          [wx, 0],
          [wx + wingW, 0],
          [wx + wingW, eave],
          [wx, eave],
        ],
        base,
      )
      out += plane.rect(wx, 0, wingW, 0.3, stage.tone.lit(palette.stone))
      const from = gableLeft ? wx + 2.3 : wx + 0.6
      const span = wingW - 3
      for (let i = 0; i < 2; i++) {
        const x = from + (span * (i + 0.5)) / 2 - 0.65
        out += windowAt(stage, plane, { x, y: 0.85, w: 1.3, h: 1.5 }, style)
        if (storeys === 2) out += windowAt(stage, plane, { x: x + 0.05, y: 3.5, w: 1.2, h: 1.4 }, style)
      }
      out += doorAt(
        stage,
        plane,
        { x: doorX, y: 0.16, w: 1.1, h: 2.2 },
        { color: palette.door, fanlight: 0, look: 'panelled', head: 'flat', steps: 1 },
      )
      if (storeys === 2)
        out += windowAt(stage, plane, { x: doorX, y: 3.6, w: 1, h: 1.2 }, {
          ...style,
          shutters: undefined,
        } as WindowStyle)
      out += eavesRoof(stage, volume, wingRidge, roofColor, { tiles: true, overhang: 0.4 })
      if (storeys === 1)
        for (const t of [0.35, 0.72])
          out += dormer(stage, 1.4, wx + wingW * t - 0.6, eave + 0.8, 1.2, base.color, palette.joinery, true)
      const castX = gableLeft ? wx : wx + wingW
      const reach = step * stage.tone.slant * -stage.tone.sunSide
      if ((gableLeft && reach > 0) || (!gableLeft && reach < 0))
        out += plane.shape(
          [
            [castX, 0],
            [castX + reach, 0],
            [castX + reach, eave - 0.8],
            [castX, eave - 0.1],
          ],
          stage.tone.shadow,
          'opacity=".28"',
        )
      return out + gable(stage)
    },
  }
}
