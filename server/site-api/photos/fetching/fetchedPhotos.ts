import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/tables'
import { fileDigest } from '../../assets/assetHash'
import { UnreadablePicture } from '../../assets/renderPicture'
import { type Linked, linkedOf } from '../photoLinks'
import { findPhotos, photoLink } from '../photoStore'
import { type PhotoIntake, takePhoto } from '../takePhoto'
import { fetchPhoto, type Fetching, type Validators } from './fetchPhoto'

type Db = Kysely<Database>

interface Known extends Validators {
  photo: Linked
}

const hashOf = (link: string) => fileDigest(Buffer.from(link))

/** What came of an address before, as far as that photo is there still. */
async function findFetched(db: Db, siteId: string, link: string): Promise<Known | undefined> {
  const row = await db
    .selectFrom('fetched_photo')
    .select(['digest', 'etag', 'last_modified'])
    .where('site_id', '=', siteId)
    .where('url_hash', '=', hashOf(link))
    .executeTakeFirst()
  if (!row) return undefined
  const [found] = await findPhotos(db, siteId, [row.digest])
  if (!found) return undefined
  return { photo: linkedOf(found), etag: row.etag, lastModified: row.last_modified }
}

async function storeFetched(
  db: Db,
  siteId: string,
  link: string,
  digest: string,
  { etag, lastModified }: Validators,
): Promise<void> {
  await sql`
    insert into fetched_photo (site_id, url_hash, digest, etag, last_modified)
    values (${siteId}, ${hashOf(link)}, ${digest}, ${etag}, ${lastModified})
    on conflict (site_id, url_hash) do update set digest = excluded.digest, etag = excluded.etag,
      last_modified = excluded.last_modified, asked_at = now()
  `.execute(db)
}

/** The photo of an address; with the reason where it could not be asked for again and the one of before stays. */
export interface Fetched {
  photo: Linked
  isOld?: string
}

/**
 * Has the photo of an address among the site's own: fetched when it is new, or another one than before
 * (docs/decisions/362-photos-are-fetched.md).
 * @throws UnreadablePicture whose message completes "The photo …", when there is none
 */
export async function fetchedPhoto(
  intake: PhotoIntake,
  siteId: string,
  link: string,
  fetching: Fetching,
): Promise<Fetched> {
  const { db } = intake
  const known = await findFetched(db, siteId, link)
  try {
    const came = await fetchPhoto(link, known, fetching, async (incoming, validators) => {
      const photo = linkedOf(await takePhoto(intake, siteId, incoming))
      await storeFetched(db, siteId, link, incoming.digest, validators)
      return photo
    })
    if (came) return { photo: came }
    if (known) return { photo: known.photo }
    throw new UnreadablePicture('is said to be as it was, and was never here')
  } catch (error) {
    if (!known || !(error instanceof UnreadablePicture)) throw error
    return { photo: known.photo, isOld: error.message }
  }
}

/** The photo of an address as a dry run takes it, which asks nobody: the one that came before, else one that is as if it came. */
export async function rehearsedPhoto(db: Db, siteId: string, link: string): Promise<Fetched> {
  const known = await findFetched(db, siteId, link)
  return { photo: known?.photo ?? { link: photoLink(siteId, hashOf(link)), width: 1, height: 1 } }
}
