import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // What visitors may have of the document, and the digest of that: `updateOutdatedRows` fills these where `form` is an older one.
  `alter table estate add column shown json, add column shown_digest text`,
]

/** What is hidden stays hidden (docs/decisions/165-public-form.md). */
export const publicForm: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
