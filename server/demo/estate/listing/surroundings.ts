import type { Code } from '../../../../src/contract/codes'
import type { ListingFields } from '../../../../src/contract/listingFields'
import { availableDay } from '../availableDay'
import { texts } from '../../labels'
import type { NearbyThing } from '../../texts/facts'
import type { PlannedRoom } from '../layout'
import type { Profile } from '../profile'
import { planningOf } from '../planning'

const garden = texts(
  'Met tuinhuis en regenton',
  'Avec abri de jardin et citerne',
  'With shed and water butt',
  'Mit Gartenhaus und Regentonne',
)
const portals = texts(
  'Bezoek enkel op afspraak.',
  'Visite sur rendez-vous uniquement.',
  'Viewing by appointment only.',
  'Besichtigung nur nach Vereinbarung.',
)
const priority = texts(
  'Het voorkooprecht werd aangeboden en niet uitgeoefend.',
  'Le droit de préemption a été proposé et n’a pas été exercé.',
  'The right of first refusal was offered and not taken up.',
  'Das Vorkaufsrecht wurde angeboten und nicht ausgeübt.',
)
const permission = texts(
  'Vergunning voor het bijgebouw uit 2011.',
  'Permis pour l’annexe, délivré en 2011.',
  'Permit for the outbuilding issued in 2011.',
  'Genehmigung für das Nebengebäude von 2011.',
)
const proceeding = texts(
  'Geen lopende procedure bekend.',
  'Aucune procédure en cours connue.',
  'No pending proceedings known.',
  'Kein laufendes Verfahren bekannt.',
)

const environments: Record<Profile['facts']['place']['kind'], readonly Code<'Environment'>[]> = {
  city: ['TOWN', 'TOWN', 'RESIDENTIAL'],
  town: ['RESIDENTIAL', 'SUBURBAN_AREA', 'TOWN'],
  village: ['VILLAGE', 'COUNTRYSIDE'],
  coast: ['SEA_BEACH_DUNE'],
  ardennes: ['COUNTRYSIDE', 'VILLAGE'],
}

const nearest = (...metres: (number | undefined)[]): number | undefined => {
  const known = metres.filter((each) => each !== undefined)
  return known.length ? Math.min(...known) : undefined
}

export const otherOf = (
  profile: Profile,
  rooms: readonly PlannedRoom[],
  now: Date,
): ListingFields['other'] => {
  const { facts, type } = profile
  const rng = profile.rng.fork('other')
  const far = (what: NearbyThing): number | undefined =>
    facts.near.find((thing) => thing.what === what)?.metres
  const outside = facts.home !== undefined
  return {
    available: rng.chance(0.97) ? facts.available : undefined,
    available_at: availableDay(profile, now),
    garden: outside && rng.chance(0.9) ? facts.garden !== undefined : undefined,
    garden_type:
      facts.garden && facts.home ? rng.pick(['ONLY_LAWN', 'FULLY_LANDSCAPED', 'NOT_CONSTRUCTED']) : undefined,
    garden_information: facts.garden && facts.home && rng.chance(0.2) ? garden : undefined,
    garden_surface: outside ? facts.garden?.area : undefined,
    garden_orientation: facts.garden?.orientation,
    terrace_surface: facts.terrace?.area,
    terrace_orientation: facts.terrace && rng.chance(0.8) ? facts.terrace.orientation : undefined,
    parking_spaces_count: facts.parkings > 0 || rng.chance(0.3) ? facts.parkings : undefined,
    garages_count: outside ? rooms.filter(({ name }) => name === 'garage').length : undefined,
    carports_count: facts.home === 'house' && rng.chance(0.3) ? rng.int(0, 2) : undefined,
    distance_beach: far('beach'),
    distance_school: far('school'),
    distance_shops: far('shops'),
    distance_public_transport: nearest(far('station'), far('bus')),
    distance_highway: far('motorway'),
    sea_view: facts.place.kind === 'coast' ? facts.view === 'sea' : undefined,
    environment:
      facts.use === 'industry'
        ? rng.pick(['INDUSTRIAL', 'CRAFT_INDUSTRY'])
        : rng.chance(0.85)
          ? profile.parcel.fork('environment').pick(environments[facts.place.kind])
          : undefined,
    geo_precision: rng.chance(0.05)
      ? undefined
      : rng.chance(0.9)
        ? rng.weighted([
            ['ROOFTOP', 6],
            ['RANGE_INTERPOLATED', 3],
            ['GEOMETRIC_CENTER', 1],
          ])
        : 'NO_DATA',
    country: rng.chance(0.9) ? 'BE' : undefined,
    sms_text: rng.chance(0.15)
      ? texts(
          `${facts.place.name.nl}, ref. ${profile.id}`,
          `${facts.place.name.fr}, réf. ${profile.id}`,
          `${facts.place.name.en}, ref. ${profile.id}`,
          `${facts.place.name.de}, Ref. ${profile.id}`,
        )
      : undefined,
    portals_extra_information: type !== 'GARAGE' && rng.chance(0.15) ? portals : undefined,
  }
}

