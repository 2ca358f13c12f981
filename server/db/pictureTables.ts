import type { Generated } from 'kysely'
import type { ImportKind } from '../../src/contract/importLine'

/** A picture that a thing of a site was imported without. */
interface MissingPictureRow {
  site_id: string
  kind: ImportKind
  /** Id or name of the thing. */
  key: string
  /** Which of those that the thing misses, from 0. */
  place: number
  /** As the line said it. */
  link: string
  /** Completes "The picture …". */
  reason: string
  since: Generated<Date>
}

/** A photo that was fetched from another host. */
interface FetchedPhotoRow {
  site_id: string
  /** SHA-256 of its address, hex. */
  url_hash: string
  /** SHA-256 of what came, hex, by which the photo is known. */
  digest: string
  /** What the host said of it, to be asked by whether it is another one now. */
  etag: string | null
  last_modified: string | null
  asked_at: Generated<Date>
}

/** Tables of migration 028. */
export interface PictureTables {
  missing_picture: MissingPictureRow
  fetched_photo: FetchedPhotoRow
}
