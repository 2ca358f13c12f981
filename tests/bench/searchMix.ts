import { HEAD_TYPE_ID } from '../../src/contract/ids'
import type { ListNode } from '../../src/contract/page'
import type { Query, SearchBody } from '../../src/contract/search'
import { FILTER_KEYS, rowOf } from '../../src/domain/search/filters'
import { canonical, type SearchFilter } from '../../src/domain/search/searchFilter'
import { filteredQuery, searchQuery } from '../../src/domain/search/searchQuery'
import { SORT_TYPES } from '../../src/domain/search/sortChoice'
import { createRng, type Rng } from 'aanbod-demo/rng'
import { listPages } from 'aanbod-demo/site/listPages'
import { places } from 'aanbod-demo/places'
import { siteOf } from 'aanbod-demo/site/site'

export type Kind = 'search' | 'words' | 'filters' | 'mapFeed'

export interface Request {
  kind: Kind
  path: string
  body: SearchBody
}

/** Of a hundred requests: what visitors of a list page send while they search. */
const SHARES: [Kind, number][] = [
  ['search', 62],
  ['words', 3],
  ['filters', 28],
  ['mapFeed', 7],
]

const NODES = listPages.flatMap(({ node }) => (node ? [node] : []))
const BUSIEST = NODES.slice(0, 3)
const TYPES = Object.values(HEAD_TYPE_ID)
const WORDS = ['tuin', 'garage', 'jardin', 'zuid', 'terrasse', 'garden', 'zee', 'lift', 'Gent', 'villa']

const FLAGS = FILTER_KEYS.filter((key) => rowOf(key).facet?.kind === 'flag')

/** The conditions beside type, place, price and bedrooms. */
const MORE: ((rng: Rng) => Partial<SearchFilter>)[] = [
  (rng) => ({ energy: rng.pick(['A', 'B', 'C', 'D'] as const) }),
  (rng) => ({ livingAreaMin: rng.pick([75, 100, 150]) }),
  (rng) => ({ plotMin: rng.pick([200, 500, 1000]) }),
  (rng) => ({ yearMin: rng.pick([1975, 2000, 2015]) }),
  (rng) => ({ pricePerAreaMax: rng.pick([2000, 3000, 4000]) }),
  (rng) => ({ facades: [rng.pick(['2', '3', '4'])] }),
  (rng) => ({ condition: [rng.pick(['NEW', 'GOOD_CONDITION', 'TO_RENOVATE'] as const)] }),
  (rng) => ({ free: rng.pick(['now', '3m', '12m'] as const) }),
  (rng) => ({ words: rng.pick(WORDS) }),
  (rng) => ({ [rng.pick(FLAGS)]: true }),
]

/** A visitor's filter: mostly one to three conditions, now and then none, each time another. */
function someFilter(rng: Rng): SearchFilter {
  const maybe = <T>(share: number, value: () => T) => (rng.chance(share) ? value() : undefined)
  const low = rng.pick([100_000, 150_000, 200_000, 250_000, 300_000])
  const circle = () => {
    const { lat, lon } = rng.pick(places)
    return { km: rng.pick([5, 10, 20]), lat, lon }
  }
  const filter = {
    type: maybe(0.5, () => [rng.pick(TYPES)]),
    city: maybe(0.35, () => [rng.pick(places).id]),
    geoRange: maybe(0.08, circle),
    priceMin: maybe(0.2, () => low),
    priceMax: maybe(0.3, () => low + rng.pick([50_000, 100_000, 200_000])),
    bedMin: maybe(0.25, () => rng.pick([1, 2, 3, 4])),
    ...(rng.chance(0.4) ? rng.pick(MORE)(rng) : {}),
    ...(rng.chance(0.2) ? rng.pick(MORE)(rng) : {}),
    sortType: rng.chance(0.7) ? 'date' : rng.pick(SORT_TYPES),
    sortOrder: rng.chance(0.6) ? 'DESC' : 'ASC',
  } as const
  return canonical(Object.fromEntries(Object.entries(filter).filter(([, value]) => value)) as never)
}

const withWords = (query: Query | undefined, text: string): Query => ({ ...query, match: { text } })

function bodyOf(
  kind: Kind,
  filter: SearchFilter,
  node: ListNode,
  hidden: readonly number[],
  rng: Rng,
): SearchBody {
  if (kind === 'filters' || kind === 'mapFeed') return { query: filteredQuery(filter, node, hidden) }
  const from = rng.chance(0.8) ? 0 : 15 * rng.int(1, 8)
  const body = searchQuery(filter, node, hidden, 'nl', { from, size: 15 })
  return kind === 'words' ? { ...body, query: withWords(body.query, rng.pick(WORDS)) } : body
}

const PATHS: Record<Kind, string> = {
  search: 'estates',
  words: 'estates',
  filters: 'estate-filters',
  mapFeed: 'estate-map',
}

/** Requests that one visitor sends after choosing: the list, its counts, a next page or the map. */
const A_CHOICE = 3

/** The requests of a run, the same for the same seed. Every third is about another choice, on one of the site's list pages. */
export function searchMix(siteId: string, count: number, seed: number): Request[] {
  const root = createRng(seed)
  const hidden = siteOf(siteId).settings.hiddenStatus
  return Array.from({ length: count }, (_, turn) => {
    const choice = root.fork(`choice ${Math.floor(turn / A_CHOICE)}`)
    const node = choice.pick(choice.chance(0.8) ? BUSIEST : NODES)
    const filter = someFilter(choice)
    const rng = root.fork(`request ${turn}`)
    const kind = rng.weighted(SHARES)
    const body = bodyOf(kind, filter, node, hidden, rng)
    return { kind, path: `/sites/${siteId}/${PATHS[kind]}`, body }
  })
}
