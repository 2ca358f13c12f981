import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Only the demo site had drawings, and is given its pictures again (server/seedDemo.ts).
  `delete from asset where kind = 'drawn'`,
  `alter table asset drop column kind, drop column spec`,
  `alter table asset alter column mime set not null, alter column bytes set not null`,
  // All are compressed already.
  `alter table asset alter column bytes set storage external`,
]

/** Pictures are what was imported: the program draws none itself (docs/decisions/271). */
export const picturesAreFiles: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
