import type { Code } from '../../../src/contract/codes'
import type { Region } from '../places'
import type { Rng } from '../rng'

type Label = Code<'EnergyLabel'>
type Scale = readonly (readonly [upTo: number, label: Label])[]

/** The official scales, kWh/m² a year: highest value of each class. */
const scales: Record<Region, Scale> = {
  FLANDERS: [
    [0, 'A_PLUS'],
    [100, 'A'],
    [200, 'B'],
    [300, 'C'],
    [400, 'D'],
    [500, 'E'],
    [Infinity, 'F'],
  ],
  BRUSSELS: [
    [45, 'A'],
    [95, 'B'],
    [150, 'C'],
    [210, 'D'],
    [275, 'E'],
    [345, 'F'],
    [Infinity, 'G'],
  ],
  WALLONIA: [
    [0, 'A_PLUS_PLUS'],
    [45, 'A_PLUS'],
    [85, 'A'],
    [170, 'B'],
    [255, 'C'],
    [340, 'D'],
    [425, 'E'],
    [510, 'F'],
    [Infinity, 'G'],
  ],
}

/** The class of an EPC value on the scale of the region. */
export const energyLabel = (region: Region, epc: number): Label =>
  scales[region].find(([upTo]) => epc <= upTo)?.[1] ?? 'G'

/** How a class is written in a sentence. */
export const labelText = (label: Label): string => label.replace('_PLUS_PLUS', '++').replace('_PLUS', '+')

const usual: Record<Code<'Condition'>, readonly [number, number]> = {
  NEW: [8, 58],
  RENEWED: [82, 165],
  EXCELLENT_CONDITION: [118, 235],
  GOOD_CONDITION: [175, 325],
  TO_FRESHEN_UP: [275, 445],
  TO_RENOVATE: [415, 720],
}

/** A believable EPC value for a condition. */
export const epcFor = (condition: Code<'Condition'>, rng: Rng): number => rng.int(...usual[condition])

/** Both sources copy the levels from one declaration. */
export const eLevelOf = (epc: number): number => Math.max(5, Math.round(epc * 0.45))
export const kLevelOf = ({ parcel }: { parcel: Rng }): number => parcel.fork('k level').int(18, 42)
