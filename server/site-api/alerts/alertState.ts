import { type Kysely, sql } from 'kysely'
import type { AlertState } from '../../../src/contract/ajax'
import type { Database } from '../../db/tables'
import type { Token } from './tokens'

interface Row extends Omit<AlertState['searches'][number], 'state'> {
  paused: boolean
  confirmed: boolean
}

const stateOf = ({ paused, confirmed }: Pick<Row, 'paused' | 'confirmed'>) =>
  !confirmed ? 'pending' : paused ? 'paused' : 'active'

/**
 * What a token shows: to confirm, the one search it is about; to change, all that are confirmed; to unsubscribe, whether
 * there is anything left. Whose it is, it never says.
 */
export async function alertState(
  db: Kysely<Database>,
  siteId: string,
  { subscriberId, searchId, purpose, expiresAt }: Token,
): Promise<AlertState> {
  const { rows } = await sql<Row & { all_paused: boolean }>`
    select q.id, q.search, q.page_id as "pageId", q.locale, q.frequency, q.changes, q.paused,
      q.confirmed_at is not null as confirmed, s.paused as all_paused
    from alert_search q join alert_subscriber s on s.site_id = q.site_id and s.id = q.subscriber_id
    where q.site_id = ${siteId} and q.subscriber_id = ${subscriberId}
      and ${purpose === 'confirm' ? sql`q.id = ${searchId}` : sql`q.confirmed_at is not null`}
    order by q.created_at, q.id
  `.execute(db)
  const searches = rows.map(({ all_paused, paused, confirmed, ...row }) => ({
    ...row,
    state: stateOf({ paused: paused || all_paused, confirmed }),
  })) as AlertState['searches']
  const [first] = searches
  const isActive = searches.some(({ state }) => state === 'active')
  const state = !first ? 'ended' : isActive ? 'active' : first.state
  return {
    state,
    expiresAt: expiresAt.toISOString(),
    searches: purpose === 'unsubscribe' ? [] : searches,
  }
}
