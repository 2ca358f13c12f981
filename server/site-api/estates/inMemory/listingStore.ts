import type { Db } from '../../admin/writer'
import { type SiteStore, siteStore } from '../../sites/siteStore'
import { allFamilies, familyRows } from './indexedRows'
import { ListingTable } from './listingTable'

/** Rows of all sites that one process keeps, about 250 bytes each. */
export const MOST_ROWS = 2_000_000

export type ListingStore = SiteStore<ListingTable>

async function readAll(db: Db, siteId: string): Promise<ListingTable> {
  const table = new ListingTable()
  for await (const rows of allFamilies(db, siteId)) {
    table.replace(new Set(rows.map(({ listing_id: id }) => id)), rows)
  }
  return table
}

/** Keeps the listings of the sites that are asked for in memory. */
export const listingStore = (db: Db): ListingStore =>
  siteStore(db, {
    changed: 'listing_ids',
    most: MOST_ROWS,
    readAll,
    readSome: async (of, siteId, table, ids) => table.replace(ids, await familyRows(of, siteId, ids)),
  })
