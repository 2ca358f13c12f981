import type { Rng } from '../rng'
import { buildEstate, type Built, type Context } from './estate'
import { homeProfile } from './homeProfile'
import { commercialProfile, garageProfile, plotProfile } from './otherProfile'
import { pickPlace } from './pickPlace'
import type { Profile } from './profile'
import { statusFor, type Slot } from './slots'

/** Number of the estate at a place of the sequence. */
export const estateId = (index: number): number => 10_001 + index

const profileOf = (index: number, slot: Extract<Slot, { kind: 'property' }>, rng: Rng): Profile => {
  const { type, subType } = slot
  const wish = {
    id: estateId(index),
    type,
    subType,
    status: statusFor(type, subType, index, rng.fork('status')),
    place: pickPlace(subType, rng.fork('place')),
    source: rng.fork('source').chance(0.15) ? ('second' as const) : ('own' as const),
    hidden: rng.fork('hidden').chance(0.015),
  }
  const own = rng.fork('profile')
  if (type === 'GARAGE') return garageProfile(wish, own)
  if (type === 'PLOT') return plotProfile(wish, own)
  if (type === 'COMMERCIAL') return commercialProfile(wish, own)
  return homeProfile(wish, own)
}

/** A property that stands on its own. */
export const buildProperty = (
  index: number,
  slot: Extract<Slot, { kind: 'property' }>,
  rng: Rng,
  context: Context,
): Built => buildEstate(profileOf(index, slot, rng), context)
