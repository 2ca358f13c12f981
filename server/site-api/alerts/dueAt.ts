import { type RawBuilder, sql } from 'kysely'
import { AGENCY_TIME_ZONE } from '../../agencyClock'

/** The hour in Brussels at which daily and weekly messages go. */
const HOUR = 8

/**
 * SQL: when a change is to be told, by the frequency of a search: at once, the next morning at eight, the next Monday at
 * eight. By the clock of Brussels, so that eight stays eight when the clocks move.
 */
export function dueAt(frequency: RawBuilder<unknown>, now: RawBuilder<unknown>): RawBuilder<Date> {
  const local = sql`(${now} at time zone ${AGENCY_TIME_ZONE}::text)`
  const early = sql`${local} - make_interval(hours => ${HOUR}::int)`
  const eight = sql`make_interval(hours => ${HOUR}::int)`
  return sql<Date>`case ${frequency}
    when 'daily' then (date_trunc('day', ${early}) + interval '1 day' + ${eight}) at time zone ${AGENCY_TIME_ZONE}::text
    when 'weekly' then (date_trunc('week', ${early}) + interval '7 days' + ${eight}) at time zone ${AGENCY_TIME_ZONE}::text
    else ${now} end`
}
