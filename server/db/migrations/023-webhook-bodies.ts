import { type Kysely, type Migration, sql } from 'kysely'

/** What a webhook held, by its SHA-256: an id is of one message. Those of before have none and are forgotten within a day. */
export const webhookBodies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table webhook_seen add column body_hash text').execute(db)
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('alter table webhook_seen drop column body_hash').execute(db)
  },
}