const yes = (is: boolean): Code<'Flooding'> => (is ? 'YES' : 'NO')

/** What the map of floods answers, as the score of the parcel has it; outside Flanders one thing is asked. */
export const floodsOf = (profile: Profile): ListingFields['flood_information'] => {
  const rng = profile.parcel.fork('floods')
  if (profile.region !== 'FLANDERS')
    return profile.type === 'GARAGE' ? undefined : { risk_zone_for_floods: yes(rng.chance(0.12)) }
  if (rng.chance(0.3)) return undefined
  const score = planningOf(profile)?.floodingParcelScore ?? 'A'
  return {
    defined_bank_area: 'NO',
    defined_floodplain: yes(score === 'D'),
    effectively_vulnerable: yes(score === 'D'),
    possibly_vulnerable: yes(score === 'C' || score === 'D'),
    risk_zone_for_floods: rng.chance(0.2) ? undefined : yes(score === 'D'),
  }
}

export const planningFieldsOf = (
  profile: Profile,
  zone: Code<'RecentDestination'> | null | undefined,
): ListingFields['planning'] => {
  const { facts } = profile
  const rng = profile.parcel.fork('planning fields')
  const answer = (yes: number): Code<'Planning'> | undefined =>
    rng.chance(0.2) ? undefined : rng.chance(0.07) ? 'UNKNOWN' : rng.chance(yes) ? 'YES' : 'NO'
  // What the one source says the other says too: two offices asked the same desk.
  const told = planningOf(profile)
  const violation = told?.townPlanningViolation
  const right = told?.presaleRight ?? answer(0.06)
  const drawn = rng.chance(0.04) ? 'PENDING' : answer(0.03)
  const claim = violation ? 'YES' : drawn === 'YES' ? 'NO' : drawn
  const fields = profile.type === 'PLOT' && !facts.buildable
  return {
    destination: facts.home
      ? facts.home === 'room'
        ? 'STUDENT_RESIDENCE'
        : facts.place.kind === 'coast' && rng.chance(0.5)
          ? 'VACATION_RESIDENCE'
          : 'MAIN_RESIDENCE'
      : undefined,
    most_recent_destination: zone,
    permission: told?.buildingLicense ?? (fields ? 'NO' : answer(0.9)),
    permission_information: rng.chance(0.08) && facts.home === 'house' ? permission : undefined,
    subdivision_permit: told?.allocationLicense ?? (fields ? 'NO' : answer(0.3)),
    protected_monument: told?.heritageProtected ?? answer(0.03),
    protected_area: answer(0.05),
    heritage_inventory: told?.heritageInventoried ?? answer(0.1),
    priority_purchase: right,
    priority_purchase_information: right === 'YES' && rng.chance(0.8) ? priority : undefined,
    proceeding: claim,
    proceeding_information: claim === 'NO' && !violation && rng.chance(0.1) ? proceeding : undefined,
    building_obligation: facts.buildable ? rng.pick(['YES', 'NO'] as const) : undefined,
    single_permit: facts.use ? answer(0.5) : undefined,
    planning_certificate: answer(0.6),
    soil_certificate: answer(0.9),
  }
}
