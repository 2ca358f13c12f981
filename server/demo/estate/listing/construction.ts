import type { ListingFields } from '../../../../src/contract/listingFields'
import type { HouseFamily } from '../../drawing/spec'
import { architectOf } from '../architect'
import { garageArea, type PlannedRoom } from '../layout'
import type { Profile } from '../profile'
import { widthsOf } from '../widths'

const FLAT_ROOFS: ReadonlySet<HouseFamily> = new Set(['cube', 'loft'])
const facades = { OPEN: 4, HALF_OPEN: 3, CLOSED: 2 } as const

export const constructionOf = (
  profile: Profile,
  rooms: readonly PlannedRoom[],
): ListingFields['construction'] => {
  const { facts, floors, build, family } = profile
  const rng = profile.rng.fork('construction')
  const home = facts.home !== undefined
  const house = facts.home === 'house'
  const per = facts.area ? Math.round(facts.area / Math.max(1, floors)) : undefined
  const storey = (n: number): number | undefined => (house && floors > n && per ? per : undefined)
  const garages = garageArea(rooms)
  const pitched = rng.pick(['SADDLEBACK', 'HIPPED', floors > 1 ? 'KERB' : 'SADDLEBACK'] as const)
  // As it stands in its pictures.
  const roof = FLAT_ROOFS.has(family) ? 'FLAT' : build === 'OPEN' ? pitched : 'SADDLEBACK'
  const parcel = profile.parcel.fork('cadastre')
  const lot = parcel.chance(0.6)
  return {
    bedrooms_count: home ? facts.bedrooms : rng.chance(0.3) ? -1 : undefined,
    bathrooms_count: home ? facts.bathrooms : undefined,
    toilets_count: profile.toilets || undefined,
    construction_year: facts.year,
    renovation_year: facts.renovated,
    living_area_surface: facts.area,
    land_surface: facts.ground,
    built_surface: house && per && rng.chance(0.6) ? Math.floor(per * 1.08 + garages) : undefined,
    roof_type: house && rng.chance(0.85) ? roof : undefined,
    condition: facts.area ? facts.condition : undefined,
    construction_type: build,
    facades_count: house && build ? facades[build] : undefined,
    facade_width: house && rng.chance(0.5) ? widthsOf(profile).house : undefined,
    ground_floor_surface: house && per && rng.chance(0.7) ? Math.round(per + garages) : undefined,
    first_floor_surface: storey(1),
    second_floor_surface: storey(2),
    third_floor_surface: storey(3),
    floors_count: home || facts.use ? floors : undefined,
    floor: facts.floor,
    lot_width: facts.width,
    lot_depth: facts.width && facts.ground ? Math.round((facts.ground / facts.width) * 10) / 10 : undefined,
    lot_number: facts.ground && rng.chance(0.15) ? `Lot ${rng.int(1, 24)}` : undefined,
    cadastral_section: lot ? parcel.pick(['A', 'B', 'C', 'D', 'E']) : undefined,
    cadastral_number: lot
      ? `${parcel.int(12, 980)}/${parcel.pick(['00A', '02C', '00F', '04B'])} P0000`
      : undefined,
    cadastral_division: lot && parcel.chance(0.7) ? `${parcel.int(1, 12)}` : undefined,
    architect: home && rng.chance(0.1) ? architectOf(profile) : undefined,
  }
}
