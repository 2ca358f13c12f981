import type { Code, EstateType, ListingStatus } from '../../../src/contract/codes'
import { SUB_TYPES } from '../../../src/contract/codes'
import { apartmentKinds } from '../kinds/apartmentKinds'
import { houseKinds } from '../kinds/houseKinds'
import type { HomeKind } from '../kinds/kind'
import type { Place } from '../places'
import type { Rng } from '../rng'
import type { Facts } from '../texts/facts'
import type { HouseFamily } from '../drawing/spec'
import { energyLabel, epcFor, labelText } from './energyLabel'
import { groundOf, homeGround, lean, UNIT_GROUND } from './homeGround'
import { floorOfFlat, storeysAround } from './homeFloor'
import { availableFor, conditionFor, heatingFor, viewFor } from './homeChoices'
import { nearby } from './nearby'
import { asked, groundValue, livingValue, monthlyRent } from './price'
import { dealOf, isGone, isLet, type Profile } from './profile'

const orientations: readonly Code<'Orientation'>[] = ['S', 'SW', 'SE', 'W', 'E', 'S', 'SW', 'N', 'NE', 'NW']
const rooms = new Set(['STUDENT_ROOM', 'CO_LIVING'])

const kinds: Readonly<Record<string, HomeKind>> = { ...houseKinds, ...apartmentKinds }
const isApartment = (subType: string): boolean => (SUB_TYPES.APARTMENT as readonly string[]).includes(subType)

export interface HomeWish {
  id: number
  type: EstateType
  subType: string
  status: ListingStatus
  place: Place
  source: Profile['source']
  hidden: boolean
  /** A unit of a project: new, with its own number and floor. */
  unit?: {
    parentId: number
    number: string
    floor: number
    year: number
    bedrooms: number
    area: number
    heatPump: boolean
    /** ISO day; none where it stands already. */
    deliveryDay?: string
    near: Facts['near']
    family: HouseFamily
    buildingSeed: number
    /** Of the building, when it is one. */
    storeys: number
    architect?: string
    parcel: Rng
  }
}

/** What is being built comes with its delivery, what stands is there already. */
const deliveredFrom = (drawn: Code<'FreeOn'>, unit: HomeWish['unit']): Code<'FreeOn'> =>
  unit?.deliveryDay ? 'DELIVERY' : drawn === 'DELIVERY' ? 'DEED' : drawn

