import type { Estate, EstateResult } from '../contract/estate'
import type { EstateMap, FoundCity, NamedPlace } from '../contract/estateMap'
import type { EstatePage } from '../contract/page'
import type { CountedRange, EstateFilters, Query, SearchBody } from '../contract/search'
import type { Locale } from '../contract/common'
import { type ApiClient, type CallOptions, sitePath } from './http'

/** What a search came to; on failure no results and the error (spec §8). */
export type SearchOutcome<T> = { total: number; results: T[]; error?: unknown }

/** A search that was given up is not a failure: its caller has moved on. */
const isAbort = (error: unknown) => (error as { name?: unknown } | undefined)?.name === 'AbortError'

/** Runs a search so that failing is an outcome, not an exception; aborts still throw. */
export async function outcomeOf<T>(search: Promise<{ total: { value: number }; results: T[] }>) {
  try {
    const { total, results } = await search
    return { total: total.value, results } satisfies SearchOutcome<T>
  } catch (error) {
    if (isAbort(error)) throw error
    return { total: 0, results: [], error } satisfies SearchOutcome<T>
  }
}

/** What a search came to; throws the error of one that failed, for who keeps failures apart from finding nothing. */
export function orThrow<T>({ error, ...found }: SearchOutcome<T>): Omit<SearchOutcome<T>, 'error'> {
  if (error !== undefined) throw error
  return found
}

/** One page of a search as the API answers it; throws HttpError. */
export function postEstates(client: ApiClient, body: SearchBody, call?: CallOptions) {
  return client.post<EstateResult>(sitePath(client, 'estates'), body, call)
}

/** Search variant two of spec §7: total and results; a failure gives total 0, no results and the error. */
export function searchEstates(client: ApiClient, body: SearchBody, call?: CallOptions) {
  return outcomeOf(postEstates(client, body, call))
}

/** A range in which nothing is found. */
export const NO_RANGE: CountedRange = { min: null, max: null, steps: [] }

/** No filter values: what a failed filter call gives (spec §8). */
export const NO_FILTERS: EstateFilters = {
  headTypes: [],
  statuses: [],
  locations: [],
  countries: [],
  prices: NO_RANGE,
  bedrooms: [],
}

/** Search variant three of spec §7: filter values with counts, those of some lists or all; throws HttpError. */
export function postEstateFilters(
  client: ApiClient,
  query: Query | undefined,
  { lists, ...call }: CallOptions & { lists?: readonly string[] } = {},
) {
  const body = { ...(query && { query }), ...(lists && { lists }) }
  return client.post<EstateFilters>(sitePath(client, 'estate-filters'), body, call)
}

/** Filter values; a failure, or no answer at all, is logged by the client and gives empty filters with the error (spec §8). */
export async function estateFilters(client: ApiClient, query?: Query, call?: CallOptions) {
  try {
    return { filters: await postEstateFilters(client, query, call) }
  } catch (error) {
    if (isAbort(error)) throw error
    return { filters: NO_FILTERS, error }
  }
}

export const getEstate = (client: ApiClient, id: number, call?: CallOptions) =>
  client.get<Estate>(sitePath(client, 'estates', 'v2', id), call)

export const getEstatePage = (client: ApiClient, id: number, locale: Locale, call?: CallOptions) =>
  client.get<EstatePage>(sitePath(client, 'estate-pages', id, locale), call)

/** Every listing a query finds, as columns for a map (`mapPins` reads them); throws HttpError. */
export const postEstateMap = (client: ApiClient, query: Query | undefined, call?: CallOptions) =>
  client.post<EstateMap>(sitePath(client, 'estate-map'), query ? { query } : {}, call)

/** Places to search in that answer what was typed in any language, the best first; of a `line` that says more, those in it. */
export function findCities(
  client: ApiClient,
  search: string,
  { locale, limit, line, ...call }: CallOptions & { limit?: number; line?: boolean } = {},
) {
  const asked = new URLSearchParams({
    search,
    ...(locale && { locale }),
    ...(limit && { limit: `${limit}` }),
    ...(line && { line: 'true' }),
  })
  return client.get<FoundCity[]>(`${sitePath(client, 'cities')}?${asked}`, { ...call, locale })
}

/** What places are called: those of these codes, and the one at a point (`51.05;3.7167`). */
export function getPlaces(
  client: ApiClient,
  { codes = [], near }: { codes?: readonly string[]; near?: string | undefined },
  call?: CallOptions,
) {
  const asked = new URLSearchParams({ ...(codes.length && { codes: codes.join() }), ...(near && { near }) })
  return client.get<NamedPlace[]>(`${sitePath(client, 'places')}?${asked}`, call)
}
