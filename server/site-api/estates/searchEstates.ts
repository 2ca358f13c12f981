import { setImmediate } from 'node:timers/promises'
import type { Fitting } from '../../../src/contract/estate'
import type { SearchBody } from '../../../src/contract/search'
import { DEFAULT_PAGE_SIZE } from '../../../src/contract/searchLimits'
import { CARD_FIELDS, FITTING } from '../../../src/domain/estate/cardFields'
import type { Db } from '../admin/writer'
import { fittingOf } from './inMemory/fitting'
import type { ListingSearch } from './inMemory/listingSearch'
import { pageOfRows } from './inMemory/orderRows'
import { pickFields } from '../pickFields'
import type { AnswerTurns, Call } from '../answerTurns'
import { DIGEST, isInBrief } from './briefDocument'
import {
  briefEstatesById,
  briefUnitsOf,
  digestsOf,
  type EstateDocument,
  estatesById,
  unitsOf,
  withChildren,
} from './estateDocuments'
import { planSearch } from './searchPlan'

/** What a search is about: a site and the version of its data. */
export interface Searched {
  siteId: string
  version: string
}

/** A page of what is found: numbers of its listings, what fits of each where that is asked for, and how many there are in all. */
interface FoundPage {
  ids: number[]
  /** Those of them that are no property of their own: what can be had in them are units. */
  projects: ReadonlySet<number>
  fitting: ReadonlyMap<number, Fitting>
  total: number
}

async function findPage(
  listings: ListingSearch,
  { siteId, version }: Searched,
  body: SearchBody,
): Promise<FoundPage> {
  const { sort } = planSearch(body)
  const { from, size } = body.pagination ?? { from: 0, size: DEFAULT_PAGE_SIZE }
  const found = await listings.find(siteId, version, body.query)
  const page = pageOfRows(found, sort, { from, size })
  const { at } = found.table.columns.id
  const of = body.fields?.includes(FITTING) ? fittingOf(found) : () => undefined
  const fitting = page.flatMap((row) => {
    const one = of(row)
    return one ? [[at(row), one] as const] : []
  })
  const projects = page.filter((row) => !found.table.isAlone(row)).map(at)
  return {
    ids: page.map(at),
    projects: new Set(projects),
    fitting: new Map(fitting),
    total: found.rows.length,
  }
}

const documentFields = (fields: readonly string[] | undefined) => fields?.filter((path) => path !== FITTING)

/** Whether only numbers are asked for, as who makes lists does: no document is read then. */
const isNumber = (fields: readonly string[] = []) => fields.length === 1 && fields[0] === 'general.id'

/** Whether short documents are the answer as they are. */
const isCard = (fields: readonly string[] = []) =>
  fields.length === CARD_FIELDS.length && fields.every((path, index) => path === CARD_FIELDS[index])

/** A document with what of it fits the search, where something is said of that. */
function fitted(json: string, fitting: Fitting | undefined): string {
  const beginning = json.slice(0, -1)
  const comma = beginning === '{' ? '' : ','
  return fitting ? `${beginning}${comma}"${FITTING}":${JSON.stringify(fitting)}}` : json
}

/** The documents with the parts that are asked for only, and their digest when that is. */
async function cutTo(db: Db, siteId: string, fields: string[], page: EstateDocument[]) {
  const cut = pickFields(fields)
  const wanted = fields.includes(DIGEST) ? page.map(({ id }) => id) : []
  const digests = wanted.length ? await digestsOf(db, siteId, wanted) : new Map<number, string>()
  const asCard = isCard(fields)
  return page.map(({ id, json, isBrief }) => {
    if (asCard && isBrief) return json
    const digest = digests.get(id)
    const kept = cut(JSON.parse(json)) as object
    return JSON.stringify(digest ? { ...kept, digest } : kept)
  })
}

/**
 * Listings that are read and put together at once, whole or in their short form: who asks for more has others answered in between
 * (docs/decisions/227-answers-in-slices.md).
 */
const SLICE = { whole: 50, brief: 125 }
const sliceOf = (fields: string[] | undefined) => (isInBrief(fields) ? SLICE.brief : SLICE.whole)
const COMMA = Buffer.from(',')

interface ListingText {
  id: number
  json: string
}

const OF_UNITS = 'children.'

