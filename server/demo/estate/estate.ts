import type { ImportData } from '../../../src/contract/importLine'
import { compact } from '../compact'
import { plotSettings } from '../kinds/plotKinds'
import { addressOf } from './address'
import { extraFieldsOf, videosOf } from './extraFields'
import { generalOf } from './general'
import { interiorsOf } from './interiors'
import { layoutOf, plannedRooms } from './layout'
import { hasFields } from './listing/hasFields'
import { listingOf } from './listing/listing'
import { type NamedDrawing, picturesOf } from './pictures'
import { isGone, isLet, type Profile } from './profile'
import { salesRepFor } from './salesRep'
import { planningOf } from './planning'
import { dimensionsOf, energyOf, energySharedOf, kiOf, technicalOf } from './sections'
import { statusOf } from './transaction'

type Estate = ImportData<'estate'>

export interface Built {
  estate: Estate
  drawings: NamedDrawing[]
}

export interface Context {
  siteId: string
  now: Date
}

/** Collections an estate stands in: 1 by the sea, 2 with energy class A, 3 chosen by the office. */
const collectionsOf = (profile: Profile): number[] | undefined => {
  const chosen = [
    ...(profile.facts.place.kind === 'coast' ? [1] : []),
    ...(profile.facts.label?.startsWith('A') ? [2] : []),
    ...(profile.rng.fork('chosen').chance(0.06) ? [3] : []),
  ]
  return chosen.length ? chosen : undefined
}

const guidOf = ({ rng }: Profile): string => {
  const hex = rng.fork('guid')
  return [8, 4, 4, 4, 12]
    .map((length) => Array.from({ length }, () => hex.int(0, 15).toString(16)).join(''))
    .join('-')
}

/** An apartment with a box has no other number. */
const withBox = (fields: NonNullable<Estate['listing']>, box: string | null | undefined) =>
  box && fields.general?.appartment_number
    ? { ...fields, general: { ...fields.general, appartment_number: box } }
    : fields

/** A property in the contract's shape with the pictures that belong to it. */
export const buildEstate = (
  profile: Profile,
  { siteId, now }: Context,
  address?: Estate['address'],
): Built => {
  const { facts, rng, status, type, parcel } = profile
  const rooms = facts.home ? plannedRooms(profile) : []
  const planning = planningOf(profile)
  const bare = rng.fork('no pictures').chance(0.015)
  const { pictures, drawings } = picturesOf(
    {
      siteId,
      name: `e${profile.id}`,
      seed: rng.fork('house').int(1, 2_000_000_000),
      family: profile.family,
      buildingSeed: profile.buildingSeed,
      build: profile.build,
      storeys: facts.home ? profile.floors : undefined,
      place: facts.place,
      setting: plotSettings[profile.subType],
      rooms,
      interiors: interiorsOf(profile.subType, facts.use),
      garden: facts.garden !== undefined,
    },
    rng.fork('pictures'),
  )
  const layout = layoutOf(profile, rooms)
  const place = address ?? addressOf({ place: facts.place, floor: facts.floor }, rng.fork('address'))
  const fields = listingOf(profile, rooms, planning?.townPlanningValue, now)
  const estate: Estate = {
    general: generalOf(profile, now),
    status: statusOf(status, profile.hidden),
    address: place,
    ki: kiOf(profile),
    dimensions: dimensionsOf(profile, rooms),
    energy: energyOf(profile, now),
    energyShared: energySharedOf(profile, now),
    technical: technicalOf(profile, now),
    planning,
    pictures: bare ? [] : pictures,
    layout: layout.length ? { rooms: layout } : undefined,
    videos: videosOf(profile),
    extraFields: extraFieldsOf(profile),
    salesRep: salesRepFor(
      siteId,
      { place: facts.place, letting: isLet(status), isHouse: type === 'HOUSE' },
      parcel.fork('agent'),
    ),
    listing: hasFields(profile) ? withBox(fields, place.box) : undefined,
    collections: collectionsOf(profile),
    guid: profile.source === 'second' ? guidOf(profile) : undefined,
    uri: rng.fork('uri').chance(0.1)
      ? {
          nl: `/nl/aanbod/${profile.id}`,
          fr: `/fr/offre/${profile.id}`,
          en: `/en/offer/${profile.id}`,
          de: `/de/angebot/${profile.id}`,
        }
      : undefined,
    isSold: rng.fork('sold').chance(0.6) ? isGone(status) : undefined,
    isProject: rng.fork('flag').chance(0.5) ? false : undefined,
  }
  return { estate: compact(estate), drawings: bare ? [] : drawings }
}
