import type { Code } from '../../contract/codes'
import type { Region } from './region'

/** Upper limit of each class in kWh/m² a year, as the region's certificate draws them; the last class has none. */
export const SCALES: Record<Region, readonly (readonly [label: string, upTo: number])[]> = {
  FLANDERS: [
    ['A+', 0],
    ['A', 100],
    ['B', 200],
    ['C', 300],
    ['D', 400],
    ['E', 500],
    ['F', Infinity],
  ],
  WALLONIA: [
    ['A++', 0],
    ['A+', 45],
    ['A', 85],
    ['B', 170],
    ['C', 255],
    ['D', 340],
    ['E', 425],
    ['F', 510],
    ['G', Infinity],
  ],
  BRUSSELS: [
    ['A', 45],
    ['B', 95],
    ['C', 150],
    ['D', 210],
    ['E', 275],
    ['F', 345],
    ['G', Infinity],
  ],
}

/** Class of a value on the scale of its region, undefined where no scale is known. */
export function energyClass(value: number, region: Region | null | undefined): string | undefined {
  return region ? SCALES[region].find(([, upTo]) => value <= upTo)?.[0] : undefined
}

/** Whether what a certificate with this label says can be below zero: its class is better than A, or the best of its region. */
export const canBeBelowZero = (label: Code<'EnergyLabel'>, region: Region | null | undefined): boolean =>
  label.includes('PLUS') || (region === 'BRUSSELS' && label === 'A')