/** Bedrooms, area, year, energy and price of a home, consistent with each other. */
export const homeProfile = (wish: HomeWish, rng: Rng): Profile => {
  const { subType, place, status, unit } = wish
  const kind = kinds[subType] as HomeKind
  const apartment = isApartment(subType)
  const bedrooms = unit?.bedrooms ?? rng.int(...kind.beds)
  const [smallest, largest] = kind.area
  const share =
    kind.beds[1] > kind.beds[0] ? (bedrooms - kind.beds[0]) / (kind.beds[1] - kind.beds[0]) : rng.next()
  const area =
    unit?.area ?? Math.round((smallest + (largest - smallest) * share) * (0.93 + rng.next() * 0.14))
  const year = unit?.year ?? rng.int(...kind.years)
  const condition = unit ? 'NEW' : conditionFor(year, rng)
  const renovated = condition === 'RENEWED' ? rng.int(Math.max(2008, year + 12), 2025) : undefined
  const ground = kind.ground && groundOf(unit ? UNIT_GROUND : kind.ground, area, rng)
  const heating = unit ? (unit.heatPump ? 'ELECTRICITY' : 'GAS') : heatingFor(condition, rng)
  const heatPump = unit
    ? unit.heatPump
    : heating === 'ELECTRICITY' && (condition === 'NEW' || condition === 'RENEWED')
  const epc = epcFor(condition, rng)
  const building = (unit?.parcel ?? rng).fork('building')
  const room = rooms.has(subType)
  const floor = apartment ? (unit?.floor ?? floorOfFlat(subType, kind.family, place.kind, rng)) : undefined
  const { floors, garages, gardenArea, terraceArea } = homeGround(
    { subType, area, ground, apartment, isUnit: unit !== undefined },
    rng,
  )
  const facing = rng.pick(orientations)
  const land = ground ? groundValue(ground, place.level) : 0
  const value = livingValue(area, place.level, condition, kind.factor) + (apartment ? 0 : land)
  const priced = value * (0.94 + rng.next() * 0.12)
  const facts: Facts = {
    subType,
    deal: dealOf(status),
    gone: isGone(status),
    place,
    condition,
    home: room ? 'room' : apartment ? 'apartment' : 'house',
    bedrooms,
    bathrooms: room
      ? rng.int(0, 1)
      : bedrooms > 5
        ? rng.int(2, 4)
        : bedrooms > 3
          ? rng.int(1, 3)
          : bedrooms === 3
            ? rng.int(1, 2)
            : 1,
    area,
    year,
    epc,
    label: labelText(energyLabel(place.region, epc)),
    garages,
    parkings: lean.has(subType)
      ? 0
      : unit && !apartment
        ? 1
        : rng.weighted([
            [0, 5],
            [1, 3],
            [2, apartment ? 0 : 2],
          ]),
    heating,
    heatPump,
    solar: unit !== undefined || (!apartment && epc < 260 && rng.chance(condition === 'NEW' ? 0.8 : 0.35)),
    glazing:
      condition === 'NEW' && building.chance(0.5)
        ? 'TRIPLE'
        : condition === 'TO_RENOVATE'
          ? 'SINGLE'
          : 'DOUBLE',
    kitchen:
      condition === 'TO_RENOVATE'
        ? rng.pick(['none', 'partly'] as const)
        : rng.weighted([
            ['full', 7],
            ['partly', 2],
          ]),
    openKitchen: rng.chance(year > 1995 || condition === 'RENEWED' ? 0.75 : 0.35),
    fireplace: !apartment && rng.chance(0.3),
    office: !lean.has(subType) && rng.chance(0.3),
    available: deliveredFrom(availableFor(status, condition, rng), unit),
    near: unit?.near ?? nearby(place, rng),
    ...(ground && { ground }),
    ...(renovated && { renovated }),
    ...(gardenArea > 20 && { garden: { area: gardenArea, orientation: facing } }),
    ...(terraceArea > 3 && {
      terrace: { area: terraceArea, orientation: gardenArea > 20 ? facing : rng.pick(orientations) },
    }),
    ...(floor !== undefined && { floor, lift: floor > 2 || year > 1995 }),
    ...(!lean.has(subType) &&
      (unit !== undefined || rng.chance(0.6)) && {
        storage: apartment
          ? unit
            ? 'cellar'
            : rng.pick(['cellar', 'storeroom'] as const)
          : rng.pick(['cellar', 'attic', 'storeroom'] as const),
      }),
    ...(isLet(status) && {
      furnished: room || subType === 'FURNISHED_APARTMENT' || rng.chance(0.12),
      pets: rng.chance(0.4),
    }),
  }
  const seen = viewFor(place, facts.near, rng)
  // Over the roofs nobody looks from below.
  const view = seen === 'city' && (floor ?? floors) < 3 ? undefined : seen
  return {
    ...wish,
    region: place.region,
    facts: view ? { ...facts, view } : facts,
    family:
      unit?.family ??
      (place.kind === 'coast' && kind.family === 'apartmentBlock' ? 'coastalTower' : kind.family),
    build: kind.build,
    floors: floor === undefined ? floors : (unit?.storeys ?? storeysAround(subType, kind.family, floor, rng)),
    toilets: area > 150 ? 2 : 1,
    price: isLet(status) ? monthlyRent(priced) : asked(priced),
    groundValue: land,
    vat: unit !== undefined,
    ...(unit?.deliveryDay && { deliveryDay: unit.deliveryDay }),
    ...(unit?.architect && { architect: unit.architect }),
    ...(unit && { parentId: unit.parentId, unitNumber: unit.number, buildingSeed: unit.buildingSeed }),
    rng,
    parcel: unit?.parcel ?? rng,
  }
}
