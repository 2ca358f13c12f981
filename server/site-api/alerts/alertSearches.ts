import { type Kysely, sql } from 'kysely'
import { type AlertBody, CHANGES } from '../../../src/contract/ajax'
import type { Page } from '../../../src/contract/page'
import { alertFilter } from '../../../src/domain/alerts/askedSearch'
import { notUnderstood } from '../../../src/domain/search/notUnderstood'
import { printSearch } from '../../../src/domain/search/printSearch'
import type { Database } from '../../db/tables'
import { badField } from '../../http/problem'
import { secretId } from '../../http/secretId'
import { findPage } from '../pages/pageRepository'

type Db = Kysely<Database>

/** Most searches one mailbox has, asked for and confirmed together. */
const MOST_SEARCHES = 50

/**
 * The one text of a search: two that ask the same are the same. `field` is where it stands.
 * @throws HttpProblem 400 for one that is not understood: without what is not, much more would fit
 */
export function searchText(search: string, field = 'search'): string {
  const name = notUnderstood(new URLSearchParams(search))
  if (name !== undefined) throw badField(field, `is no search: ${name} is not understood`)
  return printSearch(alertFilter(search))
}

/** The list page a search was made on; undefined for the whole offer, and once the page is gone. */
export async function listPage(
  db: Db,
  siteId: string,
  pageId: number | null | undefined,
): Promise<Page | undefined> {
  const json = pageId ? await findPage(db, siteId, pageId) : undefined
  const page = json === undefined ? undefined : (JSON.parse(json) as Page)
  return page?.type === 'estateList' ? page : undefined
}

/** The subscriber with this mailbox, made when there is none; capitals tell nobody apart. */
async function subscriberOf(db: Db, siteId: string, email: string, locale: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into alert_subscriber as s (site_id, id, email, locale) values (${siteId}, ${secretId()}, ${email}, ${locale})
    on conflict (site_id, lower(email)) do update set locale = s.locale
    returning id
  `.execute(db)
  if (!rows[0]) throw new Error('An upsert always has a row')
  return rows[0].id
}

export interface AskedSearch {
  subscriberId: string
  searchId: string
}

/** Keeps a search nobody has confirmed yet; undefined when the mailbox has as many as it may. @throws HttpProblem 400 */
export async function askSearch(db: Db, siteId: string, body: AlertBody): Promise<AskedSearch | undefined> {
  const { email, locale, pageId = null, frequency, changes = [...CHANGES], agreements } = body
  if (pageId && !(await listPage(db, siteId, pageId))) {
    throw badField('pageId', 'is not a list page of this site')
  }
  const subscriberId = await subscriberOf(db, siteId, email, locale)
  const searchId = secretId()
  const { rows } = await sql`
    insert into alert_search (site_id, id, subscriber_id, search, page_id, locale, frequency, changes, agreements)
    select ${siteId}, ${searchId}, ${subscriberId}, ${searchText(body.search)}, ${pageId}::int, ${locale}, ${frequency},
      ${changes}::text[], ${JSON.stringify(agreements)}::text::jsonb
    where (
      select count(*) from alert_search where site_id = ${siteId} and subscriber_id = ${subscriberId}
    ) < ${MOST_SEARCHES}::int
    returning id
  `.execute(db)
  return rows.length ? { subscriberId, searchId } : undefined
}

/** The second half of the double opt-in. The same search asked for before gives way to this one. */
export async function confirmSearch(
  db: Db,
  siteId: string,
  { subscriberId, searchId }: AskedSearch,
): Promise<void> {
  const mine = sql`site_id = ${siteId} and subscriber_id = ${subscriberId}`
  await sql`
    update alert_search set confirmed_at = coalesce(confirmed_at, now()) where ${mine} and id = ${searchId}
  `.execute(db)
  await sql`
    delete from alert_search old using alert_search fresh
    where old.site_id = ${siteId} and old.subscriber_id = ${subscriberId} and old.id <> ${searchId}
      and fresh.site_id = ${siteId} and fresh.id = ${searchId}
      and old.search = fresh.search and old.page_id is not distinct from fresh.page_id
  `.execute(db)
  await sql`
    update alert_subscriber set confirmed_at = coalesce(confirmed_at, now())
    where site_id = ${siteId} and id = ${subscriberId}
  `.execute(db)
}
