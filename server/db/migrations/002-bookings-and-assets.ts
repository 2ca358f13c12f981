import { type Kysely, type Migration, sql } from 'kysely'

// Numbers of a document may be larger than integers are; numeric takes whatever JSON holds.
const numberAt = (column: string, path: string) =>
  `${column} numeric generated always as ((doc #>> '{${path}}')::numeric) stored,`

// Sorting must not depend on the collation of the server: Écaussinnes stands among the E everywhere.
const plainCity = `translate(lower(doc #>> '{address,city,name}'), 'ÀÂÄÉÈÊËÎÏÔÖÛÜÙÇàâäéèêëîïôöûüùç',
  'aaaeeeeiioouuucaaaeeeeiioouuuc') collate "C"`

const STATEMENTS = [
  `create extension if not exists btree_gist`,
  `create table rental_unit (
    site_id text not null references site on delete cascade,
    id integer not null,
    doc jsonb not null,
    updated_at timestamptz not null default now(),
    ${numberAt('location_id', 'general,location,id')}
    ${numberAt('sub_kind_id', 'general,subKind,id')}
    ${numberAt('city_id', 'general,city,id')}
    ${numberAt('max_occupation', 'general,maxOccupation')}
    ${numberAt('bedrooms', 'rooms,bedrooms')}
    ${numberAt('address_city_id', 'address,city,id')}
    city_name text generated always as (doc #>> '{address,city,name}') stored,
    city_order text collate "C" generated always as (${plainCity}) stored,
    primary key (site_id, id)
  )`,
  `create table rental_period (
    site_id text not null,
    id integer not null,
    rental_unit_id integer not null,
    type_id numeric generated always as ((doc #>> '{type,id}')::numeric) stored,
    starts_on date not null,
    ends_on date not null,
    price numeric generated always as (nullif((doc ->> 'price')::numeric, -1)) stored,
    doc jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (site_id, id),
    foreign key (site_id, rental_unit_id) references rental_unit on delete cascade,
    check (ends_on > starts_on)
  )`,
  `create index rental_period_unit on rental_period (site_id, rental_unit_id, starts_on)`,
  // Who reserved keeps the reservation though the unit or the period is gone: no foreign key.
  `create table rental_reservation (
    site_id text not null references site on delete cascade,
    id text not null,
    rental_unit_id integer not null,
    period_id integer not null,
    stay daterange not null,
    persons integer not null,
    total numeric not null,
    name text not null,
    email text not null,
    phone text not null,
    message text,
    locale text not null,
    agreements jsonb not null,
    created_at timestamptz not null default now(),
    primary key (site_id, id),
    constraint rental_reservation_no_overlap
      exclude using gist (site_id with =, rental_unit_id with =, stay with &&)
  )`,
  `create table agenda_slot (
    site_id text not null references site on delete cascade,
    id integer not null,
    estate_id integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    doc jsonb not null,
    updated_at timestamptz not null default now(),
    primary key (site_id, id),
    check (ends_at > starts_at)
  )`,
  `create index agenda_slot_estate on agenda_slot (site_id, estate_id, starts_at)`,
  // An appointment keeps its own moment: what was agreed does not move when the slot is written anew.
  `create table appointment (
    site_id text not null references site on delete cascade,
    id text not null,
    slot_id integer not null,
    estate_id integer not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    name text not null,
    email text not null,
    phone text not null,
    message text,
    locale text not null,
    agreements jsonb not null,
    created_at timestamptz not null default now(),
    cancelled_at timestamptz,
    primary key (site_id, id)
  )`,
  `create unique index appointment_slot_once on appointment (site_id, slot_id) where cancelled_at is null`,
  `create table asset (
    site_id text not null references site on delete cascade,
    name text not null,
    kind text not null check (kind in ('drawn', 'file')),
    digest text not null,
    spec jsonb,
    mime text,
    bytes bytea,
    updated_at timestamptz not null default now(),
    primary key (site_id, name),
    check ((kind = 'drawn') = (spec is not null) and (kind = 'file') = (bytes is not null and mime is not null))
  )`,
]

/** Holiday units with their stays, viewing slots, and pictures. What must never happen twice is a constraint here. */
export const bookingsAndAssets: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
