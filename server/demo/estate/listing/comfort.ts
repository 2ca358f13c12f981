import type { ListingFields } from '../../../../src/contract/listingFields'
import { texts } from '../../labels'
import type { Profile } from '../profile'

const heating = texts(
  'Radiatoren met thermostaatkranen',
  'Radiateurs à vannes thermostatiques',
  'Radiators with thermostatic valves',
  'Heizkörper mit Thermostatventilen',
)
const pool = texts(
  'Verwarmd, 8 op 4 meter',
  'Chauffée, 8 mètres sur 4',
  'Heated, 8 by 4 metres',
  'Beheizt, 8 mal 4 Meter',
)
const kitchens = { full: 'EQUIPPED', partly: 'SEMI_EQUIPPED', none: 'NOT_EQUIPPED' } as const
const openKitchens = {
  full: 'AMERICAN_EQUIPPED',
  partly: 'AMERICAN_SEMI_EQUIPPED',
  none: 'AMERICAN_NOT_EQUIPPED',
} as const

/** Where nothing burns gas there is no meter for it. */
const gasMeter = <T extends string>(drawn: T | undefined, { facts }: Profile) =>
  drawn && (!facts.heating?.startsWith('GAS') || facts.heatPump) ? ('NOT_APPLICABLE' as const) : drawn

export const comfortOf = (profile: Profile): ListingFields['comfort'] => {
  const { facts } = profile
  const rng = profile.rng.fork('comfort')
  // Drawn once for a building: all its units have it.
  const whole = profile.parcel.fork('comfort of the building')
  // The text of a project names wood and aluminium.
  const frames = whole.pick(
    profile.parentId === undefined
      ? (['WOOD', 'ALUMINUM', 'PLASTIC'] as const)
      : (['WOOD', 'ALUMINUM'] as const),
  )
  if (facts.home === undefined && facts.use === undefined) return undefined
  const building = facts.home === 'apartment' || facts.home === 'room'
  const dear = profile.price > 700_000
  const shabby = facts.condition === 'TO_RENOVATE' || facts.condition === 'TO_FRESHEN_UP'
  const sometimes = (share: number): true | undefined => (rng.chance(share) ? true : undefined)
  const meter = (mayLack = false) =>
    whole.chance(0.7)
      ? building
        ? whole.pick(['INDIVIDUAL', 'COMMON'] as const)
        : 'INDIVIDUAL'
      : whole.chance(0.5) && mayLack
        ? ('NOT_APPLICABLE' as const)
        : undefined
  const kitchen =
    facts.home === 'room' || !facts.kitchen
      ? undefined
      : (facts.openKitchen ? openKitchens : kitchens)[facts.kitchen]
  const swims = dear && !building && rng.chance(0.4) && facts.home === 'house'
  return {
    heating: rng.chance(0.95) ? facts.heating : undefined,
    heating_information: facts.heating === 'GAS' && rng.chance(0.3) ? heating : undefined,
    common_heating: building
      ? whole.pick(['INDIVIDUAL', 'COMMON'])
      : rng.chance(0.2)
        ? 'NOT_APPLICABLE'
        : undefined,
    kitchen_type:
      dear && kitchen === 'EQUIPPED'
        ? 'HYPER_EQUIPPED'
        : dear && kitchen === 'AMERICAN_EQUIPPED'
          ? 'AMERICAN_HYPER_EQUIPPED'
          : kitchen,
    bathroom_type:
      facts.bathrooms > 0 && rng.chance(0.8) && facts.home
        ? facts.condition === 'TO_RENOVATE' && rng.chance(0.4)
          ? 'NOT_EQUIPPED'
          : 'EQUIPPED'
        : undefined,
    glazing_type: rng.chance(0.93) ? facts.glazing : undefined,
    carpentry: rng.chance(0.75) ? frames : undefined,
    lift: facts.home === 'apartment' ? facts.lift : undefined,
    swimming_pool: facts.home === 'house' && rng.chance(0.6) ? swims : undefined,
    swimming_pool_information: swims ? pool : undefined,
    solar_panels: rng.chance(0.93) ? facts.solar : undefined,
    solar_boiler: whole.chance(0.06) ? true : undefined,
    heat_pump: facts.heatPump,
    air_conditioning: sometimes(facts.use ? 0.4 : 0.07),
    alarm: sometimes(0.15),
    intercom: whole.chance(building ? 0.8 : 0.1) ? true : undefined,
    fireplace: facts.fireplace,
    sauna: dear ? sometimes(0.2) : undefined,
    furnished: facts.furnished,
    wheelchair_accessible: facts.floor === 0 || facts.lift ? sometimes(0.4) : undefined,
    pets_allowed: facts.pets,
    ready_to_move_in: facts.condition === 'TO_RENOVATE' ? false : sometimes(shabby ? 0 : 0.6),
    luxuryLevel: rng.chance(0.5)
      ? dear && !shabby
        ? 'LUXURIOUS'
        : facts.condition === 'TO_RENOVATE'
          ? 'MODEST'
          : 'AVERAGE'
      : undefined,
    water_meter: meter(),
    gas_meter: gasMeter(meter(facts.heating !== 'GAS'), profile),
    electricity_meter: meter(),
    electricity_meter_type: rng.chance(0.7)
      ? whole.weighted([
          ['SMART_METER', 6],
          ['DAY_AND_NIGHT', 3],
          ['SINGLE', 1],
        ])
      : undefined,
    rainwater_tank: facts.home === 'house' && rng.chance(0.5) ? rng.int(3, 20) * 1000 : undefined,
    internet: sometimes(0.6),
    television: sometimes(facts.home ? 0.5 : 0),
  }
}
