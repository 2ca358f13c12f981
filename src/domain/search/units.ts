import { area, plain } from '../format/measure'
import { euro, euroPerSquareMetre } from '../format/money'
import { decimal } from '../format/number'

/** A hundredth: a step of amounts ends right before the next begins. */
const HUNDREDTH = 0.01
const YEAR = 1

interface UnitOfRange {
  sign: string
  /** An amount in words, and without its sign. */
  text: (amount: number) => string
  figure: (amount: number) => string
  /** What lies between the end of a step and the next one. */
  grain: number
}

/** What the ends of a range are in. */
export const UNITS = {
  euro: { sign: '€', text: euro, figure: decimal, grain: HUNDREDTH },
  area: { sign: 'm²', text: area, figure: decimal, grain: HUNDREDTH },
  euroPerArea: { sign: '€/m²', text: euroPerSquareMetre, figure: decimal, grain: HUNDREDTH },
  /** Of the calendar: a step ends with the year before the next one's. */
  year: { sign: '', text: plain, figure: plain, grain: YEAR },
} as const satisfies Record<string, UnitOfRange>

export type Unit = keyof typeof UNITS
