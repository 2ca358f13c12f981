import { type Kysely, type Migration, sql } from 'kysely'

/** A table of documents by number, with the columns it is searched by beside them. */
const numbered = (table: string, columns = '', doc = 'jsonb') => `
  create table ${table} (
    site_id text not null references site on delete cascade,
    id integer not null,
    ${columns}
    doc ${doc} not null,
    updated_at timestamptz not null default now(),
    primary key (site_id, id)
  )`

const visible = 'where top and not draft'

const STATEMENTS = [
  `create table site (
    site_id text primary key,
    doc jsonb not null,
    updated_at timestamptz not null default now()
  )`,
  numbered('menu', 'type text not null,'),
  numbered('page'),
  numbered('agreement'),
  numbered('collection'),
  `create table entity (
    site_id text not null references site on delete cascade,
    name text not null,
    doc jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (site_id, name)
  )`,
  numbered('entity_item', 'entity text not null, index integer not null,'),
  `create index entity_item_order on entity_item (site_id, entity, index, id)`,
  `create table translation (
    site_id text not null references site on delete cascade,
    locale text not null,
    doc jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (site_id, locale)
  )`,
  numbered(
    'estate',
    `parent_id integer,
    guid text,
    floor_id integer,
    hidden boolean not null,
    dated boolean not null,
    draft boolean not null default false,
    foreign key (site_id, parent_id) references estate on delete cascade,`,
    'json',
  ),
  `create index estate_parent on estate (site_id, parent_id) where parent_id is not null`,
  // An export reads projects and properties before units.
  `create index estate_units_last on estate (site_id, ((parent_id is not null)::int), id)`,
  `create index estate_guid on estate (site_id, guid) where guid is not null`,
  `create table listing_index (
    site_id text not null,
    id integer not null,
    listing_id integer not null,
    top boolean not null,
    child boolean not null,
    draft boolean not null,
    guid text,
    reference text collate "C",
    head_type_id integer not null,
    sub_type_id integer,
    transaction_id integer not null,
    status_id integer,
    sticker_id integer,
    price double precision,
    bedroom_count integer,
    bathroom_count integer,
    published_at timestamptz,
    updated_at timestamptz not null,
    city_id integer not null,
    zip text not null,
    city_name text not null,
    city_key text not null collate "C",
    country text not null,
    region text,
    lat double precision,
    lon double precision,
    area_build double precision,
    area_ground double precision,
    epc_value double precision,
    energy_label text,
    own_collections integer[] not null,
    collections integer[] not null,
    primary key (site_id, id),
    foreign key (site_id, id) references estate on delete cascade
  )`,
  `create index listing_family on listing_index (site_id, listing_id)`,
  `create index listing_newest on listing_index (site_id, published_at desc nulls last, id) ${visible}`,
  `create index listing_cheapest on listing_index (site_id, price, id) ${visible}`,
  `create index listing_dearest on listing_index (site_id, price desc nulls last, id) ${visible}`,
  `create index listing_child_price on listing_index (site_id, price, listing_id) where child and not draft`,
  `create index listing_city on listing_index (site_id, city_id, id) ${visible}`,
  `create index listing_city_key on listing_index (site_id, city_key, id) ${visible}`,
  `create index listing_guid on listing_index (site_id, guid) where guid is not null`,
  `create index listing_reference on listing_index (site_id, reference) where reference is not null`,
  `create index listing_collections on listing_index using gin (collections) where collections <> '{}'`,
  `create table listing_words (
    site_id text not null,
    id integer not null,
    listing_id integer not null,
    words tsvector not null,
    city_words tsvector not null,
    names jsonb not null,
    primary key (site_id, id),
    foreign key (site_id, id) references estate on delete cascade
  )`,
  // GIN cannot lead with site_id without an extension; a word is rare enough to be looked up first.
  `create index listing_words_words on listing_words using gin (words)`,
]

/** Sites with their content and their estates. Every key leads with `site_id`, so that tables can be distributed by it. */
export const core: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
