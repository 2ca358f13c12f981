import { sql } from 'kysely'
import { DEFAULT_PAGE_SIZE, type SearchBody } from '../../../src/contract/search'
import type { Db } from '../admin/writer'
import type { AnswerCache } from '../answerCache'
import { pickFields } from '../pickFields'
import { DIGEST, isInBrief } from './briefDocument'
import { briefEstatesById, digestsOf, estatesById, unitsOf, withChildren } from './estateDocuments'
import { planSearch } from './searchPlan'
import { orderOf, type Sql, whereListing } from './searchSql'

interface Found {
  ids: number[]
  total: number
}

/** How many listings each query finds, by question. */
export type Totals = Pick<AnswerCache<number>, 'get'>

/** What a search is about: a site, the version of its data, and the totals that are known of it. */
export interface Searched {
  siteId: string
  version: string
  totals: Totals
}

const countListings = async (db: Db, where: Sql): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from listing_index l where ${where}
  `.execute(db)
  return rows[0]?.total ?? 0
}

/** Numbers of the listings on the page that is asked for, and how many there are in all. */
export async function findListings(db: Db, searched: Searched, body: SearchBody): Promise<Found> {
  const { siteId, version, totals } = searched
  const { query, sort } = planSearch(body)
  const { from, size } = body.pagination ?? { from: 0, size: DEFAULT_PAGE_SIZE }
  const where = whereListing(siteId, query)
  const total = () =>
    totals.get(version, `${siteId} ${JSON.stringify(body.query ?? {})}`, () => countListings(db, where))
  if (!size) return { ids: [], total: await total() }
  const { rows } = await sql<{ id: number }>`
    select l.id from listing_index l where ${where} order by ${orderOf(sort)} limit ${size} offset ${from}
  `.execute(db)
  const ids = rows.map(({ id }) => id)
  // A page that is not full is the last one and says itself how many there are.
  if (ids.length < size && (ids.length > 0 || from === 0)) return { ids, total: from + ids.length }
  return { ids, total: await total() }
}

/** The documents with the parts that are asked for only, and their digest when that is. */
async function cutTo(db: Db, siteId: string, fields: string[], page: { id: number }[], documents: string[]) {
  const cut = pickFields(fields)
  const wanted = fields.includes(DIGEST) ? page.map(({ id }) => id) : []
  const digests = wanted.length ? await digestsOf(db, siteId, wanted) : new Map<number, string>()
  return documents.map((json, index) => {
    const digest = digests.get(page[index]?.id ?? 0)
    const kept = cut(JSON.parse(json)) as object
    return JSON.stringify(digest ? { ...kept, digest } : kept)
  })
}

/** `POST /estates` (spec §7) as JSON text: listings in the order asked for, units under their projects. */
export async function searchEstates(db: Db, searched: Searched, body: SearchBody): Promise<string> {
  const { siteId } = searched
  const { ids, total } = await findListings(db, searched, body)
  const needsUnits = !body.fields || body.fields.some((path) => path.split('.')[0] === 'children')
  const read = isInBrief(body.fields) ? briefEstatesById : estatesById
  const documents = ids.length ? await read(db, siteId, ids) : []
  const units = needsUnits && ids.length ? await unitsOf(db, siteId, ids) : []
  const byId = new Map(documents.map((each) => [each.id, each]))
  const page = ids.flatMap((id) => byId.get(id) ?? [])
  const whole = needsUnits ? withChildren(page, units) : page.map(({ json }) => json)
  const results = body.fields ? await cutTo(db, siteId, body.fields, page, whole) : whole
  return `{"total":{"value":${total}},"results":[${results.join(',')}]}`
}
