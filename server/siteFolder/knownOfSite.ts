import type { ImportKind } from '../../src/contract/importLine'
import { writerOf } from '../site-api/admin/parseLine'
import type { Db } from '../site-api/admin/writer'
import { digestOf, nameOf } from './folderChanges'
import { OWN_PICTURE } from './pictureAddress'
import { isStableId } from './stableId'

/** Kinds that a folder is all of: what it lacks is no more on the site. */
const NUMBERED = ['agreement', 'menu', 'page', 'entityItem'] as const satisfies readonly ImportKind[]
/** Those of which it brings some, and takes none away. */
const NAMED = ['site', 'translation', 'entity'] as const satisfies readonly ImportKind[]

/** Things of one kind; a site's folder makes few of them. */
const MOST = 10_000

/** What a site has of the kinds that a folder makes. */
export interface SiteKnown {
  /** What a folder brought, or may be brought again over. */
  known: Map<string, string>
  /** What came by another way: `page 7`. */
  foreign: string[]
}

/** What a site has in the database of what a folder makes, with digests. */
export async function knownOfSite(db: Db, siteId: string): Promise<SiteKnown> {
  const known = new Map<string, string>()
  const foreign: string[] = []
  for (const kind of [...NAMED, ...NUMBERED]) {
    for (const { key, json } of await writerOf(kind).page(db, siteId, undefined, MOST)) {
      const isOwn = typeof key === 'string' || isStableId(key)
      if (isOwn) known.set(nameOf(kind, key), digestOf(kind, JSON.parse(json)))
      else foreign.push(nameOf(kind, key))
    }
  }
  const pictures = await db
    .selectFrom('asset')
    .select(['name', 'digest'])
    .where('site_id', '=', siteId)
    .where('name', 'like', `${OWN_PICTURE}%`)
    .execute()
  for (const { name, digest } of pictures) known.set(nameOf('asset', name), digest)
  return { known, foreign }
}
