import { getEstate, postEstates } from '../../src/siteApi/estates'
import { type ApiClient, HttpError } from '../../src/siteApi/http'
import { postRentalUnits } from '../../src/siteApi/rental'
import type { Estate } from '../../src/contract/estate'
import type { RentalUnit } from '../../src/contract/rental'
import type { Query, SearchBody } from '../../src/contract/search'
import { chunks, type Listed } from './diff'
import { HalfAnswer } from './errors'
import { versionOf } from './nodes'

const LIST_SIZE = 500
const FETCH_SIZE = 100

type Found<T> = { total: { value: number }; results: T[] }
type Search<T> = (body: SearchBody) => Promise<Found<T>>

/**
 * Everything a search finds, asked in pages that go on after the last id seen: a listing that is added or removed
 * meanwhile moves no other one out of sight.
 * @throws HalfAnswer when the API gives fewer than it announced.
 */
export async function* everything<T>(
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
      pagination: { from: 0, size: LIST_SIZE },
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

/** Number and version of every listing the API has. */
export async function listEstates(client: ApiClient): Promise<Listed[]> {
  const search: Search<Estate> = (body) => postEstates(client, body)
  const fields = ['general.id', 'general.updatedAt', 'digest']
  const listed: Listed[] = []
  const pages = everything(search, 'general.id', (estate) => estate.general.id, 'estates', fields)
  for await (const page of pages) {
    for (const estate of page) listed.push({ id: estate.general.id, version: versionOf(estate) })
  }
  return listed
}

/** Whole listings by number, a few hundred kilobytes at a time; ones that went meanwhile are simply not there. */
export async function* fetchEstates(client: ApiClient, ids: readonly number[]): AsyncGenerator<Estate[]> {
  for (const chunk of chunks(ids, FETCH_SIZE)) {
    const { total, results } = await postEstates(client, {
      query: { terms: { 'general.id': chunk } },
      pagination: { from: 0, size: FETCH_SIZE },
    })
    if (results.length < total.value) throw new HalfAnswer('estates', total.value, results.length)
    yield results
  }
}

/** One listing, or undefined when the API does not have it (any more). A unit gives its project's number. */
export async function fetchChanged(client: ApiClient, id: number): Promise<Estate | undefined> {
  try {
    const estate = await getEstate(client, id)
    return estate.general.parentId ? await fetchChanged(client, estate.general.parentId) : estate
  } catch (error) {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  }
}

export async function allRentalUnits(client: ApiClient): Promise<RentalUnit[]> {
  const search: Search<RentalUnit> = (body) => postRentalUnits(client, body)
  const units: RentalUnit[] = []
  for await (const page of everything(search, 'id', (unit) => unit.id, 'holiday units')) units.push(...page)
  return units
}
