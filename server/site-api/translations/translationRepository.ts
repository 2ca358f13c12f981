import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'

/** The texts a site says its own way in a language, as JSON text; `{}` when it says none. */
export async function findTranslations(
  db: Kysely<Database>,
  siteId: string,
  locale: Locale,
): Promise<string> {
  const row = await db
    .selectFrom('translation')
    .select(sql<string>`(doc->'texts')::text`.as('json'))
    .where('site_id', '=', siteId)
    .where('locale', '=', locale)
    .executeTakeFirst()
  return row?.json ?? '{}'
}
