import { FILTER_KEYS, type FilterKey } from './filters'
import { withLarger } from './namesakes'
import { parsePlace, printPlace } from './placeCode'
import { patched, without, type SearchFilter } from './searchFilter'

export interface Relaxation {
  dropped: FilterKey
  filter: SearchFilter
  /** It is not dropped but reaches further, so many kilometres. */
  km?: number
  /** What says where then, of towns that become circles or what is larger. */
  becomes?: FilterKey
  /** It is not dropped but asked in all that its name may mean. */
  isLarger?: true
}

/** The code of a town, by its number or as a place of a search; undefined of what is larger, of a circle, and where that is not known. */
export type TownOf = (one: number | string) => string | undefined

/** Conditions a search has, in the order of the address. */
export const conditionsOf = (filter: SearchFilter): FilterKey[] =>
  FILTER_KEYS.filter((key) => filter[key] !== undefined)

/** How far a circle may reach when nothing is found in it, in km. */
const WIDER = [25, 50] as const
/** How far around a town one looks first, in km. */
const AROUND = 10

/** Each place of a search by its code: a town, a circle, or what is larger; undefined where one has none. */
function saidPlaces({ city = [], place = [] }: SearchFilter, townOf: TownOf): readonly string[] | undefined {
  const towns = city.flatMap((id) => townOf(id) ?? [])
  return towns.length < city.length ? undefined : [...towns, ...place]
}

/** A search in other places. */
const elsewhere = (filter: SearchFilter, place: readonly string[]) => ({
  dropped: filter.city ? ('city' as const) : ('place' as const),
  becomes: 'place' as const,
  filter: patched(without(filter, 'city'), { place }),
})

/** The search with its circles reaching so far, and what lies so far around its towns; what is larger stays as it is. */
function reaching(filter: SearchFilter, km: number, townOf: TownOf): Relaxation[] {
  const { geoRange } = filter
  if (geoRange && geoRange.km < km && km > AROUND)
    return [{ dropped: 'geoRange', km, filter: patched(filter, { geoRange: { ...geoRange, km } }) }]
  const said = saidPlaces(filter, townOf) ?? []
  const wider = said.map((text) => {
    const { code = text, km: far = 0 } = parsePlace(text) ?? {}
    const isNarrow = far ? far < km : filter.city !== undefined || townOf(text) !== undefined
    return isNarrow ? printPlace({ code, km }) : text
  })
  return wider.join() === said.join() ? [] : [{ km, ...elsewhere(filter, wider) }]
}

/** The search in all that the name of a town may mean. */
export function inLarger(filter: SearchFilter, townOf: TownOf): Relaxation[] {
  const larger = withLarger(saidPlaces(filter, townOf) ?? [])
  return larger ? [{ isLarger: true, ...elsewhere(filter, larger) }] : []
}

/**
 * What to relax when nothing is found: a town for the region of its name, its circles made wider, its towns with what lies around them, and
 * the search with each of its conditions dropped in turn, its order kept.
 */
export const relaxations = (filter: SearchFilter, townOf: TownOf = () => undefined): Relaxation[] => [
  ...inLarger(filter, townOf),
  ...[AROUND, ...WIDER].flatMap((km) => reaching(filter, km, townOf)),
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
