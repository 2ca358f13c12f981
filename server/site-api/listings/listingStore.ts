import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from '../admin/writer'
import { dataVersion, KEPT_CHANGES } from '../sites/siteRepository'
import { allFamilies, familyRows } from './indexedRows'
import { ListingTable } from './listingTable'

/** Rows of all sites that one process keeps, about 250 bytes each. */
export const MOST_ROWS = 2_000_000

/** The listings of one site, in step with a version of its data. */
interface Kept {
  version: number
  table: ListingTable
}

export interface ListingStore {
  /** The listings of a site as they are in this version of its data, or a later one. To be looked through at once. */
  read(siteId: string, version: string): Promise<ListingTable>
  /** Reads what changed just now, where listings of the site are kept, so that who searches next need not wait for it. */
  follow(siteId: string): void
}

async function readAll(db: Db, siteId: string): Promise<Kept> {
  // What is written meanwhile is read again with the changes since: so the version comes first.
  const version = Number(await dataVersion(db, siteId))
  const table = new ListingTable()
  for await (const rows of allFamilies(db, siteId)) {
    table.replace(new Set(rows.map(({ listing_id: id }) => id)), rows)
  }
  return { version, table }
}

/** Families that changed after a version; undefined when that is no longer known. */
async function changedSince(db: Db, siteId: string, version: number, now: number) {
  if (now < version || now - version > KEPT_CHANGES) return undefined
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(listing_ids) as id from listing_log
    where site_id = ${siteId} and version > ${version} and version <= ${now}
  `.execute(db)
  return rows.map(({ id }) => id)
}

async function readChanges(db: Db, siteId: string, { version, table }: Kept): Promise<Kept> {
  const now = Number(await dataVersion(db, siteId))
  const ids = await changedSince(db, siteId, version, now)
  if (!ids || ids.length > table.size / 2) return readAll(db, siteId)
  const rows = await familyRows(db, siteId, ids)
  table.replace(ids, rows)
  return { version: now, table }
}

/**
 * Keeps the listings of the sites that are asked for in memory. The database stays the truth: each read names the version it must
 * see, and what changed since the last one is read anew (docs/decisions/072-speed-of-search.md).
 */
export function listingStore(db: Db): ListingStore {
  // The site that was asked for last stays, however many listings it has.
  const sites = new LRUCache<string, Kept>({
    maxSize: MOST_ROWS,
    sizeCalculation: ({ table }) => Math.min(MOST_ROWS, Math.max(1, table.size)),
  })
  const reading = new Map<string, Promise<void>>()

  async function bring(siteId: string): Promise<void> {
    const kept = sites.get(siteId)
    sites.set(siteId, kept ? await readChanges(db, siteId, kept) : await readAll(db, siteId))
  }

  function inTurn(siteId: string): Promise<void> {
    const turn = reading.get(siteId) ?? bring(siteId).finally(() => reading.delete(siteId))
    reading.set(siteId, turn)
    return turn
  }

  return {
    async read(siteId, version) {
      for (;;) {
        const kept = sites.get(siteId)
        if (kept && kept.version >= Number(version)) return kept.table
        await inTurn(siteId)
      }
    },
    follow(siteId) {
      // What goes wrong in it goes wrong again where somebody waits for it.
      if (sites.has(siteId)) inTurn(siteId).catch(() => undefined)
    },
  }
}
