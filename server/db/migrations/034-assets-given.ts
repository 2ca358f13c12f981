import { type Kysely, type Migration, sql } from 'kysely'

const STATEMENTS = [
  // Whoever writes a listing has read it, and finds its pictures in a tenth of the time that the database takes to look for them.
  `alter table estate alter column assets drop expression`,
  `create function find_assets() returns trigger language plpgsql as $$
    begin
      new.assets := named_assets(new.shown::text);
      return new;
    end $$`,
  // An older program gives none: they are looked for as before.
  `create trigger estate_assets_not_given before insert on estate
    for each row when (new.assets is null) execute function find_assets()`,
  `create trigger estate_assets_left before update of shown on estate
    for each row when (new.shown_digest is distinct from old.shown_digest and new.assets is not distinct from old.assets)
    execute function find_assets()`,
]

/** Which pictures a listing names is told by who writes it (docs/decisions/340-what-an-import-costs.md). */
export const assetsGiven: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
  },
}
