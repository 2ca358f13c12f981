import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'
import { isAssetShown } from './isAssetShown'

type Db = Kysely<Database>

export interface AssetHead {
  name: string
  digest: string
  mime: string
  /** Whether visitors are shown it. */
  isShown: boolean
}

/** What an asset is, without its content. One question, as it is asked for every picture. */
export const findAsset = (db: Db, siteId: string, name: string): Promise<AssetHead | undefined> =>
  db
    .selectFrom('asset')
    .select(['name', 'digest', 'mime', isAssetShown(siteId, name).as('isShown')])
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .executeTakeFirst()

/** The bytes of an asset, if it still holds what its digest says. */
export async function findAssetBytes(
  db: Db,
  siteId: string,
  { name, digest }: AssetHead,
): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom('asset')
    .select('bytes')
    .where('site_id', '=', siteId)
    .where('name', '=', name)
    .where('digest', '=', digest)
    .executeTakeFirst()
  return row?.bytes
}
