import type { Estate, FoundEstate } from '../contract/estate'
import type { RentalUnit } from '../contract/rental'
import type { Query, SearchBody } from '../contract/search'
import { MAX_PAGE_SIZE } from '../contract/searchLimits'
import { postEstates } from './estates'
import { HalfAnswer } from './halfAnswer'
import type { ApiClient } from './http'
import { postRentalUnits } from './rental'

/** What the API lists of a thing: its number and its version, a digest or a date (absent: it does not say). */
export interface Listed {
  id: number
  version?: string | null | undefined
}

const FETCH_SIZE = 100

/** Chunks of at most `size`, in order. */
export function chunks<T>(items: readonly T[], size: number): T[][] {
  const result: T[][] = []
  for (let start = 0; start < items.length; start += size) result.push(items.slice(start, start + size))
  return result
}

type Found<T> = { total: { value: number }; results: T[] }
type Search<T> = (body: SearchBody) => Promise<Found<T>>

/**
 * Everything a search finds, asked in pages that go on after the last id seen: a listing that is added or removed
 * meanwhile moves no other one out of sight.
 * @throws HalfAnswer when the API gives fewer than it announced.
 */
async function* everything<T>(
  search: Search<T>,
  idField: string,
  idOf: (item: T) => number,
  what: string,
  fields?: string[],
): AsyncGenerator<T[]> {
  let last = 0
  let got = 0
  let announced: number | undefined
  for (;;) {
    const query: Query = last ? { range: { [idField]: { gt: last } } } : {}
    const { total, results } = await search({
      query,
      sort: [{ field: idField, direction: 'ASC' }],
      pagination: { from: 0, size: MAX_PAGE_SIZE },
      ...(fields ? { fields } : {}),
    })
    announced ??= total.value
    if (results.length === 0) {
      if (total.value > 0 || got < announced) throw new HalfAnswer(what, announced, got)
      return
    }
    yield results
    got += results.length
    last = idOf(results[results.length - 1] as T)
    if (results.length === total.value) return
  }
}

const LISTED = ['general.id', 'general.updatedAt', 'digest']

const listedOf = ({ general, digest }: FoundEstate): Listed => ({
  id: general.id,
  version: digest ?? general.updatedAt,
})

/** Number and version of every listing the API has. */
export async function listEstates(client: ApiClient): Promise<Listed[]> {
  const search: Search<FoundEstate> = (body) => postEstates(client, body)
  const listed: Listed[] = []
  const pages = everything(search, 'general.id', ({ general }) => general.id, 'estates', LISTED)
  for await (const page of pages) listed.push(...page.map(listedOf))
  return listed
}

/**
 * Number and version of the listings behind some numbers, a unit's being its project. Numbers the API does not have
 * (any more) are not in the answer.
 */
export async function listNamed(client: ApiClient, ids: readonly number[]): Promise<Listed[]> {
  const listed: Listed[] = []
  for (const chunk of chunks(ids, FETCH_SIZE)) {
    const { results } = await postEstates(client, {
      query: { terms: { 'children.general.id': chunk } },
      pagination: { from: 0, size: FETCH_SIZE },
      fields: LISTED,
    })
    const own = await postEstates(client, {
      query: { terms: { 'general.id': chunk } },
      pagination: { from: 0, size: FETCH_SIZE },
      fields: LISTED,
    })
    listed.push(...results.map(listedOf), ...own.results.map(listedOf))
  }
  return [...new Map(listed.map((each) => [each.id, each])).values()]
}

/**
 * Whole listings that have one of some numbers in a field. Ones that are no more are not in the answer.
 * @throws HalfAnswer when the API gives fewer than it announced.
 */
export async function estatesWith(
  client: ApiClient,
  field: 'general.id' | 'children.general.id',
  ids: readonly number[],
): Promise<Estate[]> {
  const found: Estate[] = []
  for await (const some of fetchEstates(client, ids, field)) found.push(...some)
  return found
}

/** Whole listings by number, a few hundred kilobytes at a time; ones that went meanwhile are simply not there. */
export async function* fetchEstates(
  client: ApiClient,
  ids: readonly number[],
  field = 'general.id',
): AsyncGenerator<Estate[]> {
  for (const chunk of chunks(ids, FETCH_SIZE)) {
    const { total, results } = await postEstates(client, {
      query: { terms: { [field]: chunk } },
      pagination: { from: 0, size: FETCH_SIZE },
    })
    if (results.length < total.value) throw new HalfAnswer('estates', total.value, results.length)
    yield results
  }
}

export async function allRentalUnits(client: ApiClient): Promise<RentalUnit[]> {
  const search: Search<RentalUnit> = (body) => postRentalUnits(client, body)
  const units: RentalUnit[] = []
  for await (const page of everything(search, 'id', (unit) => unit.id, 'holiday units')) units.push(...page)
  return units
}
