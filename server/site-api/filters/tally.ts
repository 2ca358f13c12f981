import { NOWHERE } from '../estates/inMemory/columns'
import type { Had } from './had'

/** A place for each value, and the one that counts nowhere. */
const PLACES = NOWHERE + 1

/** Places of the values of rows: one of `placesAt`, `stepsAt` and `untilAt` of a column, each value of which has a place below `NOWHERE`. */
export type Places = (rows: Int32Array) => Uint8Array

/** Counts listings by the places that what can be had in them has: each listing once a place, whatever its units. */
export function tally(places: Places, { alone, units, projects }: Had): Uint32Array {
  const counts = new Uint32Array(PLACES)
  for (const place of places(alone)) counts[place] = (counts[place] as number) + 1
  const last = new Int32Array(PLACES).fill(-1)
  const ofUnits = places(units)
  for (let nth = 0; nth < ofUnits.length; nth++) {
    const place = ofUnits[nth] as number
    const project = projects[nth] as number
    if (last[place] === project) continue
    last[place] = project
    counts[place] = (counts[place] as number) + 1
  }
  return counts.subarray(0, NOWHERE)
}

/** Counts listings by the first place that one of their units has, and with those of all places before it: how many have this or a better one. */
export function tallyUpTo(places: Places, { alone, units, projects }: Had): Uint32Array {
  const counts = new Uint32Array(PLACES)
  for (const place of places(alone)) counts[place] = (counts[place] as number) + 1
  const ofUnits = places(units)
  let best = NOWHERE
  for (let nth = 0; nth < ofUnits.length; nth++) {
    best = Math.min(best, ofUnits[nth] as number)
    if (projects[nth] === projects[nth + 1]) continue
    counts[best] = (counts[best] as number) + 1
    best = NOWHERE
  }
  let sum = 0
  return counts.subarray(0, NOWHERE).map((count) => (sum += count))
}
