import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { KEPT_CHANGES } from '../../db/migrations/020-rental-log'
import type { Db } from '../admin/writer'
import { dataVersion } from './siteRepository'

/** Things of a site in memory, and how many rows they are. */
interface Table {
  readonly size: number
}

/** How the things of one kind are read, and where `listing_log` says which of them changed. */
export interface KeptKind<T extends Table> {
  changed: 'listing_ids' | 'rental_unit_ids'
  /** Rows of all sites that one process keeps. */
  most: number
  readAll(db: Db, siteId: string): Promise<T>
  /** Puts these in as they are now. */
  readSome(db: Db, siteId: string, table: T, ids: readonly number[]): Promise<void>
}

/** The things of one site, in step with a version of its data. */
interface Kept<T> {
  version: number
  table: T
}

export interface SiteStore<T> {
  /** What a site has in this version of its data, or a later one. To be looked through at once. */
  read(siteId: string, version: string): Promise<T>
  /** Reads what changed just now, where the site's things are kept, so that who searches next need not wait for it. */
  follow(siteId: string): void
}

/** What changed after a version; undefined when that is no longer known. */
async function changedSince(
  db: Db,
  siteId: string,
  column: KeptKind<Table>['changed'],
  version: number,
  now: number,
) {
  if (now < version || now - version > KEPT_CHANGES) return undefined
  const { rows } = await sql<{ id: number }>`
    select distinct unnest(${sql.ref(column)}) as id from listing_log
    where site_id = ${siteId} and version > ${version} and version <= ${now}
  `.execute(db)
  return rows.map(({ id }) => id)
}

/**
 * Keeps what searches look through of the sites that are asked for in memory. The database stays the truth: each read names the
 * version it must see, and what changed since the last one is read anew (docs/decisions/072-speed-of-search.md).
 */
export function siteStore<T extends Table>(db: Db, kind: KeptKind<T>): SiteStore<T> {
  const { changed, most, readAll, readSome } = kind
  // The site that was asked for last stays, however much it has.
  const sites = new LRUCache<string, Kept<T>>({
    maxSize: most,
    sizeCalculation: ({ table }) => Math.min(most, Math.max(1, table.size)),
  })
  const reading = new Map<string, Promise<void>>()

  async function now(siteId: string, kept?: Kept<T>): Promise<Kept<T>> {
    // What is written meanwhile is read again with the changes since: so the version comes first.
    const version = Number(await dataVersion(db, siteId))
    const ids = kept && (await changedSince(db, siteId, changed, kept.version, version))
    if (!kept || !ids || ids.length > kept.table.size / 2)
      return { version, table: await readAll(db, siteId) }
    if (ids.length) await readSome(db, siteId, kept.table, ids)
    return { version, table: kept.table }
  }

  async function bring(siteId: string): Promise<void> {
    sites.set(siteId, await now(siteId, sites.get(siteId)))
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
