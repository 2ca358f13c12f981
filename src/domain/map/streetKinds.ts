/**
 * What the things of a street map are, by the properties that a Protomaps basemap gives them: today's (`kind`, `kind_detail`) and the
 * older ones (`pmap:kind`, with the tags of OpenStreetMap beside it).
 */
export type Properties = Readonly<Record<string, unknown>>

const texts = (properties: Properties, ...names: string[]): string[] =>
  names.flatMap((name) => {
    const value = properties[name]
    return typeof value === 'string' ? [value] : []
  })

const kindOf = (properties: Properties) => texts(properties, 'kind', 'pmap:kind')[0] ?? ''

export type Way = 'motorway' | 'major' | 'medium' | 'minor' | 'service' | 'path' | 'rail'

/** The finer word decides: a pedestrian street is a street to whoever lives there, not a path. */
const WAY_BY_DETAIL: Readonly<Record<string, Way>> = {
  motorway: 'motorway',
  motorway_link: 'motorway',
  trunk: 'major',
  trunk_link: 'major',
  primary: 'major',
  primary_link: 'major',
  secondary: 'major',
  secondary_link: 'major',
  tertiary: 'medium',
  tertiary_link: 'medium',
  residential: 'minor',
  unclassified: 'minor',
  living_street: 'minor',
  pedestrian: 'minor',
  service: 'service',
  rail: 'rail',
}

const WAY_BY_KIND: Readonly<Record<string, Way>> = {
  highway: 'motorway',
  major_road: 'major',
  medium_road: 'medium',
  minor_road: 'minor',
  path: 'path',
  other: 'path',
}

/** Rails that no train runs on, and what flies or sails, are none of them. */
const NO_WAY = new Set(['aerialway', 'aeroway', 'ferry', 'railway', 'rail', 'pier'])

const isBelow = (properties: Properties) =>
  Number(properties['pmap:level'] ?? 0) < 0 || properties['is_tunnel'] === true

/** Which way a feature of the layers `roads` and `transit` is; undefined: none that is drawn. */
export function wayOf(properties: Properties): Way | undefined {
  const kind = kindOf(properties)
  const details = texts(properties, 'kind_detail', 'pmap:kind_detail', 'highway', 'railway')
  const found = details.flatMap((detail) => WAY_BY_DETAIL[detail] ?? [])[0]
  const way = found ?? (NO_WAY.has(kind) ? undefined : WAY_BY_KIND[kind])
  return isBelow(properties) && (way === 'rail' || way === 'path') ? undefined : way
}

const GREEN = new Set(
  (
    'park forest wood grass grassland meadow garden cemetery grave_yard nature_reserve national_park protected_area ' +
    'scrub heath recreation_ground golf_course orchard vineyard village_green allotments pitch playground zoo dog_park wetland'
  ).split(' '),
)

/** Whether a feature of the land is a park, a wood or the like. */
export const isGreen = (properties: Properties): boolean =>
  texts(properties, 'kind', 'pmap:kind', 'landuse', 'natural', 'leisure').some((word) => GREEN.has(word))

export type PlaceSize = 'country' | 'region' | 'city' | 'town' | 'village' | 'quarter'

const PLACES: Readonly<Record<string, PlaceSize>> = {
  country: 'country',
  region: 'region',
  state: 'region',
  city: 'city',
  town: 'town',
  village: 'village',
  hamlet: 'village',
  macrohood: 'quarter',
  neighbourhood: 'quarter',
  suburb: 'quarter',
  quarter: 'quarter',
}

/** How large a place is; undefined of what is no place to find one's way by, as a corner or a farm. */
export function placeSize(properties: Properties): PlaceSize | undefined {
  const [finer = kindOf(properties)] = texts(properties, 'place', 'kind_detail')
  // Of a quarter today's map says by `kind_detail` which sort of one.
  return PLACES[finer] ?? PLACES[kindOf(properties)]
}

/** By which the larger of two places of a size is named first: today's rank, or the inhabitants that the older edition tells. */
export const placeRank = (properties: Properties): number =>
  Number(properties['population_rank'] ?? properties['population'] ?? 0) || 0

const BORDERS: Readonly<Record<string, number>> = { country: 2, region: 4 }

/** Level of a border in OpenStreetMap: 2 between countries, 4 between regions; undefined of lower ones. */
export function borderLevel(properties: Properties): 2 | 4 | undefined {
  const level = BORDERS[kindOf(properties)] ?? properties['pmap:min_admin_level']
  return level === 2 || level === 4 ? level : undefined
}

/** Where a name in a language stands, the first that is there is taken: in that language, else as it is called there. */
export const nameProperties = (locale: string): string[] => [`name:${locale}`, 'name']
