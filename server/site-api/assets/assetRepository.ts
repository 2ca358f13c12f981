import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Database } from '../../db/tables'
import { isAssetShown } from './isAssetShown'

type Db = Kysely<Database>

export interface AssetHead {
  name: string
  kind: 'drawn' | 'file'
  digest: string
  mime: string | null
  /** Whether visitors are shown it. */
  isShown: boolean
}

/** What an asset is, without its content. One question, as it is asked for every picture. */
export const findAsset = (db: Db, siteId: string, name: string): Promise<AssetHead | undefined> =>
  db
    .selectFrom('asset')
    .select(['name', 'kind', 'digest', 'mime', isAssetShown(siteId, name).as('isShown')])
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst()

export type AssetContent = { spec: Record<string, unknown> } | { bytes: Uint8Array }

/** What an asset holds, if it still holds what its digest says. */
export async function findAssetContent(
  db: Db,
  siteId: string,
  { name, digest }: AssetHead,
): Promise<AssetContent | undefined> {
  const row = await db
    .selectFrom('asset')
    .select([sql<Record<string, unknown> | null>`spec`.as('spec'), 'bytes'])
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('digest', '=', digest)
    .executeTakeFirst()
  if (row?.spec) return { spec: row.spec }
  return row?.bytes ? { bytes: row.bytes } : undefined
}
