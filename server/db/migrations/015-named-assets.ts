import { type Kysely, type Migration, sql } from 'kysely'

/** Tables whose documents anybody may read as they are. */
const OPEN = [
  ...['site', 'translation', 'agreement', 'menu', 'page'],
  ...['entity', 'entity_item', 'collection', 'rental_unit'],
]

/** Made by the database of what is written, whoever writes it. Nothing waits to be indexed: an embedded database is not swept. */
const naming = (table: string, read: string) => [
  `alter table ${table} add column assets text[] generated always as (named_assets(${read}::text)) stored`,
  `create index ${table}_assets on ${table} using gin (assets) with (fastupdate = off)`,
]

const isNamedIn = (table: string) =>
  `exists (select from ${table} t where t.site_id = of_site and t.assets @> array[asset])`

const STATEMENTS = [
  // Each as it stands in an address, with its site: a document of one site may lead to a picture of another, and makes nothing of it public.
  `create function named_assets(document text) returns text[] language sql immutable parallel safe as $$
    select coalesce(array_agg(distinct found[1]), '{}')
    from regexp_matches(document, '/sites/([^/"]+/assets/[a-z0-9][a-z0-9._-]*)', 'g') as found
  $$`,
  ...OPEN.flatMap((table) => naming(table, 'doc')),
  ...naming('estate', 'shown'),
  // A function keeps its plan, which takes longer to find than to follow; what it was planned for may be empty still.
  `create function is_named_openly(of_site text, asset text) returns boolean
    language plpgsql stable set enable_seqscan = off as $$
    begin
      return ${OPEN.map(isNamedIn).join(' or ')};
    end $$`,
]

/** Which pictures the things of a site name (docs/decisions/208-pictures-that-are-shown.md). */
export const namedAssets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
