import type { ImportData } from '../../../src/contract/importLine'
import { ROOM_TYPE_ID } from '../../../src/contract/ids'
import { texts } from '../labels'
import type { Texts } from '../places'
import { floorName } from './floorName'
import type { Profile } from './profile'

type Room = NonNullable<ImportData<'estate'>['layout']>['rooms'][number]

const levels: readonly Texts[] = [
  texts('Gelijkvloers', 'Rez-de-chaussée', 'Ground floor', 'Erdgeschoss'),
  texts('Eerste verdieping', 'Premier étage', 'First floor', 'Erster Stock'),
  texts('Tweede verdieping', 'Deuxième étage', 'Second floor', 'Zweiter Stock'),
  texts('Derde verdieping', 'Troisième étage', 'Third floor', 'Dritter Stock'),
]
const cellarLevel = texts('Kelder', 'Cave', 'Cellar', 'Keller')

const other = {
  living: 2,
  kitchen: 3,
  dining: 4,
  hall: 7,
  office: 8,
  storage: 9,
  attic: 11,
  cellar: 12,
  laundry: 13,
} as const
const typeIds = { ...other, ...ROOM_TYPE_ID }
export type RoomName = keyof typeof typeIds

const names: Record<RoomName, Texts> = {
  living: texts('Woonkamer', 'Séjour', 'Living room', 'Wohnzimmer'),
  kitchen: texts('Keuken', 'Cuisine', 'Kitchen', 'Küche'),
  dining: texts('Eetkamer', 'Salle à manger', 'Dining room', 'Esszimmer'),
  hall: texts('Inkomhal', 'Hall d’entrée', 'Entrance hall', 'Eingangsbereich'),
  office: texts('Bureau', 'Bureau', 'Study', 'Arbeitszimmer'),
  storage: texts('Berging', 'Débarras', 'Storeroom', 'Abstellraum'),
  attic: texts('Zolder', 'Grenier', 'Attic', 'Dachboden'),
  cellar: texts('Kelder', 'Cave', 'Cellar', 'Keller'),
  laundry: texts('Wasplaats', 'Buanderie', 'Laundry', 'Waschküche'),
  bedroom: texts('Slaapkamer', 'Chambre', 'Bedroom', 'Schlafzimmer'),
  bathroom: texts('Badkamer', 'Salle de bains', 'Bathroom', 'Badezimmer'),
  toilet: texts('Toilet', 'Toilettes', 'Toilet', 'WC'),
  garage: texts('Garage', 'Garage', 'Garage', 'Garage'),
  parking: texts('Parkeerplaats', 'Emplacement', 'Parking space', 'Stellplatz'),
  terrace: texts('Terras', 'Terrasse', 'Terrace', 'Terrasse'),
}

const comments: Partial<Record<RoomName, Texts>> = {
  bathroom: texts(
    'met inloopdouche',
    'avec douche à l’italienne',
    'with walk-in shower',
    'mit ebenerdiger Dusche',
  ),
  bedroom: texts(
    'met ingemaakte kasten',
    'avec placards intégrés',
    'with fitted wardrobes',
    'mit Einbauschränken',
  ),
  living: texts('parketvloer', 'parquet', 'parquet floor', 'Parkettboden'),
  garage: texts(
    'met automatische poort',
    'avec porte automatique',
    'with automatic door',
    'mit automatischem Tor',
  ),
}

export interface PlannedRoom {
  name: RoomName
  level: number
  area: number
  nth: number
}

const areas: Partial<Record<RoomName, readonly [number, number]>> = {
  hall: [4, 12],
  toilet: [1.2, 2],
  storage: [2, 8],
  laundry: [4, 10],
  office: [7, 14],
  garage: [16, 24],
  cellar: [8, 30],
  attic: [18, 45],
  parking: [12, 14],
}

/** What is no part of the living area. */
const NOT_LIVED_IN: ReadonlySet<RoomName> = new Set(['attic', 'cellar', 'garage', 'parking', 'terrace'])
/** Walls, stairs and corners take the rest. */
const MOST_OF_AREA = 0.9

/** m² of the rooms that are lived in. */
export const livedIn = (rooms: readonly PlannedRoom[]): number =>
  rooms.reduce((sum, { name, area }) => (NOT_LIVED_IN.has(name) ? sum : sum + area), 0)

/** m² of the garages of a house: they stand beside what is lived in on its ground floor. */
export const garageArea = (rooms: readonly PlannedRoom[]): number =>
  rooms.reduce((sum, { name, level, area }) => (name === 'garage' && level === 0 ? sum + area : sum), 0)

/** Rooms as large as drawn, or smaller: those of a storey have room on it. */
const fitted = (rooms: readonly PlannedRoom[], storey: number): PlannedRoom[] =>
  rooms.map((room) => {
    if (NOT_LIVED_IN.has(room.name)) return room
    const besides = livedIn(rooms.filter(({ level }) => level === room.level))
    const share = Math.min(1, (storey * MOST_OF_AREA) / besides)
    return { ...room, area: Math.floor(room.area * share * 10) / 10 }
  })

