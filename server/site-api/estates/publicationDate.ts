import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import type { Db } from '../admin/writer'

/** A listing as it stands, and since when it is offered where that is known. */
interface Standing {
  id: number
  published: string | null
}

const DATE = sql`to_char(published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/**
 * The estates with the moment since which each is offered, where whoever sends them says none
 * (docs/decisions/371-since-when-it-is-offered.md): the one that is known of it, else `arrivedAt` of what was not there. What stands
 * without one stays without.
 * @param arrivedAt when the import began (ISO 8601); undefined of the first one into a site, of which nothing is newer than the rest
 */
export async function withPublicationDate(
  db: Db,
  siteId: string,
  estates: Estate[],
  arrivedAt: string | undefined,
): Promise<Estate[]> {
  if (arrivedAt === undefined) return estates
  const ids = estates.flatMap(({ general }) => (general.publicationDate ? [] : [general.id]))
  if (!ids.length) return estates
  const { rows } = await sql<Standing>`
    select id, ${DATE} as published from listing_index where site_id = ${siteId} and id = any(${ids}::int[])
  `.execute(db)
  const standing = new Map(rows.map(({ id, published }) => [id, published]))
  return estates.map((estate) => {
    const { general } = estate
    if (general.publicationDate) return estate
    const known = standing.get(general.id)
    const publicationDate = known === undefined ? arrivedAt : known
    return publicationDate === null ? estate : { ...estate, general: { ...general, publicationDate } }
  })
}
