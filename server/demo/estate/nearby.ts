import type { PlaceKind } from '../placeRows'
import type { Place } from '../places'
import type { Rng } from '../rng'
import type { Facts, NearbyThing } from '../texts/facts'

type Reach = readonly [what: NearbyThing, from: number, to: number]

/** How far things usually are, in m, from a home in such a place. */
const usual: Record<PlaceKind, readonly Reach[]> = {
  city: [
    ['bus', 80, 400],
    ['shops', 100, 600],
    ['school', 150, 800],
    ['station', 300, 2200],
    ['park', 150, 900],
    ['motorway', 1500, 5000],
  ],
  town: [
    ['shops', 250, 1200],
    ['school', 250, 1200],
    ['station', 500, 3200],
    ['bus', 120, 600],
    ['park', 300, 1400],
    ['motorway', 1500, 8000],
  ],
  village: [
    ['school', 400, 2200],
    ['shops', 500, 3500],
    ['bus', 200, 1200],
    ['station', 2500, 9000],
    ['motorway', 2500, 12000],
    ['forest', 400, 2500],
  ],
  coast: [
    ['beach', 80, 1200],
    ['shops', 150, 900],
    ['bus', 100, 500],
    ['school', 400, 1800],
    ['station', 900, 7000],
  ],
  ardennes: [
    ['forest', 80, 900],
    ['shops', 600, 5000],
    ['school', 500, 4000],
    ['bus', 200, 1800],
    ['motorway', 4000, 18000],
  ],
}

/** Three or four things nearby with their distance, rounded as people say it. */
export const nearby = (place: Place, rng: Rng): Facts['near'] =>
  rng.sample(usual[place.kind], rng.int(3, 4)).map(([what, from, to]) => {
    const metres = from + (to - from) * rng.next() * rng.next()
    const step = metres < 1000 ? 50 : 100
    return { what, metres: Math.max(50, Math.round(metres / step) * step) }
  })
