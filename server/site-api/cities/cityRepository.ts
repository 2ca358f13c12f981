import { sql } from 'kysely'
import type { Db } from '../admin/writer'
import { isShown } from '../estates/inMemory/isShown'
import type { OfferedCity } from './offeredPlaces'

/** The municipalities of a site's listings, without those of a status that the site hides (spec §4). */
export async function citiesOf(db: Db, siteId: string): Promise<OfferedCity[]> {
  const { rows } = await sql<{ city: OfferedCity }>`
    with counted as (
      select l.city_id, count(*)::int as count, max(l.country) as country
      from listing_index l
      where ${isShown(siteId)} and l.top
      group by l.city_id
    )
    select n.name || jsonb_build_object('count', c.count, 'country', c.country) as city
    from counted c join search_name n on n.site_id = ${siteId} and n.kind = 'city' and n.id = c.city_id
  `.execute(db)
  return rows.map(({ city }) => city)
}