/** Storeys over which the living area of a home is spread. */
const storeysOf = ({ facts, floors }: Profile): number =>
  facts.home === 'house' ? ((facts.area ?? 0) > 70 ? floors : 1) : levelsOf(facts.subType)

/** The rooms of a home, ground floor first; those of a storey that are lived in are together smaller than it. */
export const plannedRooms = (profile: Profile): PlannedRoom[] =>
  fitted(drawnRooms(profile), (profile.facts.area ?? 0) / storeysOf(profile))

/** Levels of a home in a building. */
export const levelsOf = (subType: string): number => ({ DUPLEX: 2, TRIPLEX: 3 })[subType] ?? 1

const drawnRooms = (profile: Profile): PlannedRoom[] => {
  const { facts, toilets, rng: source } = profile
  const rng = source.fork('rooms')
  const area = facts.area ?? 0
  const house = facts.home === 'house' && area > 70
  const floors = storeysOf(profile)
  const top = floors - 1
  const upstairs = Math.min(1, top)
  /** Spread over the storeys above the ground floor. */
  const nightLevel = (nth: number, count: number): number =>
    Math.min(top, upstairs + Math.floor((nth * top) / Math.max(1, count)))
  // Cars of a building stand below it.
  const carLevel = facts.home === 'house' ? 0 : -1
  const sized = (name: RoomName, level: number, m2?: number, nth = 0): PlannedRoom => {
    const [from, to] = areas[name] ?? [6, 12]
    return { name, level, nth, area: Math.round((m2 ?? from + (to - from) * rng.next()) * 10) / 10 }
  }
  const each = (count: number, room: (index: number) => PlannedRoom): PlannedRoom[] =>
    Array.from({ length: count }, (_, index) => room(index))
  // What has a storey of its own is no larger than that storey.
  const storey = area / floors
  const bed = Math.min(22, Math.max(8.5, (area * 0.38) / Math.max(1, facts.bedrooms)))
  return [
    ...(area > 45 ? [sized('hall', 0)] : []),
    ...(facts.home === 'room'
      ? []
      : [
          sized('living', 0, Math.min(area * (facts.openKitchen ? 0.34 : 0.26), storey * 0.5)),
          sized('kitchen', 0, Math.max(5, Math.min(area * 0.1, storey * 0.18))),
        ]),
    ...(area > 190 ? [sized('dining', 0, Math.min(area * 0.09, storey * 0.16))] : []),
    ...each(toilets, (nth) => sized('toilet', nth === 0 ? 0 : upstairs, undefined, nth)),
    ...(facts.storage === 'storeroom' ? [sized(house ? 'laundry' : 'storage', 0)] : []),
    ...(facts.office ? [sized('office', upstairs)] : []),
    ...each(facts.bedrooms, (nth) =>
      sized(
        'bedroom',
        nightLevel(nth, facts.bedrooms),
        bed * (nth === 0 ? 1.15 : 0.8 + rng.next() * 0.3),
        nth,
      ),
    ),
    ...each(facts.bathrooms, (nth) =>
      sized('bathroom', nightLevel(nth, facts.bathrooms), nth === 0 ? 4 + area * 0.02 : 3.8, nth),
    ),
    ...(facts.storage === 'attic' ? [sized('attic', floors)] : []),
    ...(facts.storage === 'cellar' ? [sized('cellar', -1)] : []),
    ...(facts.terrace ? [sized('terrace', 0, facts.terrace.area)] : []),
    ...each(facts.garages, (nth) => sized('garage', carLevel, undefined, nth)),
    ...each(facts.parkings, (nth) => sized('parking', carLevel, undefined, nth)),
  ]
}

const labelOf = ({ name, nth }: PlannedRoom, many: boolean): Texts => {
  const label = names[name]
  if (!many) return label
  return {
    nl: `${label.nl} ${nth + 1}`,
    fr: `${label.fr} ${nth + 1}`,
    en: `${label.en} ${nth + 1}`,
    de: `${label.de} ${nth + 1}`,
  }
}

const floorOf = (profile: Profile, { name, level }: PlannedRoom): Room['floor'] => {
  // What lies under the roof is no storey.
  if (name === 'attic') return { id: 30, level, name: names.attic }
  if (level < 0) return { id: 10, level: -1, name: cellarLevel }
  const own = (profile.facts.home === 'house' ? 0 : (profile.facts.floor ?? 0)) + level
  return { id: 11 + own, level: own, name: levels[own] ?? floorName(own) }
}

/** The planned rooms as the contract's layout. */
export const layoutOf = (profile: Profile, rooms: readonly PlannedRoom[]): Room[] => {
  const rng = profile.rng.fork('layout')
  return rooms.map((room, sort) => {
    const many = rooms.filter(({ name }) => name === room.name).length > 1
    const comment = rng.chance(0.25) ? comments[room.name] : undefined
    return {
      typeId: typeIds[room.name],
      label: labelOf(room, many),
      surface: room.area,
      ...(comment && { comment }),
      ...(profile.facts.home === 'room' && room.name === 'bathroom' && { common: true }),
      floor: floorOf(profile, room),
      sort: sort + 1,
    }
  })
}
export const roomNames = names