/** What is asked for of listings themselves and of their units, each as paths of a document: all of it where no paths are told. */
function partsOf(fields: string[] | undefined): { own: string[] | undefined; ofUnits: string[] | undefined } {
  if (!fields) return { own: undefined, ofUnits: undefined }
  const ofUnits = fields.flatMap((path) => (path.startsWith(OF_UNITS) ? [path.slice(OF_UNITS.length)] : []))
  const own = fields.filter((path) => path !== 'children' && !path.startsWith(OF_UNITS))
  return { own, ofUnits: fields.includes('children') ? undefined : ofUnits }
}

/** Listings in the order of the numbers given: whole or the parts asked for, units under their projects. */
async function readListings(
  db: Db,
  siteId: string,
  ids: number[],
  { projects }: FoundPage,
  fields: string[] | undefined,
): Promise<ListingText[]> {
  if (isNumber(fields)) return ids.map((id) => ({ id, json: `{"general":{"id":${id}}}` }))
  const { own, ofUnits } = partsOf(fields)
  const parents = ofUnits?.length === 0 ? [] : ids.filter((id) => projects.has(id))
  const documents = await (isInBrief(own) ? briefEstatesById : estatesById)(db, siteId, ids)
  const readUnits = isInBrief(ofUnits) ? briefUnitsOf : unitsOf
  const units = parents.length ? await readUnits(db, siteId, parents) : []
  const byId = new Map(documents.map((each) => [each.id, each]))
  const page = ids.flatMap((id) => byId.get(id) ?? [])
  const texts = own ? await cutTo(db, siteId, own, page) : page.map(({ json }) => json)
  const needed = page.map(({ id, parent_id }, index) => ({ id, parent_id, json: texts[index] ?? '' }))
  if (ofUnits?.length === 0) return needed
  const cut = ofUnits && pickFields(ofUnits)
  const told = cut
    ? units.map(({ json, ...unit }) => ({ ...unit, json: JSON.stringify(cut(JSON.parse(json))) }))
    : units
  return withChildren(needed, told).map((json, index) => ({ id: needed[index]?.id ?? 0, json }))
}

/** What a page is answered with, slice by slice, with commas between; a slice of which nothing is told any more is left out. */
async function inSlices(
  db: Db,
  siteId: string,
  page: FoundPage,
  fields: string[] | undefined,
  between: () => Promise<void>,
): Promise<Buffer[]> {
  const { ids, fitting } = page
  const size = sliceOf(fields)
  const parts: Buffer[] = []
  for (let at = 0; at < ids.length; at += size) {
    // The embedded database answers without the event loop: nobody else's call would be read meanwhile.
    if (at) await between()
    const listings = await readListings(db, siteId, ids.slice(at, at + size), page, fields)
    const texts = listings.map(({ id, json }) => fitted(json, fitting.get(id)))
    if (texts.length) parts.push(...(parts.length ? [COMMA] : []), Buffer.from(texts.join(',')))
  }
  return parts
}

/** Whether an answer takes more than a slice; numbers alone are there already. */
const isLarge = ({ ids }: FoundPage, fields: string[] | undefined) =>
  !isNumber(fields) && ids.length > sliceOf(fields)

/**
 * `POST /estates` (spec §7) as JSON text in UTF-8: listings in the order asked for, units under their projects.
 * @throws HttpProblem 503 when too many large answers are wanted already; Abandoned when nobody waits for this one any more
 */
export async function searchEstates(
  { db, listings, turns }: { db: Db; listings: ListingSearch; turns: AnswerTurns },
  searched: Searched,
  body: SearchBody,
  call: Call,
): Promise<Buffer> {
  const fields = documentFields(body.fields)
  const make = (page: FoundPage, between: () => Promise<void>) =>
    inSlices(db, searched.siteId, page, fields, between)
  const { page, few } = await turns.small(async () => {
    const page = await findPage(listings, searched, body)
    return { page, few: isLarge(page, fields) ? undefined : await make(page, setImmediate) }
  })
  const parts = few ?? (await turns.large(call, () => make(page, turns.letPass)))
  return Buffer.concat([
    Buffer.from(`{"total":{"value":${page.total}},"results":[`),
    ...parts,
    Buffer.from(']}'),
  ])
}
