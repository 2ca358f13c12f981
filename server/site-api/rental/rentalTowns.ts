import { sql } from 'kysely'
import type { Locale } from '../../../src/contract/locales'
import type { RentalUnit } from '../../../src/contract/rental'
import { rentalCity } from '../../../src/domain/rental/rentalTitle'
import { townKey } from '../../../src/domain/townOrder'
import type { Db } from '../admin/writer'

/** Of a unit `u`, all that its town's name is made of. */
const PLACE = sql`jsonb_build_array(u.doc #> '{general,city}', u.doc #> '{address,city}')::text`

interface Place {
  place: string
  city: RentalUnit['general']['city']
  municipality: RentalUnit['address']['city']
}

/**
 * The towns of a site's units in the order of their names in a language, as `town` to sort by: `town.key` is compared byte by
 * byte. Read with each search that asks for it, as units stand in few towns.
 */
export async function joinTowns(db: Db, siteId: string, locale: Locale) {
  const { rows } = await sql<Place>`
    select distinct on (place) ${PLACE} as place, u.doc #> '{general,city}' as city,
      u.doc #> '{address,city}' as municipality
    from rental_unit u where u.site_id = ${siteId}
  `.execute(db)
  const keys = rows.map(({ place, city, municipality }) => {
    const name = rentalCity({ general: { city }, address: { city: municipality } }, locale)
    return [place, townKey(name, locale)]
  })
  return sql`left join (
    select t.key as place, t.value collate "C" as key from jsonb_each_text(${JSON.stringify(Object.fromEntries(keys))}::text::jsonb) t
  ) town on town.place = ${PLACE}`
}
