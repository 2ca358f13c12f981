import { FILTER_KEYS, type FilterKey } from './filters'
import { parsePlace, printPlace } from './placeCode'
import { patched, without, type SearchFilter } from './searchFilter'

export interface Relaxation {
  dropped: FilterKey
  filter: SearchFilter
  /** It is not dropped but reaches further, so many kilometres. */
  km?: number
  /** What says where then, of towns that become circles. */
  becomes?: FilterKey
}

/** The code of a town, by its number or as a place of a search; undefined of what is larger, of a circle, and where that is not known. */
export type TownOf = (one: number | string) => string | undefined

/** Conditions a search has, in the order of the address. */
export const conditionsOf = (filter: SearchFilter): FilterKey[] =>
  FILTER_KEYS.filter((key) => filter[key] !== undefined)

/** How far a circle may reach when nothing is found in it, in km. */
const WIDER = [25, 50] as const

/** The search with its circles reaching so far, where all that says where is a circle that reaches less. */
function reaching(filter: SearchFilter, km: number): Relaxation[] {
  const { geoRange, place } = filter
  if (geoRange && geoRange.km < km)
    return [{ dropped: 'geoRange', km, filter: patched(filter, { geoRange: { ...geoRange, km } }) }]
  const circles = (place ?? []).map(parsePlace)
  const isNarrow = circles.length > 0 && circles.every((one) => one?.km && one.km < km)
  const wider = circles.flatMap((one) => (one ? [printPlace({ ...one, km })] : []))
  return isNarrow ? [{ dropped: 'place', km, filter: patched(filter, { place: wider }) }] : []
}

/** How far around a town one looks first, in km. */
const AROUND = 10

/** The search with its towns, of which none is a circle, and what lies around them. */
function around(filter: SearchFilter, townOf: TownOf): Relaxation[] {
  const { city = [], place: before = [] } = filter
  const dropped = filter.city ? 'city' : 'place'
  const said = [...city, ...before]
  const towns = said.flatMap((one) => townOf(one) ?? [])
  if (!towns.length || towns.length < said.length) return []
  return [AROUND, ...WIDER].map((km) => {
    const place = towns.map((code) => printPlace({ code, km }))
    return { dropped, becomes: 'place', km, filter: patched(without(filter, 'city'), { place }) }
  })
}

/** What to relax when nothing is found: its circle made wider, its towns with what lies around them, and the search with each of its conditions dropped in turn, its order kept. */
export const relaxations = (filter: SearchFilter, townOf: TownOf = () => undefined): Relaxation[] => [
  ...WIDER.flatMap((km) => reaching(filter, km)),
  ...around(filter, townOf),
  ...conditionsOf(filter).map((dropped) => ({ dropped, filter: without(filter, dropped) })),
]

/** A search without two of its conditions. */
export interface PairRelaxation {
  dropped: readonly [FilterKey, FilterKey]
  filter: SearchFilter
}

/** Of more conditions than this not each pair is tried: fifteen searches are enough to ask at once. */
export const MOST_PAIRED = 6

/** A search of one of its conditions alone. */
export const alone = (filter: SearchFilter, key: FilterKey): SearchFilter =>
  without(filter, ...conditionsOf(filter).filter((other) => other !== key))

/**
 * The search without two of its conditions, each pair in turn; of many conditions those that fewest listings meet. With no third condition
 * left nothing would be searched for.
 * @param meeting how many listings meet each condition alone, where that was asked
 */
export function pairRelaxations(
  filter: SearchFilter,
  meeting: readonly (number | null)[] = [],
): PairRelaxation[] {
  const all = conditionsOf(filter)
  if (all.length < 3) return []
  const tightest = all
    .map((key, index) => ({ key, count: meeting[index] ?? Infinity }))
    .sort((a, b) => a.count - b.count)
    .slice(0, MOST_PAIRED)
    .map(({ key }) => key)
  const tried = all.filter((key) => tightest.includes(key))
  return tried.flatMap((first, index) =>
    tried.slice(index + 1).map((second) => ({
      dropped: [first, second] as const,
      filter: without(filter, first, second),
    })),
  )
}
