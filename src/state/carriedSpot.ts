import { keepView, keptView, type KeptView } from './map/keptView'
import { type Spot, spotNow } from './windowSpot'

let carried: { to: string; spot: Spot; map: KeptView } | undefined

/** Remembers where the window is, and its map, for the same page in another language at this address. */
export function carrySpot(to: string): void {
  carried = { to, spot: spotNow(), map: keptView() }
}

/** Whether a visitor comes to this address from the same page in another language. */
export const isCarriedTo = (address: string): boolean => carried?.to === address

/**
 * Brings the window to where it was before the language changed (`followSpot`, which no page loads that nobody comes to so), and a map
 * to how it stood.
 */
export function bringCarried(address: string): void {
  const { to, spot, map } = carried ?? {}
  carried = undefined
  if (to !== address || !spot) return
  if (map?.at) keepView(map)
  const [path = ''] = to.split(/[?#]/)
  void import('./followSpot').then(({ followSpot }) => followSpot(spot, path))
}
