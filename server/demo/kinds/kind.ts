import type { Code } from '../../../src/contract/codes'
import type { HouseFamily } from '../drawing/spec'

export type Range = readonly [from: number, to: number]

/** What is usual for a kind of home: bedrooms, living area and ground in m², years, price next to the plain house. */
export interface HomeKind {
  beds: Range
  area: Range
  ground?: Range
  build: Code<'ConstructionType'>
  family: HouseFamily
  years: Range
  factor: number
}
