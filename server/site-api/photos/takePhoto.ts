import type { Kysely } from 'kysely'
import type { PhotoFacts } from '../../../src/contract/photo'
import type { Database } from '../../db/tables'
import type { PicturePool } from '../assets/picturePool'
import type { Incoming } from './incoming'
import { linkedOf } from './photoLinks'
import { findPhotos, photoLink, storePhoto } from './photoStore'

/** What photos are taken in with. */
export interface PhotoIntake {
  db: Kysely<Database>
  /** Prepares them, one at a time and in a process of its own. */
  pictures: PicturePool
}

/** A photo of the site, with the link that shows it. */
export interface Taken extends PhotoFacts {
  link: string
  isKnown: boolean
}

/**
 * Makes a file that came one of the site's photos; one that came before is known by its content, and not looked at again.
 * @throws UnreadablePicture whose message completes "The photo …"
 */
export async function takePhoto(
  { db, pictures }: PhotoIntake,
  siteId: string,
  { path, digest }: Incoming,
): Promise<Taken> {
  const [known] = await findPhotos(db, siteId, [digest])
  if (known) {
    return { ...linkedOf(known), isKnown: true }
  }
  const photo = await pictures.prepare(path)
  await storePhoto(db, siteId, digest, photo)
  return { link: photoLink(siteId, digest), ...photo.facts, isKnown: false }
}
