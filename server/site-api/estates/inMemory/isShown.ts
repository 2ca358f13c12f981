import { type RawBuilder, sql } from 'kysely'

/** Whether a row of `listing_index` is not archived, and not of a status that the site hides (spec §4). */
const isOpen = (siteId: string, row: 'l' | 'h'): RawBuilder<boolean> => {
  const own = (column: string) => sql.ref(`${row}.${column}`)
  return sql<boolean>`(
    ${own('site_id')} = ${siteId} and not ${own('archived')} and coalesce(${own('status_id')} <> all(array(
      select value::int from site, jsonb_array_elements_text(doc #> '{settings,hiddenStatus}') as value
      where site_id = ${siteId}
    )), true)
  )`
}

/** Whether visitors of a site see a row `l` of `listing_index`: what hides a project hides its units. */
export const isShown = (siteId: string): RawBuilder<boolean> => sql<boolean>`(
  ${isOpen(siteId, 'l')} and (l.listing_id = l.id or exists (
    select from listing_index h where h.id = l.listing_id and ${isOpen(siteId, 'h')}
  ))
)`
