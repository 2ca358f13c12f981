import { type Kysely, sql } from 'kysely'
import type { RentalUnit } from '../../../src/contract/rental'
import type { Database } from '../../db/tables'
import { AGENCY_TIME_ZONE } from '../../agencyClock'
import { publicUnit } from '../publicForm'

type Db = Kysely<Database>

export async function findRentalUnit(db: Db, siteId: string, id: number): Promise<RentalUnit | undefined> {
  const row = await db
    .selectFrom('rental_unit')
    .select(sql<RentalUnit>`doc`.as('doc'))
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && publicUnit(row.doc)
}

/**
 * Stays of a unit whose departure is still to come as JSON text, soonest first; undefined when there is no such unit.
 * @param free those that can be had
 */
export async function findRentalPeriods(
  db: Db,
  siteId: string,
  unitId: number,
  free: readonly number[],
): Promise<string | undefined> {
  const { rows } = await sql<{ json: string }>`
    select coalesce((
      select jsonb_agg(p.doc || jsonb_build_object('available', p.id = any(${[...free]}::int[])) order by p.starts_on, p.id)
      from rental_period p
      where p.site_id = u.site_id and p.rental_unit_id = u.id
        and p.ends_on > (now() at time zone ${AGENCY_TIME_ZONE}::text)::date
    ), '[]')::text as json
    from rental_unit u where u.site_id = ${siteId} and u.id = ${unitId}
  `.execute(db)
  return rows[0]?.json
}
