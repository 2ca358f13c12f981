import { sql } from 'kysely'
import type { Query } from '../../../../src/contract/search'
import type { Db } from '../../admin/writer'
import { planQuery, type QueryPlan } from '../searchPlan'
import { findRows } from './findRows'
import { keptOfTable } from './keptOfTable'
import type { ListingStore } from './listingStore'
import type { ListingTable } from './listingTable'
import { wordMatches } from './wordMatches'

/** What a query finds: rows of a table, good until something is awaited. */
export interface Found {
  table: ListingTable
  plan: QueryPlan
  rows: Int32Array
}

/** Rows that are kept of all queries to one table. */
const MOST_KEPT = 4_000_000

export interface ListingSearch extends Pick<ListingStore, 'follow'> {
  /** The listings of a site that a query finds, in this version of its data or a later one. Throws a 400 for a bad query. */
  find(siteId: string, version: string, query: Query | undefined): Promise<Found>
}

/** A query that finds nothing the site hides (spec §4), whether or not it says so itself. */
function shownOnly(query: Query, hidden: readonly number[]): Query {
  const named = query.not?.['status.id'] ?? []
  const more = hidden.filter((id) => !named.includes(id))
  return more.length ? { ...query, not: { ...query.not, 'status.id': [...named, ...more] } } : query
}

/** Statuses that a site hides, read once for each version of its data. */
function hiddenStatuses(db: Db) {
  const known = new Map<string, { version: string; ids: number[] }>()
  return async (siteId: string, version: string): Promise<number[]> => {
    const kept = known.get(siteId)
    if (kept?.version === version) return kept.ids
    const { rows } = await sql<{ ids: number[] | null }>`
      select doc #> '{settings,hiddenStatus}' as ids from site where site_id = ${siteId}
    `.execute(db)
    const ids = rows[0]?.ids ?? []
    known.set(siteId, { version, ids })
    return ids
  }
}

/** Answers queries from the listings in memory, words through the database. A list, its counts and its map ask the same: it is looked for once. */
export function listingSearch(db: Db, store: ListingStore): ListingSearch {
  const hiddenOf = hiddenStatuses(db)
  const kept = keptOfTable<Int32Array>(MOST_KEPT)
  const matching = wordMatches(db)
  return {
    follow: store.follow,
    async find(siteId, version, asked = {}) {
      planQuery(asked)
      const query = shownOnly(asked, await hiddenOf(siteId, version))
      const plan = planQuery(query)
      const words = await matching(siteId, version, plan.matches)
      const table = await store.read(siteId, version)
      // The table may be ahead of the words: they are asked for again when the next version is.
      const question = `${words.length ? version : ''} ${JSON.stringify(query)}`
      return { table, plan, rows: kept(table, question, () => findRows(table, plan, words).slice()) }
    },
  }
}
