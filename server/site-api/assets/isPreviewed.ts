import type { Kysely } from 'kysely'
import type { Config } from '../../config'
import type { Database } from '../../db/tables'
import { readPreviewToken } from '../../preview/previewToken'
import { findDraft } from '../drafts/draftRepository'
import { namesAsset } from './isAssetShown'

/** Whether a picture stands on the page that a preview link shows, by the word of that link. */
export async function isPreviewed(
  db: Kysely<Database>,
  siteId: string,
  name: string,
  token: string,
  { previewSecret }: Pick<Config, 'previewSecret'>,
): Promise<boolean> {
  const claim = readPreviewToken(token, siteId, previewSecret)
  const draft = claim && (await findDraft(db, siteId, claim.kind, claim.id))
  return draft !== undefined && namesAsset(siteId, name, JSON.stringify(draft.data))
}
