import { type Kysely, sql } from 'kysely'
import type { Agreement } from '../../../src/contract/site'
import type { Database } from '../../db/tables'

/** Everything a site asks its visitors to agree to, by number. */
export async function findAgreements(db: Kysely<Database>, siteId: string): Promise<Agreement[]> {
  const rows = await db
    .selectFrom('agreement')
    .select(sql<Agreement>`doc`.as('agreement'))
    .where('site_id', '=', siteId)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.agreement)
}
