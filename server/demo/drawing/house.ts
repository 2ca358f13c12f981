import type { Palette } from './palette'
import type { Rng } from './rng'
import type { Stage } from './stage'

/** A home that was chosen but not drawn yet; metres, its left corner at x = 0, its front at z = 0. */
export interface House {
  width: number
  /** height of the highest point that matters for the framing */
  height: number
  depth: number
  /** walls shared with neighbours in a street */
  attached: boolean
  /** where the door stands, for the garden path; null when there is none */
  door: number | null
  draw(stage: Stage): string
}

/** A façade family: every number it needs comes from the generator, every ink from the palette; some may be told their storeys. */
export type Family = (rng: Rng, palette: Palette, storeys?: number) => House
