import type { ImportData } from '../../../src/contract/importLine'
import { drawnHash } from '../drawing/drawnHash'
import type { Build, DrawingSpec, Hour, HouseFamily, RoomKind, Setting } from '../drawing/spec'
import { texts } from '../labels'
import type { PlaceKind } from '../placeRows'
import type { Place, Texts } from '../places'
import type { Rng } from '../rng'
import type { Interior, Interiors } from './interiors'
import type { PlannedRoom } from './layout'
import { roomNames } from './layout'

type Picture = ImportData<'estate'>['pictures'][number]

/** A picture by its name, and what is to be drawn on it. */
export interface NamedDrawing {
  name: string
  spec: DrawingSpec
}

/** Pictures are drawn 4:3. */
const SIZE = { width: 1600, height: 1200 }

const settingOf: Record<PlaceKind, Setting> = {
  city: 'city',
  town: 'village',
  village: 'country',
  coast: 'coast',
  ardennes: 'forest',
}
export const settingAt = (place: Place): Setting => settingOf[place.kind]

const alts = {
  front: texts('Voorgevel', 'Façade avant', 'Front of the building', 'Vorderansicht'),
  evening: texts(
    'De gevel bij avondlicht',
    'La façade à la lumière du soir',
    'The façade in evening light',
    'Die Fassade im Abendlicht',
  ),
  around: texts(
    'Het gebouw in zijn omgeving',
    'Le bâtiment dans son environnement',
    'The building in its surroundings',
    'Das Gebäude in seiner Umgebung',
  ),
  plot: texts('Het perceel', 'La parcelle', 'The plot', 'Das Grundstück'),
  garden: texts('Tuin', 'Jardin', 'Garden', 'Garten'),
  floorPlan: texts('Grondplan', 'Plan', 'Floor plan', 'Grundriss'),
}

interface Shot {
  spec: DrawingSpec
  alt: Texts
  plan?: true
}

const roomShots: Partial<Record<PlannedRoom['name'], RoomKind>> = {
  living: 'living',
  kitchen: 'kitchen',
  dining: 'dining',
  bedroom: 'bedroom',
  bathroom: 'bathroom',
  office: 'office',
  terrace: 'terrace',
}

export interface PictureWish {
  siteId: string
  /** Start of the names of the pictures: `e10001`. */
  name: string
  /** The same seed is the same house. */
  seed: number
  family: HouseFamily
  /** Of the façade, where it is the building that several listings share. */
  buildingSeed?: number | undefined
  build?: Build | undefined
  storeys?: number | undefined
  place: Place
  /** Where it stands, when the kind of property says more than the place: a wood stands among trees. */
  setting?: Setting | undefined
  rooms: readonly PlannedRoom[]
  /** Of what is no home. */
  interiors?: Interiors
  garden: boolean
}

const indoors = (wish: PictureWish, setting: Setting, hour: Hour): Shot[] => {
  return wish.rooms.flatMap(({ name, nth }): Shot[] => {
    const room = roomShots[name]
    if (!room || nth > 1 || (name === 'bathroom' && nth > 0)) return []
    return [{ spec: { scene: 'room', seed: wish.seed + nth, room, setting, hour }, alt: roomNames[name] }]
  })
}

const planOf = (wish: PictureWish): Shot[] => {
  const inside = wish.rooms.filter(
    ({ name }) => name !== 'parking' && name !== 'garage' && name !== 'terrace',
  )
  if (inside.length < 3) return []
  const language = wish.place.area === 'fr' ? 'fr' : wish.place.area === 'de' ? 'de' : 'nl'
  const rooms = inside.map(({ name, area, level }) => ({
    label: roomNames[name][language],
    area,
    floor: level,
    ...(name === 'hall' && { entrance: true as const }),
  }))
  return [{ spec: { scene: 'floorPlan', seed: wish.seed, rooms }, alt: alts.floorPlan, plan: true }]
}

const shots = (wish: PictureWish, rng: Rng): Shot[] => {
  const setting = wish.setting ?? settingAt(wish.place)
  const { seed, buildingSeed = seed, family, build, storeys } = wish
  const facade = (hour: Hour, distance: 'near' | 'far', alt: Texts): Shot => ({
    spec: {
      scene: 'facade',
      seed: buildingSeed,
      family,
      hour,
      setting,
      distance,
      ...(build && { build }),
      ...(storeys && { storeys }),
    },
    alt,
  })
  const first = family === 'plot' ? alts.plot : alts.front
  if (wish.rooms.length === 0) {
    const inside = ({ room, alt }: Interior): Shot => ({
      spec: { scene: 'room', seed, room, setting, hour: 'day' },
      alt,
    })
    return [
      ...(wish.interiors?.first ?? []).map(inside),
      facade('day', 'near', first),
      ...(wish.interiors?.then ?? []).map(inside),
      facade('day', 'far', alts.around),
      facade('evening', 'near', family === 'plot' ? alts.plot : alts.evening),
      facade('dawn', 'far', alts.around),
      facade('dawn', 'near', first),
    ]
  }
  const hour = rng.pick(['day', 'day', 'dawn'] as const)
  const garden: Shot[] = wish.garden
    ? [{ spec: { scene: 'room', seed, room: 'garden', setting, hour }, alt: alts.garden }]
    : []
  const rooms = indoors(wish, setting, hour)
  const room = rooms.slice(0, 6 - garden.length)
  const more = [...room, ...garden]
  const outdoors = [facade('day', 'far', alts.around), facade('dawn', 'far', alts.around)]
  const plan = planOf(wish)
  return [
    facade('day', 'near', first),
    ...more,
    ...outdoors.slice(0, Math.max(0, 3 - more.length - plan.length)),
    ...plan,
    facade('evening', 'near', alts.evening),
  ]
}

/** Of a house far away there is much sky: where the picture is cut, the house stays. */
const LOW = { x: 50, y: 65 }
const isFar = (spec: DrawingSpec) => spec.scene === 'facade' && spec.distance === 'far'

/** Address of a drawn picture, with its hash so that it may be kept for ever. */
export const drawnUrl = (siteId: string, name: string, spec: DrawingSpec): string =>
  `/sites/${siteId}/assets/${name}?hash=${drawnHash(spec)}`

/** Five to nine pictures of one house: façade, rooms, garden, floor plan, façade at another hour. */
export const picturesOf = (
  wish: PictureWish,
  rng: Rng,
): { pictures: Picture[]; drawings: NamedDrawing[] } => {
  const all = shots(wish, rng).map((shot, index) => ({ ...shot, index, name: `${wish.name}-${index}` }))
  return {
    drawings: all.map(({ name, spec }) => ({ name, spec })),
    pictures: all.map(({ spec, alt, plan, index, name }) => {
      const file = drawnUrl(wish.siteId, name, spec)
      const bare = rng.chance(0.03)
      return {
        file,
        index,
        alt,
        ...(!bare && {
          thumbnail: `${file}&version=640`,
          ...(!plan && SIZE),
          kind: plan ? ('floorPlan' as const) : ('photo' as const),
          ...(isFar(spec) && { focus: LOW }),
        }),
      }
    }),
  }
}
