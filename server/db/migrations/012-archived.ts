import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Drafts have a table of their own: what stands among the public ones and is not answered is what was put away.
  `alter table estate rename column draft to archived`,
  `alter table listing_index rename column draft to archived`,
  `update estate set archived = true where doc #>> '{listing,archived}' = 'true'`,
  `update listing_index l set archived = true
    from estate e left join estate p on p.site_id = e.site_id and p.id = e.parent_id
    where l.site_id = e.site_id and l.id = e.id and (e.archived or p.archived)`,
  `update listing_index l set child = not exists (
      select from listing_index u where u.site_id = l.site_id and u.listing_id = l.id and u.id <> l.id and not u.archived
    )
    where l.top and exists (
      select from listing_index u where u.site_id = l.site_id and u.listing_id = l.id and u.archived
    )`,
]

/** Archived listings are not public (docs/decisions/140-archived-listings.md). */
export const archived: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
