import type { Profile } from './profile'

const tenths = (metres: number): number => Math.round(metres * 10) / 10

/** Width in metres of a house and of its ground: a terraced house fills it, others leave room beside them. */
export const widthsOf = ({ facts, floors, build }: Profile): { house: number; ground?: number } => {
  const footprint = facts.area ? facts.area / Math.max(1, floors) : 0
  const wanted = Math.max(4.5, Math.sqrt(footprint) * (build === 'OPEN' ? 1.15 : 0.8))
  const ground = facts.width ?? (facts.ground && Math.sqrt(facts.ground) * (build === 'CLOSED' ? 0.6 : 0.75))
  const room = { OPEN: 6, HALF_OPEN: 3, CLOSED: 0 }[build ?? 'CLOSED']
  const house = build === 'CLOSED' && ground && ground < 12 ? ground : Math.min(wanted, (ground ?? 99) - room)
  return { house: tenths(house), ...(ground && { ground: tenths(ground) }) }
}
