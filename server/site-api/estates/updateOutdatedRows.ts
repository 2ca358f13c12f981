import { type Kysely, sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import type { Database } from '../../db/tables'
import { raiseDataVersion } from '../sites/siteRepository'
import { BRIEF_FIELDS, publicTexts } from './briefDocument'
import { indexListings, alignUnitsWithProjects } from './indexListings'
import { ROW_FORM } from './rowForm'

type Db = Kysely<Database>

/** Estates made anew in one transaction. */
const BATCH = 500

interface OutdatedRow {
  site_id: string
  id: number
  listing_id: number
  json: string
}

/** Estates of one site whose rows were made by other rules than those of this program. */
async function outdatedRows(db: Db): Promise<OutdatedRow[]> {
  const { rows } = await sql<OutdatedRow>`
    select l.site_id, l.id, l.listing_id, e.doc::text as json
    from listing_index l join estate e on e.site_id = l.site_id and e.id = l.id
    where l.form <> ${ROW_FORM}::int
      and l.site_id = (select min(site_id) from listing_index where form <> ${ROW_FORM}::int)
    order by l.listing_id, l.id limit ${BATCH}
  `.execute(db)
  return rows
}

async function writePublicTexts(db: Db, siteId: string, estates: readonly Estate[]): Promise<void> {
  const texts = estates.map((estate) => ({ id: estate.general.id, ...publicTexts(estate) }))
  // As texts: a column of json keeps each as it is written.
  await sql`
    update estate e
    set shown = t.shown::json, shown_digest = t.digest, brief = t.brief::json, brief_fields = ${BRIEF_FIELDS},
      assets = t.assets
    from json_to_recordset(${JSON.stringify(texts)}::text::json)
      as t(id integer, shown text, digest text, brief text, assets text[])
    where e.site_id = ${siteId} and e.id = t.id
  `.execute(db)
}

/** Makes some rows anew; how many. */
async function nextBatch(db: Db): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    // Of processes that start together one works, and the others find nothing left to do.
    await sql`select pg_advisory_xact_lock(hashtext('listing_index in step'))`.execute(transaction)
    const rows = await outdatedRows(transaction)
    const siteId = rows[0]?.site_id
    if (siteId === undefined) return 0
    const estates = rows.map(({ json }) => JSON.parse(json) as Estate)
    const listings = [...new Set(rows.map((row) => row.listing_id))]
    await indexListings(transaction, siteId, estates)
    await writePublicTexts(transaction, siteId, estates)
    await alignUnitsWithProjects(transaction, siteId, listings)
    await raiseDataVersion(transaction, siteId, listings)
    return rows.length
  })
}

/**
 * Makes the rows that a program with other rules wrote as this one makes them, and what is kept for visitors with them: what is searched by
 * then is what its pages show. Done some estates at a time, so that one that is stopped goes on where it was. Gives how many.
 */
export async function updateOutdatedRows(db: Db): Promise<number> {
  let made = 0
  for (;;) {
    const count = await nextBatch(db)
    if (!count) return made
    made += count
  }
}
