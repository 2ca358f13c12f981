import type { ImportData } from '../../../src/contract/importLine'
import type { DrawingSpec } from '../drawing/spec'
import { daysAfter, isoMoment } from '../dates'
import { cityOf } from '../estate/address'
import { drawnUrl, type NamedDrawing, settingAt } from '../estate/pictures'
import { texts } from '../labels'
import { places, type Place } from '../places'
import type { Rng } from '../rng'
import { streetIn } from '../streets'
import { writeRental } from '../texts/writers'
import type { RentalFacts } from '../texts/facts'

type Unit = ImportData<'rentalUnit'>

export const RENTAL_UNITS = 24

const locations = {
  coast: { id: 1, name: texts('Belgische kust', 'Côte belge', 'Belgian Coast', 'Belgische Küste') },
  ardennes: { id: 2, name: texts('Ardennen', 'Ardennes', 'Ardennes', 'Ardennen') },
}
const subKinds = {
  apartment: { id: 1, name: texts('Appartement', 'Appartement', 'Apartment', 'Ferienwohnung') },
  studio: { id: 2, name: texts('Studio', 'Studio', 'Studio', 'Studio') },
  villa: { id: 3, name: texts('Villa', 'Villa', 'Villa', 'Villa') },
  chalet: { id: 4, name: texts('Chalet', 'Chalet', 'Chalet', 'Chalet') },
}
const buildings = [
  'Zeemeermin',
  'Les Dunes',
  'Ter Duinen',
  'Albatros',
  'Zonnebloem',
  'Noordzee',
  'Cormoran',
  'De Branding',
] as const
const cottages = [
  'Le Grand Tilleul',
  'La Source',
  'Am Waldrand',
  'Les Hautes Fagnes',
  'Le Moulin',
  'La Clairière',
] as const
const alts = {
  front: texts('Het gebouw', 'Le bâtiment', 'The building', 'Das Gebäude'),
  living: texts('Leefruimte', 'Séjour', 'Living room', 'Wohnraum'),
  kitchen: texts('Keuken', 'Cuisine', 'Kitchen', 'Küche'),
  bedroom: texts('Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'),
  bathroom: texts('Badkamer', 'Salle de bains', 'Bathroom', 'Badezimmer'),
  terrace: texts('Terras', 'Terrasse', 'Terrace', 'Terrasse'),
}

const coast = places.filter(({ kind }) => kind === 'coast')
const hills = places.filter(({ kind }) => kind === 'ardennes')

const locationOf = ({ kind }: Place) => (kind === 'coast' ? locations.coast : locations.ardennes)

const rentalUnitId = (index: number): number => 5001 + index

export interface BuiltUnit {
  unit: Unit
  drawings: NamedDrawing[]
  facts: RentalFacts
}

const factsOf = (place: Place, rng: Rng, index: number): RentalFacts => {
  const house = place.kind === 'ardennes' || index % 8 === 5
  const bedrooms = house
    ? rng.int(2, 4)
    : rng.weighted([
        [0, 2],
        [1, 3],
        [2, 4],
        [3, 1],
      ])
  return {
    place,
    house,
    building: rng.pick(house ? cottages : buildings),
    persons: bedrooms === 0 ? 2 : bedrooms * 2 + (rng.chance(0.4) ? 2 : 0),
    bedrooms,
    bathrooms: bedrooms > 2 ? 2 : 1,
    ...(!house && { floor: rng.int(0, 8) }),
    garage: rng.chance(0.4),
    view:
      place.kind === 'coast'
        ? rng.pick(['sea', 'dunes', 'village'] as const)
        : rng.pick(['forest', 'valley', 'village'] as const),
    terrace: rng.chance(0.75),
    pets: rng.chance(0.35),
    linen: rng.chance(0.5),
    ...(place.kind === 'coast' && { beach: rng.int(1, 14) * 50 }),
  }
}

/** A holiday unit with its photos; two in three are by the sea. */
export const buildRentalUnit = (index: number, source: Rng, siteId: string, now: Date): BuiltUnit => {
  const rng = source.fork(`rental unit ${index}`)
  const place = rng.pick(index % 3 === 2 ? hills : coast)
  const facts = factsOf(place, rng, index)
  const id = rentalUnitId(index)
  const written = writeRental(facts, rng.fork('text'))
  const seed = rng.fork('house').int(1, 2_000_000_000)
  const setting = settingAt(place)
  const room = (
    name: 'living' | 'kitchen' | 'bedroom' | 'bathroom' | 'terrace',
  ): [DrawingSpec, keyof typeof alts] => [{ scene: 'room', seed, room: name, setting, hour: 'day' }, name]
  const family = facts.house ? (place.kind === 'coast' ? 'villa' : 'chalet') : 'coastalTower'
  const shots: [DrawingSpec, keyof typeof alts][] = [
    [{ scene: 'facade', seed, family, hour: 'day', setting, distance: 'near' }, 'front'],
    room('living'),
    room('kitchen'),
    ...(facts.bedrooms > 0 ? [room('bedroom')] : []),
    room('bathroom'),
    ...(facts.terrace ? [room('terrace')] : []),
  ]
  const named = shots.map(([spec, alt], at) => ({ spec, alt: alts[alt], name: `r${id}-${at}` }))
  const street = streetIn(place, rng)
  const visible = !rng.chance(0.1)
  const bare = index % 9 === 7
  const unit: Unit = {
    id,
    photos: named.map(({ spec, alt, name }) => {
      const file = drawnUrl(siteId, name, spec)
      return {
        original: file,
        medium: `${file}&version=960`,
        thumbnail: `${file}&version=320`,
        alt,
      }
    }),
    general: {
      description: written.description,
      ...(!bare && { descriptionShort: written.short }),
      location: locationOf(place),
      city: { id: place.id, name: place.name },
      ...(index !== 11 && { maxOccupation: facts.persons }),
      subKind: facts.house
        ? place.kind === 'coast'
          ? subKinds.villa
          : subKinds.chalet
        : facts.bedrooms === 0
          ? subKinds.studio
          : subKinds.apartment,
      ...(!bare && { garage: facts.garage }),
      ...(facts.floor !== undefined && { floor: facts.floor }),
      ...(index % 10 !== 9 && {
        building: {
          ...(index % 10 !== 4 && { name: `${facts.house ? '' : 'Residentie '}${facts.building}` }),
          ...(index % 10 !== 6 && {
            rentalName: `${facts.building
              .toUpperCase()
              .replace(/[^A-Z]/g, '')
              .slice(0, 4)}-${id}`,
          }),
        },
      }),
    },
    rooms: {
      ...(index !== 13 && { bedrooms: facts.bedrooms }),
      ...(index !== 14 && { bathrooms: facts.bathrooms }),
    },
    address: {
      visible,
      ...(index !== 17 && {
        street,
        number: `${rng.int(1, 220)}`,
        geoLocation: {
          lat: Math.round((place.lat - 0.002 * rng.next()) * 1e5) / 1e5,
          lon: Math.round((place.lon + 0.004 * rng.next()) * 1e5) / 1e5,
        },
      }),
      ...(facts.floor !== undefined && { box: `0${facts.floor}0${rng.int(1, 6)}` }),
      city: cityOf(place),
    },
    ...(index !== 19 && { updatedAt: isoMoment(daysAfter(now, -rng.int(1, 200))) }),
  }
  return { unit, facts, drawings: named.map(({ name, spec }) => ({ name, spec })) }
}
