import { sql } from 'kysely'
import { LOCALES } from '../../../src/contract/locales'
import type { Page } from '../../../src/contract/page'
import { ownAddresses } from '../../../src/domain/page/ownAddresses'
import { type DocumentTable, documentWriter, numberKey, upsertDocuments } from '../admin/documentWriter'
import type { Db, Rejection, Writer } from '../admin/writer'

type Stood = Pick<Page, 'id' | 'type' | 'url'>

const TABLE: DocumentTable<Page> = { table: 'page', key: numberKey() }

async function standing(db: Db, siteId: string): Promise<Stood[]> {
  const { rows } = await sql<Stood>`
    select id, doc->>'type' as type, doc->'url' as url from page where site_id = ${siteId} order by id
  `.execute(db)
  return rows
}

/**
 * Which pages of a batch cannot stand where they ask to (docs/decisions/175-addresses-of-pages.md). Pages of one batch may change
 * places; what is refused keeps the address it had, so that another may not have that either.
 */
export function refusedPages(there: readonly Stood[], comes: readonly Page[]): Rejection[] {
  const rejections = new Map<number, Rejection[]>()
  for (;;) {
    const before = rejections.size
    const good = comes.filter((_, index) => !rejections.has(index))
    const isReplaced = new Set(good.map(({ id }) => id))
    const stays = there.filter(({ id }) => !isReplaced.has(id))
    const { refused } = ownAddresses([...stays, ...good], LOCALES)
    for (const { page, locale, reason } of refused) {
      const index = comes.findIndex((each) => each === page)
      if (index < 0) continue
      const rejection = { index, field: `data.url.${locale}`, reason }
      rejections.set(index, [...(rejections.get(index) ?? []), rejection])
    }
    if (rejections.size === before) return [...rejections.values()].flat()
  }
}

/** Pages of the site's own, each where no other one stands. */
export const pageWriter: Writer<Page> = {
  ...documentWriter(TABLE),
  async upsert(db, siteId, pages) {
    const rejections = refusedPages(await standing(db, siteId), pages)
    const refused = new Set(rejections.map(({ index }) => index))
    await upsertDocuments(
      db,
      siteId,
      TABLE,
      pages.filter((_, index) => !refused.has(index)),
    )
    return rejections
  },
}
