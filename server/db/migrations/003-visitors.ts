import { type Kysely, type Migration, sql } from 'kysely'

const ofSite = 'site_id text not null references site on delete cascade'
const createdAt = 'created_at timestamptz not null default now()'

const STATEMENTS = [
  // The outbox: what must be mailed, written in the transaction of what it tells of. `message` goes when it was sent.
  `create table mail (
    ${ofSite},
    id text not null,
    kind text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
    message jsonb,
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    leased_until timestamptz,
    error text,
    settled_at timestamptz,
    ${createdAt},
    primary key (site_id, id)
  )`,
  `create index mail_due on mail (due_at) where state in ('waiting', 'sending')`,
  `create table idempotency_key (
    ${ofSite},
    key text not null,
    digest text not null,
    answer jsonb,
    ${createdAt},
    primary key (site_id, key)
  )`,
  // Keys are keyed hashes: nobody's address stands here.
  `create table visit_count (
    ${ofSite},
    key text not null,
    since timestamptz not null,
    hits integer not null,
    primary key (site_id, key, since)
  )`,
  `create table alert_subscriber (
    ${ofSite},
    id text not null,
    email text not null,
    locale text not null,
    confirmed_at timestamptz,
    paused boolean not null default false,
    ${createdAt},
    primary key (site_id, id)
  )`,
  `create unique index alert_subscriber_once on alert_subscriber (site_id, lower(email))`,
  `create table alert_search (
    site_id text not null,
    id text not null,
    subscriber_id text not null,
    search text not null,
    page_id integer,
    locale text not null,
    frequency text not null check (frequency in ('instant', 'daily', 'weekly')),
    changes text[] not null,
    paused boolean not null default false,
    agreements jsonb not null,
    confirmed_at timestamptz,
    ${createdAt},
    primary key (site_id, id),
    foreign key (site_id, subscriber_id) references alert_subscriber on delete cascade
  )`,
  `create index alert_search_subscriber on alert_search (site_id, subscriber_id)`,
  // A token outlives its subscriber, so that unsubscribing twice is fine: no foreign key.
  `create table alert_token (
    ${ofSite},
    hash text not null,
    subscriber_id text not null,
    search_id text,
    purpose text not null check (purpose in ('confirm', 'edit', 'unsubscribe')),
    expires_at timestamptz not null,
    primary key (site_id, hash)
  )`,
  `create index alert_token_subscriber on alert_token (site_id, subscriber_id)`,
  `create table listing_change (
    ${ofSite},
    id bigint generated always as identity,
    estate_id integer not null,
    listing_id integer not null,
    kind text not null,
    was double precision,
    is_now double precision,
    ${createdAt},
    primary key (site_id, id)
  )`,
  `create table alert_match (
    site_id text not null,
    search_id text not null,
    change_id bigint not null,
    estate_id integer not null,
    listing_id integer not null,
    kind text not null,
    was double precision,
    is_now double precision,
    due_at timestamptz not null,
    mail_id text,
    ${createdAt},
    primary key (site_id, search_id, change_id),
    foreign key (site_id, search_id) references alert_search on delete cascade
  )`,
  `create index alert_match_due on alert_match (due_at) where mail_id is null`,
  `create index alert_match_listing on alert_match (site_id, listing_id)`,
  `create table contact_message (
    ${ofSite},
    id text not null,
    estate_id integer,
    rental_unit_id integer,
    name text not null,
    email text not null,
    phone text,
    message text not null,
    locale text not null,
    agreements jsonb not null,
    ${createdAt},
    primary key (site_id, id)
  )`,
]

/** Outbox, alerts, questions to the agency, and what keeps writes honest: idempotency keys and counts of visits. */
export const visitors: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
