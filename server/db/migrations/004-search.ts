import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Raised by whatever changes what a search finds or says: answers that are kept are kept under it.
  `alter table site add column data_version bigint not null default 1`,
  `alter table listing_index add column hidden boolean not null default false`,
  `update listing_index l set hidden = true
    from estate e where e.site_id = l.site_id and e.id = l.id and e.hidden`,
  // What types, transactions, statuses and towns are called, once instead of with each estate.
  `create table search_name (
    site_id text not null references site on delete cascade,
    kind text not null,
    id integer not null,
    name jsonb not null,
    primary key (site_id, kind, id)
  )`,
  `insert into search_name (site_id, kind, id, name)
    select distinct on (w.site_id, n.key, (n.value->>'id')::int) w.site_id, n.key, (n.value->>'id')::int, n.value
    from listing_words w
    join estate e on e.site_id = w.site_id and e.id = w.id
    cross join jsonb_each(w.names || jsonb_build_object('status', e.doc->'status')) n
    where jsonb_typeof(n.value) = 'object'
    order by w.site_id, n.key, (n.value->>'id')::int, e.guid nulls first, w.id`,
  `alter table listing_words drop column names`,
  // A word that many estates have is counted by short rows: the words themselves stand apart.
  `alter table listing_words alter column words set storage external`,
  `alter table listing_words set (toast_tuple_target = 128)`,
  // What units cost and how many bedrooms they have, by project and by value.
  `create index listing_units on listing_index (site_id, listing_id) include (price, bedroom_count)
    where child and not top and not draft`,
  // Stand-alone properties are looked at in their own row now.
  `drop index listing_child_price`,
]

/** What makes searching quick at a hundred thousand estates (docs/decisions/072-speed-of-search.md). */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
