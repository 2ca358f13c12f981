import { type Kysely, sql } from 'kysely'
import type { PhotoFacts } from '../../../src/contract/photo'
import type { Database } from '../../db/tables'
import { assetHash } from '../assets/assetHash'
import type { PreparedPhoto } from './preparePhoto'

type Db = Kysely<Database>

/** Hex digits of the SHA-256 by which a photo is named: nobody guesses them, and no two photos share them. */
const NAME_DIGITS = 32

/** What a photo is called, by the SHA-256 (hex) of the file that came: the same file is the same asset. */
const photoName = (digest: string) => digest.slice(0, NAME_DIGITS)

/** What a listing says to show a photo. */
export const photoLink = (siteId: string, digest: string) =>
  `/sites/${siteId}/assets/${photoName(digest)}?hash=${assetHash(digest)}`

/** Of photos by their SHA-256 (hex) those that came before, with the link that shows each. */
export async function findPhotos(db: Db, siteId: string, digests: readonly string[]) {
  const { rows } = await sql<{ digest: string; photo: string }>`
    select digest, photo::text as photo from asset
    where site_id = ${siteId} and name = any(${digests.map(photoName)}::text[]) and digest = any(${[...digests]}::text[])
      and photo is not null
  `.execute(db)
  return rows.map(({ digest, photo }) => ({
    digest,
    link: photoLink(siteId, digest),
    ...(JSON.parse(photo) as PhotoFacts),
  }))
}

/** Keeps a photo under the SHA-256 (hex) of the file that it was made of. */
export async function storePhoto(
  db: Db,
  siteId: string,
  digest: string,
  { bytes, mime, facts }: PreparedPhoto,
): Promise<void> {
  await sql`
    insert into asset (site_id, name, digest, mime, bytes, photo)
    values (${siteId}, ${photoName(digest)}, ${digest}, ${mime}, ${bytes}, ${JSON.stringify(facts)}::text::jsonb)
    on conflict (site_id, name) do update set digest = excluded.digest, mime = excluded.mime, bytes = excluded.bytes,
      photo = excluded.photo, updated_at = now()
  `.execute(db)
}
