import { sql } from 'kysely'
import type { Asset } from '../../../src/contract/asset'
import { fileDigest } from '../assets/assetHash'
import type { Db, ExportRow, Key, Writer } from './writer'

const rowOf = ({ name, mime, base64, hash, photo }: Asset) => ({
  name,
  mime,
  base64,
  digest: hash ?? fileDigest(Buffer.from(base64, 'base64')),
  photo,
})

async function upsertRows(db: Db, siteId: string, rows: ReturnType<typeof rowOf>[]): Promise<void> {
  await sql`
    insert into asset as t (site_id, name, digest, mime, bytes, photo)
    select ${siteId}, name, digest, mime, decode(base64, 'base64'), photo
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(name text, digest text, mime text, base64 text, photo jsonb)
    order by name
    on conflict (site_id, name) do update set digest = excluded.digest, mime = excluded.mime,
      bytes = excluded.bytes, photo = excluded.photo, updated_at = now()
    where (t.digest, t.mime, t.photo) is distinct from (excluded.digest, excluded.mime, excluded.photo)
  `.execute(db)
}

/** Pictures that `receivePictures` has looked at. */
export const assetWriter: Writer<Asset> = {
  keyOf: ({ name }) => name,
  keyType: 'string',

  async upsert(db, siteId, items) {
    await upsertRows(db, siteId, items.map(rowOf))
    return []
  },

  async remove(db, siteId, keys) {
    await sql`delete from asset where site_id = ${siteId} and name = any(${keys}::text[])`.execute(db)
  },

  async page(db, siteId, after: Key | undefined, size): Promise<ExportRow[]> {
    const { rows } = await sql<ExportRow>`
      select name as key, jsonb_strip_nulls(jsonb_build_object('name', name, 'kind', 'file', 'mime', mime,
        'hash', case when digest <> encode(sha256(bytes), 'hex') then digest end, 'photo', photo,
        'base64', translate(encode(bytes, 'base64'), E'\n', '')))::text as json
      from asset where site_id = ${siteId} ${after === undefined ? sql`` : sql`and name > ${after}`}
      order by name limit ${size}
    `.execute(db)
    return rows
  },
}
