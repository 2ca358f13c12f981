import { blend, multiply, type Color } from './color'
import type { Rng } from './rng'
import type { Hour } from './spec'

/** The light of one hour: one sun for the whole picture. */
export interface Tone {
  hour: Hour
  /** side the sun stands on: -1 left, 1 right (dawn and evening see the house from opposite suns) */
  sunSide: -1 | 1
  /** length of a shadow on a wall per unit of depth: sideways and down */
  slant: number
  drop: number
  skyTop: Color
  skyMid: Color
  skyLow: Color
  cloud: Color
  haze: Color
  shadow: Color
  glow: Color
  /** share of windows with the lamp on */
  lamps: number
  lit(color: Color): Color
  shaded(color: Color): Color
  /** a colour seen through air, `depth` 0 (here) to 1 (lost in the haze) */
  far(color: Color, depth: number): Color
}

interface Light {
  key: Color
  fill: Color
  slant: number
  drop: number
  shadow: Color
  lamps: number
  skies: readonly [Sky, ...Sky[]]
}
type Sky = readonly [top: Color, mid: Color, low: Color, cloud: Color]

const lights: Record<Hour, Light> = {
  dawn: {
    key: '#ffeae0',
    fill: '#9c9ab8',
    slant: 1.3,
    drop: 0.55,
    shadow: '#54547a',
    lamps: 0.18,
    skies: [
      ['#aebfca', '#e6c9bd', '#f8e7d2', '#f4ddd0'],
      ['#c3c4cc', '#efcdb8', '#fae9cf', '#f7e0d4'],
      ['#9fb8bd', '#dcd2bf', '#f6e5c8', '#efe2d4'],
    ],
  },
  day: {
    key: '#fffaee',
    fill: '#a3a9c0',
    slant: 0.75,
    drop: 0.85,
    shadow: '#3f4566',
    lamps: 0,
    skies: [
      ['#8fb4bd', '#c3d5cf', '#efe8d6', '#f6f1e4'],
      ['#9dbcc9', '#d2dcd6', '#f3ead8', '#fbf6ea'],
      ['#b4c4bd', '#dcdcc8', '#f4ead0', '#f8f1e0'],
      ['#7fa6b8', '#bcd0d2', '#ece5d5', '#f4eee2'],
    ],
  },
  evening: {
    key: '#ffdfba',
    fill: '#83799f',
    slant: 1.5,
    drop: 0.45,
    shadow: '#3b3258',
    lamps: 0.42,
    skies: [
      ['#5f7390', '#d9a386', '#f8d5a0', '#e9b694'],
      ['#6f6c8c', '#e0967a', '#f6cd95', '#eeb08c'],
      ['#4f6f80', '#c9aa8c', '#f5d9a4', '#e4bd9a'],
    ],
  },
}

/** The light of an hour for one home; its sky is one of a few that suit the hour. */
export function toneOf(hour: Hour, rng: Rng): Tone {
  const light = lights[hour]
  const [skyTop, skyMid, skyLow, cloud] = rng.pick(light.skies)
  const side = rng.chance(0.5) ? -1 : 1
  const haze = blend(skyLow, skyMid, 0.45)
  return {
    hour,
    sunSide: hour === 'dawn' ? (-side as -1 | 1) : side,
    slant: light.slant,
    drop: light.drop,
    skyTop,
    skyMid,
    skyLow,
    cloud,
    haze,
    shadow: light.shadow,
    glow: '#f7c877',
    lamps: light.lamps,
    lit: (color) => multiply(color, light.key),
    shaded: (color) => multiply(color, light.fill),
    far: (color, depth) => blend(multiply(color, light.key), haze, depth),
  }
}
