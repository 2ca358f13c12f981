import { type RawBuilder, sql } from 'kysely'

/** Whether visitors of a site see a row `l` of `listing_index`: published, and not of a status that the site hides (spec §4). */
export const isShown = (siteId: string): RawBuilder<boolean> => sql<boolean>`(
  l.site_id = ${siteId} and not l.archived and coalesce(l.status_id <> all(array(
    select value::int from site, jsonb_array_elements_text(doc #> '{settings,hiddenStatus}') as value
    where site_id = ${siteId}
  )), true)
)`
