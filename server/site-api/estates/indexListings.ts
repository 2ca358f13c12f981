import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import type { Db } from '../admin/writer'
import { madeOnce } from '../madeOnce'
import { LISTING_COLUMNS, listingRow } from './listingRow'
import { writeNames } from './searchNames'
import { estateWords } from './words'

const columns = Object.keys(LISTING_COLUMNS).filter((name) => name !== 'id' && name !== 'updated_at')
const refs = (alias = '') => sql.join(columns.map((name) => sql.ref(`${alias}${name}`)))
const set = (names: string[]) => sql.raw(names.map((name) => `${name} = excluded.${name}`).join(', '))
const typed = sql.raw(
  Object.entries(LISTING_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', '),
)

const rowText = madeOnce((estate: Estate) => JSON.stringify(listingRow(estate)))
const wordsOfEstate = madeOnce(estateWords)

/** Makes what the rows of an estate hold before they are written, which takes longer than all else that this program does for it. */
export function prepareRows(estate: Estate): void {
  rowText(estate)
  wordsOfEstate(estate)
}

/** Listings that some of these estates belong to as they stand in the index now. */
export async function listingsOf(db: Db, siteId: string, ids: number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct listing_id as id from listing_index where site_id = ${siteId} and id = any(${ids}::int[])
  `.execute(db)
  return rows.map(({ id }) => id)
}

/** Writes the narrow rows; those of their families follow with `alignUnitsWithProjects`. */
async function writeRows(db: Db, siteId: string, estates: readonly Estate[]): Promise<void> {
  await sql`
    insert into listing_index (site_id, ${refs()}, id, updated_at, top, child, archived, collections)
    select ${siteId}, ${refs('r.')}, r.id, coalesce(r.updated_at, e.updated_at),
      r.listing_id = r.id, true, e.archived, r.own_collections
    from jsonb_to_recordset(${`[${estates.map(rowText).join()}]`}::text::jsonb) as r(${typed})
    join estate e on e.site_id = ${siteId} and e.id = r.id
    on conflict (site_id, id) do update set
      ${set([...columns, 'updated_at', 'top', 'child', 'archived', 'collections'])}
  `.execute(db)
}

async function writeWords(db: Db, siteId: string, estates: Estate[]): Promise<void> {
  const words = estates.map(wordsOfEstate)
  // One a line: no word holds the end of one.
  const lines = (texts: string[]) => sql`string_to_table(${texts.join('\n')}::text, e'\\n')`
  await sql`
    insert into listing_words as w (site_id, id, listing_id, words, city_words)
    select ${siteId}, r.id, r.listing_id, coalesce(r.words, '')::tsvector, coalesce(r.city_words, '')::tsvector
    from rows from (
      unnest(${estates.map(({ general }) => general.id)}::int[]),
      unnest(${estates.map(({ general }) => general.parentId ?? general.id)}::int[]),
      ${lines(words.map((each) => each.words))},
      ${lines(words.map((each) => each.cityWords))}
    ) as r(id, listing_id, words, city_words)
    on conflict (site_id, id) do update set ${set(['listing_id', 'words', 'city_words'])}
    where (w.listing_id, w.words, w.city_words) is distinct from (excluded.listing_id, excluded.words, excluded.city_words)
  `.execute(db)
}

/** Writes the rows by which estates are searched. Those of their families follow with `alignUnitsWithProjects`. */
export async function indexListings(db: Db, siteId: string, estates: Estate[]): Promise<void> {
  await writeRows(db, siteId, estates)
  await writeWords(db, siteId, estates)
  await writeNames(db, siteId, estates)
}

/**
 * Makes listings and their units agree: the units of an archived project are put away with it, a project with units is not its own
 * child, and a unit is in the collections of its project besides its own.
 */
export async function alignUnitsWithProjects(db: Db, siteId: string, listingIds: number[]): Promise<void> {
  await sql`
    update listing_index u set archived = f.archived
    from (
      select e.id, e.archived or p.archived as archived from estate e
      join estate p on p.site_id = e.site_id and p.id = e.parent_id
      where e.site_id = ${siteId} and e.parent_id = any(${listingIds}::int[])
    ) f
    where u.site_id = ${siteId} and u.id = f.id and u.archived <> f.archived
  `.execute(db)
  await sql`
    update listing_index p set child = f.alone
    from (
      select l.id, not exists (
        select from listing_index u where u.site_id = l.site_id and u.listing_id = l.id and u.id <> l.id and not u.archived
      ) as alone
      from listing_index l where l.site_id = ${siteId} and l.id = any(${listingIds}::int[]) and l.top
    ) f
    where p.site_id = ${siteId} and p.id = f.id and p.child <> f.alone
  `.execute(db)
  await sql`
    update listing_index u set collections = f.collections
    from (
      select c.id, array(select unnest(c.own_collections) union select unnest(p.own_collections) order by 1) as collections
      from listing_index c
      join listing_index p on p.site_id = c.site_id and p.id = c.listing_id
      where c.site_id = ${siteId} and c.listing_id = any(${listingIds}::int[]) and not c.top
    ) f
    where u.site_id = ${siteId} and u.id = f.id and u.collections <> f.collections
  `.execute(db)
}
