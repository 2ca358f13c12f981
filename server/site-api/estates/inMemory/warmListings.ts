import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../admin/writer'
import { MOST_STAYS, type StayStore } from '../../rental/stayStore'
import type { SiteStore } from '../../sites/siteStore'
import { type ListingStore, MOST_ROWS } from './listingStore'

interface Sized {
  site_id: string
  count: number
}

/** Sites that fit into memory together, those first whose visitors would wait longest. */
function sitesThatFit(rows: readonly Sized[], most: number): string[] {
  let room = most
  return rows.flatMap(({ site_id: siteId, count }) => {
    if (count > room) return []
    room -= count
    return siteId
  })
}

/** Reads what a store keeps of these sites once the API listens, one site after the other. What cannot be read now is read by the first who asks. */
function readAhead<T>(
  app: FastifyInstance,
  what: string,
  sites: (db: Db) => Promise<string[]>,
  store: Pick<SiteStore<T>, 'read'>,
): void {
  let stopped = false
  const run = async () => {
    for (const siteId of await sites(app.db)) {
      if (stopped) return
      await store.read(siteId, '0')
    }
  }
  app.addHook('onListen', () => {
    run().catch((error: unknown) => {
      if (!stopped) app.log.error(error, `The ${what} cannot be read ahead`)
    })
  })
  app.addHook('preClose', async () => {
    stopped = true
  })
}

const countedIn = async (db: Db, table: 'listing_index' | 'rental_period', most: number) => {
  const { rows } = await sql<Sized>`
    select site_id, count(*)::int as count from ${sql.table(table)} group by site_id order by count desc, site_id
  `.execute(db)
  return sitesThatFit(rows, most)
}

/**
 * Reads the listings of all sites into memory once the API listens, so that nobody's first search waits for it. One site after the
 * other and a batch at a time: calls are answered meanwhile.
 */
export const warmListings = (app: FastifyInstance, store: Pick<ListingStore, 'read'>): void =>
  readAhead(app, 'listings', (db) => countedIn(db, 'listing_index', MOST_ROWS), store)

/** As `warmListings`, with the holiday units that have stays. */
export const warmStays = (app: FastifyInstance, store: Pick<StayStore, 'read'>): void =>
  readAhead(app, 'stays', (db) => countedIn(db, 'rental_period', MOST_STAYS), store)
