import type { EstateType, ListingStatus } from '../../../src/contract/codes'
import type { HouseFamily } from '../drawing/spec'
import { commercialKinds, type CommercialKind } from '../kinds/commercialKinds'
import { garageKinds } from '../kinds/garageKinds'
import { plotKinds, type PlotKind } from '../kinds/plotKinds'
import type { Place } from '../places'
import type { Rng } from '../rng'
import type { Facts } from '../texts/facts'
import { energyLabel, epcFor, labelText } from './energyLabel'
import { nearby } from './nearby'
import { asked, groundValue, livingValue, monthlyRent } from './price'
import { dealOf, isGone, isLet, type Profile } from './profile'

interface Wish {
  id: number
  type: EstateType
  subType: string
  status: ListingStatus
  place: Place
  source: Profile['source']
  hidden: boolean
}

const base = (wish: Wish, rng: Rng): Facts => ({
  subType: wish.subType,
  deal: dealOf(wish.status),
  gone: isGone(wish.status),
  place: wish.place,
  condition: 'GOOD_CONDITION',
  bedrooms: 0,
  bathrooms: 0,
  garages: 0,
  parkings: 0,
  available: isLet(wish.status)
    ? 'IMMEDIATE'
    : rng.weighted([
        ['DEED', 6],
        ['IMMEDIATE', 2],
        ['TBD', 1],
      ]),
  near: nearby(wish.place, rng),
})

const finish = (
  wish: Wish,
  rng: Rng,
  rest: Pick<Profile, 'facts' | 'family' | 'price'> & Partial<Profile>,
): Profile => ({
  ...wish,
  region: wish.place.region,
  floors: 1,
  toilets: 0,
  groundValue: 0,
  vat: false,
  rng,
  parcel: rng,
  ...rest,
})

/** A garage, a parking space, a cellar. */
export const garageProfile = (wish: Wish, rng: Rng): Profile => {
  const kind = garageKinds[wish.subType as keyof typeof garageKinds]
  const value = kind.euro * wish.place.level * (0.85 + rng.next() * 0.3)
  const facts = { ...base(wish, rng), area: rng.int(...kind.area) }
  return finish(wish, rng, {
    facts,
    family: kind.family,
    price: isLet(wish.status) ? asked((value * 0.052) / 12) : asked(value),
  })
}

/** Land, to build on or not. */
export const plotProfile = (wish: Wish, rng: Rng): Profile => {
  const kind: PlotKind = plotKinds[wish.subType as keyof typeof plotKinds]
  const ground = rng.int(...kind.ground)
  const level = kind.buildable ? wish.place.level ** 1.6 : wish.place.level
  const value = asked(ground * kind.euro * level * (0.85 + rng.next() * 0.3))
  const width = Math.round(Math.sqrt(ground) * (0.6 + rng.next() * 0.3) * 2) / 2
  const home = wish.subType === 'BUILDING_PLOT' || wish.subType === 'SUBDIVISION_PLOT'
  const facts: Facts = {
    ...base(wish, rng),
    ground,
    buildable: home,
    ...(kind.buildable && { width }),
    ...(home && {
      garden: { area: Math.round(ground * 0.6), orientation: rng.pick(['S', 'SW', 'W', 'E'] as const) },
    }),
  }
  return finish(wish, rng, {
    facts,
    family: 'plot',
    price: isLet(wish.status) ? monthlyRent(value) : value,
    groundValue: value,
  })
}

const families: Record<CommercialKind['use'], readonly HouseFamily[]> = {
  office: ['officeBlock'],
  shop: ['shopFront'],
  food: ['shopFront', 'steppedGable'],
  stay: ['villa', 'steppedGable', 'farm'],
  industry: ['loft'],
  care: ['officeBlock', 'villa'],
  land: ['farm', 'bungalow'],
  investment: ['rowHouse', 'apartmentBlock'],
}

/** m² beyond which one does not sleep in a villa or a farm. */
const LARGE_STAY = 600
const hotels: readonly HouseFamily[] = ['steppedGable', 'apartmentBlock']

/** A shop, an office, a hall, a business. */
export const commercialProfile = (wish: Wish, rng: Rng): Profile => {
  const kind = commercialKinds[wish.subType as keyof typeof commercialKinds]
  const area = rng.int(...kind.area)
  const ground = kind.ground && rng.int(...kind.ground)
  const condition = rng.pick(['GOOD_CONDITION', 'EXCELLENT_CONDITION', 'RENEWED', 'TO_FRESHEN_UP'] as const)
  const factor = {
    office: 0.95,
    shop: 1,
    food: 0.9,
    stay: 0.85,
    industry: 0.36,
    care: 0.9,
    land: 0.3,
    investment: 0.9,
  }[kind.use]
  const land = ground ? groundValue(ground, wish.place.level * 0.6) : 0
  const value = (livingValue(area, wish.place.level, condition, factor) + land) * (0.9 + rng.next() * 0.2)
  const dwelling = kind.use === 'shop' || kind.use === 'food' || kind.use === 'stay'
  // Nobody lives above a hall of a thousand square metres.
  const upstairs = dwelling && area < 400 && rng.chance(0.4)
  const epc = epcFor(condition, rng)
  const facts: Facts = {
    ...base(wish, rng),
    condition,
    use: kind.use,
    area,
    year: rng.int(1958, 2018),
    bedrooms: kind.use === 'stay' ? Math.max(4, Math.round(area / 48)) : upstairs ? rng.int(1, 3) : 0,
    bathrooms: dwelling ? 1 : 0,
    parkings: rng.weighted([
      [0, 4],
      [2, 3],
      [4, 3],
      [8, 2],
    ]),
    solar: rng.chance(0.25),
    heating: 'GAS',
    glazing: 'DOUBLE',
    ...(ground && { ground }),
    ...(rng.chance(0.6) && { epc, label: labelText(energyLabel(wish.place.region, epc)) }),
  }
  const price = isLet(wish.status)
    ? monthlyRent(value * 1.3)
    : facts.deal === 'takeOver'
      ? asked(18000 + area * 210 * rng.next() + 22000 * rng.next())
      : asked(value)
  return finish(wish, rng, {
    facts,
    family: rng.pick(kind.use === 'stay' && area > LARGE_STAY ? hotels : families[kind.use]),
    // No building covers much more than half of its plot.
    floors: Math.max(rng.int(1, 3), ground ? Math.ceil(area / (ground * 0.6)) : 1),
    toilets: Math.max(rng.int(1, 3), kind.use === 'stay' ? Math.round(facts.bedrooms * 0.6) : 1),
    price,
    groundValue: land,
    build: rng.pick(['CLOSED', 'HALF_OPEN', 'OPEN'] as const),
  })
}
