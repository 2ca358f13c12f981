import { type Kysely, sql } from 'kysely'
import type { Locale } from '../../../src/contract/common'
import type { Database } from '../../db/tables'
import type { OwnMailWords } from '../../mail/mailWords'

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

/** What a site says its own way in mails and calendars, in every language. */
export async function findMailWords(db: Kysely<Database>, siteId: string): Promise<OwnMailWords> {
  const { rows } = await sql<{ locale: Locale; texts: Record<string, string> }>`
    select locale, doc #> '{texts,mail}' as texts from translation
    where site_id = ${siteId} and doc #> '{texts,mail}' is not null
  `.execute(db)
  return Object.fromEntries(rows.map(({ locale, texts }) => [locale, texts]))
}
