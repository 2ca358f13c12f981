import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../admin/writer'
import { type ListingStore, MOST_ROWS } from './listingStore'

/** Sites that fit into memory together, those first whose visitors would wait longest. */
async function sitesThatFit(db: Db): Promise<string[]> {
  const { rows } = await sql<{ site_id: string; listings: number }>`
    select site_id, count(*)::int as listings from listing_index group by site_id order by listings desc, site_id
  `.execute(db)
  let room = MOST_ROWS
  return rows.flatMap(({ site_id: siteId, listings }) => {
    if (listings > room) return []
    room -= listings
    return siteId
  })
}

/**
 * Reads the listings of all sites into memory once the API listens, so that nobody's first search waits for it. One site after the
 * other and a batch at a time: calls are answered meanwhile. What cannot be read now is read by the first who asks.
 */
export function warmListings(app: FastifyInstance, store: Pick<ListingStore, 'read'>): void {
  let stopped = false
  const run = async () => {
    for (const siteId of await sitesThatFit(app.db)) {
      if (stopped) return
      await store.read(siteId, '0')
    }
  }
  app.addHook('onListen', () => {
    run().catch((error: unknown) => {
      if (!stopped) app.log.error(error, 'The listings cannot be read ahead')
    })
  })
  app.addHook('preClose', async () => {
    stopped = true
  })
}
