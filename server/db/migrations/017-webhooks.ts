import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // What must be told to a publisher, with the columns by which `mail` is sent. `message` goes when it was taken.
  `create table webhook (
    site_id text not null references site on delete cascade,
    id text not null,
    state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed')),
    message jsonb,
    attempts integer not null default 0,
    due_at timestamptz not null default now(),
    leased_until timestamptz,
    error text,
    settled_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (site_id, id)
  )`,
  `create index webhook_due on webhook (due_at) where state in ('waiting', 'sending')`,
]

/** Webhooks on their way out (docs/decisions/205-one-queue.md). */
export const webhooks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw(`drop table webhook`).execute(db)
  },
}
