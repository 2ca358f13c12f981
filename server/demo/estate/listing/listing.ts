import type { ImportData } from '../../../../src/contract/importLine'
import type { Code } from '../../../../src/contract/codes'
import { daysAfter, isoMoment } from '../../dates'
import type { PlannedRoom } from '../layout'
import { isGone, type Profile } from '../profile'
import { certificationOf } from './certification'
import { comfortOf } from './comfort'
import { constructionOf } from './construction'
import { financialOf, notaryCostOf } from './financial'
import { layoutFieldsOf } from './layoutFields'
import { notaryOf } from './notary'
import { floodsOf, otherOf, planningFieldsOf } from './surroundings'

type Listing = NonNullable<ImportData<'estate'>['listing']>

const generalOf = (profile: Profile): Listing['general'] => {
  const rng = profile.rng.fork('listing general')
  const { facts, id } = profile
  const portal = rng.chance(0.2)
  return {
    appartment_number: facts.home === 'apartment' ? (profile.unitNumber ?? `${rng.int(1, 40)}`) : undefined,
    dossierNumber: rng.chance(0.8) ? `D${id}` : undefined,
    key: rng.chance(0.3) ? `K${rng.int(1, 220)}` : undefined,
    exclusive: rng.chance(0.5) ? rng.chance(0.8) : undefined,
    investment_property: rng.chance(0.3) ? facts.use === 'investment' || facts.home === 'room' : undefined,
    revenue_property: rng.chance(0.3) ? facts.use === 'investment' : undefined,
    max_immo_advertiser_id: portal ? `MI-${id}` : undefined,
    max_immo_project_id: portal && profile.parentId ? `MIP-${profile.parentId}` : undefined,
    zimmo_advertiser_id: portal ? `Z-${id}` : undefined,
  }
}

/** The labelled fields of the catalogue (spec §3), grouped. */
export const listingOf = (
  profile: Profile,
  rooms: readonly PlannedRoom[],
  zone: Code<'RecentDestination'> | null | undefined,
  now: Date,
): Listing => {
  const rng = profile.rng.fork('listing')
  // A project tells how many units it has: none of them goes.
  const archived = isGone(profile.status) && rng.chance(0.2) && profile.parentId === undefined
  return {
    external_id: rng.chance(0.5) ? `EXT-${profile.id}` : undefined,
    status: rng.chance(0.97) ? profile.status : undefined,
    type: rng.chance(0.97) ? profile.type : undefined,
    subType: rng.chance(0.97) ? (profile.subType as Code<'SubType'>) : undefined,
    archived: isGone(profile.status) ? archived : undefined,
    archived_at: archived ? isoMoment(daysAfter(now, -rng.int(1, 200))) : undefined,
    certification: certificationOf(profile),
    comfort: comfortOf(profile),
    construction: constructionOf(profile, rooms),
    financial: financialOf(profile),
    flood_information: floodsOf(profile),
    general: generalOf(profile),
    layout: layoutFieldsOf(profile, rooms),
    media: rng.chance(0.12)
      ? { virtual_visit_url: rng.chance(0.1) ? '' : `https://rondleiding.aanbod.example/${profile.id}` }
      : undefined,
    notary: notaryOf(profile, now),
    notary_cost: notaryCostOf(profile),
    other: otherOf(profile, rooms, now),
    planning: planningFieldsOf(profile, zone),
  }
}
