import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  `create table missing_picture (
    site_id text not null references site on delete cascade,
    kind text not null,
    key text not null,
    place integer not null,
    link text not null,
    reason text not null,
    since timestamptz not null default now(),
    primary key (site_id, kind, key, place)
  )`,
  // By the SHA-256 of an address, which may be longer than an index takes.
  `create table fetched_photo (
    site_id text not null references site on delete cascade,
    url_hash text not null,
    digest text not null,
    etag text,
    last_modified text,
    asked_at timestamptz not null default now(),
    primary key (site_id, url_hash)
  )`,
]

/**
 * Pictures that things were imported without (docs/decisions/361-photos-beside-the-lines.md), and what is known of those that were
 * fetched (docs/decisions/362-photos-are-fetched.md).
 */
export const missingPictures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table fetched_photo').execute(db)
    await sql.raw('drop table missing_picture').execute(db)
  },
}
