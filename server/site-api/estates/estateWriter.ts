import { sql } from 'kysely'
import type { Estate } from '../../../src/contract/estate'
import {
  type DocumentTable,
  removeDocuments,
  upsertDocuments,
  writtenDocument,
} from '../admin/documentWriter'
import type { Db, ExportRow, Key, Rejection, Writer } from '../admin/writer'
import { BRIEF_FIELDS, publicTexts } from './briefDocument'
import { recordChanges, standsOf } from '../alerts/recordChanges'
import { checkTree } from './checkTree'
import { storedForm } from './estateDocuments'
import { withPriceBefore } from './priceBefore'
import { withPublicationDate } from './publicationDate'
import { raiseDataVersion } from '../sites/siteRepository'
import { indexListings, listingsOf, alignUnitsWithProjects, prepareRows } from './indexListings'

const TABLE: DocumentTable<Estate> = {
  table: 'estate',
  key: { name: 'id', type: 'integer', of: ({ general }) => general.id },
  columns: [
    { name: 'parent_id', type: 'integer', of: ({ general }) => general.parentId ?? null },
    { name: 'guid', type: 'text', of: ({ guid }) => guid ?? null },
    { name: 'floor_id', type: 'integer', of: ({ general }) => general.floorId ?? null },
    { name: 'hidden', type: 'boolean', of: ({ address }) => !address.visible },
    { name: 'archived', type: 'boolean', of: ({ listing }) => listing?.archived === true },
    { name: 'dated', type: 'boolean', of: ({ general }) => Boolean(general.updatedAt) },
    { name: 'brief', type: 'json', of: (estate) => publicTexts(estate).brief },
    { name: 'brief_fields', type: 'text', of: () => BRIEF_FIELDS },
    { name: 'shown', type: 'json', of: (estate) => publicTexts(estate).shown },
    { name: 'shown_digest', type: 'text', of: (estate) => publicTexts(estate).digest },
    { name: 'assets', type: 'text[]', of: (estate) => publicTexts(estate).assets },
  ],
  doc: 'json',
}

const numbers = (keys: Key[]) => keys.map(Number)

/** Estates with the rows they are searched by. Units go with their project. */
export const estateWriter: Writer<Estate> = {
  keyOf: TABLE.key.of,
  keyType: 'number',

  prepare(estate: Estate): void {
    const stored = storedForm(estate)
    writtenDocument(stored)
    publicTexts(stored)
    prepareRows(estate)
  },

  async upsert(db: Db, siteId: string, estates: Estate[], arrivedAt?: string): Promise<Rejection[]> {
    const rejections = await checkTree(db, siteId, estates)
    const refused = new Set(rejections.map(({ index }) => index))
    const sound = estates.filter((_, index) => !refused.has(index))
    const dated = await withPublicationDate(db, siteId, sound, arrivedAt)
    const good = await withPriceBefore(db, siteId, dated)
    const changed = new Set(numbers(await upsertDocuments(db, siteId, TABLE, good.map(storedForm))))
    if (changed.size) {
      const before = await listingsOf(db, siteId, [...changed])
      const stood = await standsOf(db, siteId, [...changed])
      const written = good.filter(({ general }) => changed.has(general.id))
      await indexListings(db, siteId, written)
      const now = written.map(({ general }) => general.parentId ?? general.id)
      const listings = [...new Set([...before, ...now])]
      await alignUnitsWithProjects(db, siteId, listings)
      await raiseDataVersion(db, siteId, listings)
      await recordChanges(db, siteId, stood, [...changed])
    }
    return rejections
  },

  async remove(db: Db, siteId: string, keys: Key[]): Promise<void> {
    const families = await listingsOf(db, siteId, numbers(keys))
    await removeDocuments(db, siteId, TABLE, keys)
    await alignUnitsWithProjects(db, siteId, families)
    await raiseDataVersion(db, siteId, families)
  },

  // A project has to come before its units, whatever their numbers are: the key begins with 0 or 1.
  async page(db: Db, siteId: string, after: Key | undefined, size: number): Promise<ExportRow[]> {
    const [unit, id] = String(after ?? '0 0')
      .split(' ')
      .map(Number)
    const { rows } = await sql<ExportRow>`
      select concat((parent_id is not null)::int, ' ', id) as key, doc::text as json from estate
      where site_id = ${siteId} and ((parent_id is not null)::int, id) > (${unit}::int, ${id}::int)
      order by (parent_id is not null)::int, id limit ${size}
    `.execute(db)
    return rows
  },
}
