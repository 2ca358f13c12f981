import { type RawBuilder, sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import { plainNumber } from '../../../src/contract/plainNumber'
import type { Db } from '../admin/writer'
import { madeOnce } from '../madeOnce'
import { isShown } from './inMemory/isShown'
import { BRIEF_FIELDS } from './briefDocument'

type Sql = RawBuilder<unknown>

export interface EstateDocument {
  id: number
  parent_id: number | null
  /** The estate as JSON text, as a visitor may have it, `general.updatedAt` always said. */
  json: string
  /** Whether that is the short document. */
  isBrief: boolean
}

const WRITTEN = sql`to_char(e.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** How a stored document begins (`storedForm`), so that a moment can be put in without reading the rest. */
const BEGINNING = '{"general":{'

/** The estate as it is kept: `general` first, and no `updatedAt` that says nothing. */
export const storedForm: (estate: Estate) => Estate = madeOnce(({ general, ...rest }) => {
  const { updatedAt, ...others } = general
  return { general: updatedAt ? { ...others, updatedAt } : others, ...rest }
})

/** A stored document, with the moment it was written when the back office gives none. */
const dated = (json: Sql) => sql<string>`(
  case when e.dated then ${json}
  else concat(${BEGINNING}::text, '"updatedAt":"', ${WRITTEN}, '",', substr(${json}, ${BEGINNING.length + 1}::int)) end
)`

const WHOLE = sql`${dated(sql`e.shown::text`)} as json, false as "isBrief"`
const HAS_BRIEF = sql`coalesce(e.brief_fields = ${BRIEF_FIELDS}, false)`
/** What lists show; of an estate that was written before there were short documents all of it. */
const BRIEF = sql`
  ${dated(sql`case when ${HAS_BRIEF} then e.brief::text else e.shown::text end`)} as json, ${HAS_BRIEF} as "isBrief"`

/** Estates that a condition on `e` holds for, in the order of floors; what is not told of them is not read. */
async function read(db: Db, siteId: string, where: Sql, document = WHOLE): Promise<EstateDocument[]> {
  const { rows } = await sql<EstateDocument>`
    select e.id, e.parent_id, ${document}
    from estate e join listing_index l on l.site_id = e.site_id and l.id = e.id
    where e.site_id = ${siteId} and e.shown is not null and ${where}
    order by e.floor_id, e.id
  `.execute(db)
  return rows
}

/** Those of them that visitors of the site see. */
const published = (db: Db, siteId: string, where: Sql, document = WHOLE) =>
  read(db, siteId, sql`${isShown(siteId)} and ${where}`, document)

export const estatesById = (db: Db, siteId: string, ids: number[]) =>
  published(db, siteId, sql`e.id = any(${ids}::int[])`)

/** At least the parts of them that lists show (`isInBrief`), read in a fraction of the time. */
export const briefEstatesById = (db: Db, siteId: string, ids: number[]) =>
  published(db, siteId, sql`e.id = any(${ids}::int[])`, BRIEF)

export const unitsOf = (db: Db, siteId: string, ids: number[]) =>
  published(db, siteId, sql`e.parent_id = any(${ids}::int[])`)

/** At least the parts of them that lists show (`isInBrief`). */
export const briefUnitsOf = (db: Db, siteId: string, ids: number[]) =>
  published(db, siteId, sql`e.parent_id = any(${ids}::int[])`, BRIEF)

/** The same whether or not the site hides their status: a draft is shown as if it were public, and says why it would not be. */
export const estatesToPreview = (db: Db, siteId: string, ids: number[]) =>
  read(db, siteId, sql`not e.archived and e.id = any(${ids}::int[])`)

export const unitsToPreview = (db: Db, siteId: string, ids: number[]) =>
  read(db, siteId, sql`not e.archived and e.parent_id = any(${ids}::int[])`)

/** What is told of an estate, and the moment it was written where that is said for it. */
const STATE = sql`e.shown_digest || case when e.dated then '' else ${WRITTEN} end`

/**
 * Digest of each listing with its units, by number: another one means that something changed of what anybody may read. Of
 * nothing else: whoever guessed a hidden street could try out guesses by it.
 */
export async function digestsOf(db: Db, siteId: string, ids: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ id: number; digest: string }>`
    select coalesce(e.parent_id, e.id) as id, md5(string_agg(${STATE}, '' order by e.id)) as digest
    from estate e join listing_index l on l.site_id = e.site_id and l.id = e.id
    where e.site_id = ${siteId} and ${isShown(siteId)}
      and (e.parent_id = any(${ids}::int[]) or (e.id = any(${ids}::int[]) and e.parent_id is null))
    group by coalesce(e.parent_id, e.id)
  `.execute(db)
  return new Map(rows.map(({ id, digest }) => [id, digest]))
}

/** An estate of the second source, by its guid, else by its number. */
export async function secondSourceEstate(
  db: Db,
  siteId: string,
  id: string,
): Promise<EstateDocument | undefined> {
  const number = plainNumber(id) ?? 0
  const found = await published(
    db,
    siteId,
    sql`e.guid is not null and (e.guid = ${id} or e.id = ${number}::bigint)`,
  )
  return found.find((each) => each.json.includes(JSON.stringify(id))) ?? found[0]
}

/** Documents with their units put under `children`: the JSON is joined as text, never read. */
export function withChildren(
  estates: readonly Pick<EstateDocument, 'id' | 'json'>[],
  units: readonly Pick<EstateDocument, 'parent_id' | 'json'>[],
): string[] {
  const families = new Map<number, string[]>()
  for (const { parent_id: parent, json } of units) {
    if (parent !== null) families.set(parent, [...(families.get(parent) ?? []), json])
  }
  return estates.map(({ id, json }) => {
    const beginning = json.slice(0, -1)
    return `${beginning}${beginning === '{' ? '' : ','}"children":[${(families.get(id) ?? []).join(',')}]}`
  })
}
