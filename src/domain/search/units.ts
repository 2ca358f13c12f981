import { area } from '../format/measure'
import { euro } from '../format/money'

/** What the ends of a range are in: its sign, and an amount in words. */
export const UNITS = {
  euro: { sign: '€', text: euro },
  area: { sign: 'm²', text: area },
} as const

export type Unit = keyof typeof UNITS
