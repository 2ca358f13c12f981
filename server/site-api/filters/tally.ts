import { NOWHERE, type Places } from '../estates/inMemory/columns'
import type { Had } from './had'

/** A place for each value, and the one that counts nowhere. */
const PLACES = NOWHERE + 1

/** How many of these rows are at each place. */
function countAt({ keys, placeOf }: Places, rows: Int32Array): Uint32Array {
  const counts = new Uint32Array(PLACES)
  for (let nth = 0; nth < rows.length; nth++) {
    const place = placeOf[keys[rows[nth] as number] as number] as number
    counts[place] = (counts[place] as number) + 1
  }
  return counts
}

/** Counts listings by the places that what can be had in them has: each listing once a place, whatever its units. */
export function tally(places: Places, { alone, units, projects }: Had): Uint32Array {
  const counts = countAt(places, alone)
  const { keys, placeOf } = places
  const last = new Int32Array(PLACES).fill(-1)
  for (let nth = 0; nth < units.length; nth++) {
    const place = placeOf[keys[units[nth] as number] as number] as number
    const project = projects[nth] as number
    if (last[place] === project) continue
    last[place] = project
    counts[place] = (counts[place] as number) + 1
  }
  return counts.subarray(0, NOWHERE)
}

/** Counts listings by the first place that one of their units has, and with those of all places before it: how many have this or a better one. */
export function tallyUpTo(places: Places, { alone, units, projects }: Had): Uint32Array {
  const counts = countAt(places, alone)
  const { keys, placeOf } = places
  let best = NOWHERE
  for (let nth = 0; nth < units.length; nth++) {
    best = Math.min(best, placeOf[keys[units[nth] as number] as number] as number)
    if (projects[nth] === projects[nth + 1]) continue
    counts[best] = (counts[best] as number) + 1
    best = NOWHERE
  }
  let sum = 0
  return counts.subarray(0, NOWHERE).map((count) => (sum += count))
}
