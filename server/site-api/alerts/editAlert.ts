import { type Kysely, sql } from 'kysely'
import type { AlertEdit } from '../../../src/contract/ajax'
import type { Database } from '../../db/tables'
import { badField, HttpProblem } from '../../http/problem'
import { confirmSearch, listPage, searchText } from './alertSearches'
import { promoteToken, type Token } from './tokens'

type Db = Kysely<Database>
type SearchEdit = NonNullable<AlertEdit['searches']>[number]

async function anotherSearch(
  db: Db,
  siteId: string,
  text: string,
  pageId: number | null | undefined,
  index: number,
) {
  if (pageId && !(await listPage(db, siteId, pageId))) {
    throw badField(`searches.${index}.pageId`, 'is not a list page of this site')
  }
  return { search: searchText(text, `searches.${index}.search`), pageId: pageId ?? null }
}

async function editSearch(db: Db, siteId: string, { subscriberId }: Token, edit: SearchEdit, index: number) {
  const { id, frequency = null, changes = null, paused = null, remove } = edit
  const another =
    edit.search === undefined ? undefined : await anotherSearch(db, siteId, edit.search, edit.pageId, index)
  const mine = sql`site_id = ${siteId} and subscriber_id = ${subscriberId} and id = ${id} and confirmed_at is not null`
  const { rows } = remove
    ? await sql`delete from alert_search where ${mine} returning id`.execute(db)
    : await sql`
        update alert_search set frequency = coalesce(${frequency}::text, frequency),
          changes = coalesce(${changes}::text[], changes), paused = coalesce(${paused}::boolean, paused),
          search = coalesce(${another?.search ?? null}::text, search),
          page_id = case when ${another !== undefined}::boolean then ${another?.pageId ?? null}::int else page_id end
        where ${mine} returning id
      `.execute(db)
  if (!rows.length && !remove) throw badField(`searches.${index}.id`, 'is not a search of this subscription')
}

/** Whoever confirmed may change; a token that came with an unsubscribe link may not. */
function mustEdit({ purpose }: Token): void {
  if (purpose === 'edit') return
  const missing = purpose === 'confirm' ? 'It has to be confirmed first' : 'This link only unsubscribes'
  throw new HttpProblem(403, missing)
}

/**
 * Changes alerts, in the transaction it is given: what is not named stays. Doing the same twice changes nothing more.
 * @throws HttpProblem 400, 403
 */
export async function editAlert(db: Db, siteId: string, token: Token, edit: AlertEdit): Promise<void> {
  const { confirm, paused, searches = [] } = edit
  const { subscriberId, searchId, purpose } = token
  if (confirm && purpose === 'confirm' && searchId) {
    await confirmSearch(db, siteId, { subscriberId, searchId })
    await promoteToken(db, siteId, token)
    token = { ...token, purpose: 'edit', searchId: null }
  }
  if (confirm && !searches.length && paused === undefined) return
  mustEdit(token)
  if (paused !== undefined) {
    await sql`
      update alert_subscriber set paused = ${paused} where site_id = ${siteId} and id = ${subscriberId}
    `.execute(db)
  }
  for (const [index, each] of searches.entries()) await editSearch(db, siteId, token, each, index)
}
