import { sql } from 'kysely'
import type { Asset } from '../../../src/contract/asset'
import { specDigest } from '../../drawing/drawnHash'
import { fileDigest } from '../assets/assetHash'
import { drawnSpecErrors } from '../assets/drawnSpec'
import type { Db, ExportRow, Key, Rejection, Writer } from './writer'

/** An asset as it is kept. */
interface Row {
  name: string
  kind: Asset['kind']
  digest: string
  spec: string | null
  mime: string | null
  base64: string | null
}

function rowOf(asset: Asset): Row {
  const { name, kind } = asset
  if (asset.kind === 'drawn') {
    const { spec } = asset
    return { name, kind, digest: specDigest(spec), spec: JSON.stringify(spec), mime: null, base64: null }
  }
  const { mime, base64 } = asset
  return { name, kind, digest: fileDigest(Buffer.from(base64, 'base64')), spec: null, mime, base64 }
}

/** Why a description could never be drawn. */
const errorsOf = (asset: Asset, index: number): Rejection[] =>
  asset.kind === 'drawn'
    ? drawnSpecErrors(asset.spec).map(({ field, reason }) => ({ index, field: `data.spec.${field}`, reason }))
    : []

async function upsertRows(db: Db, siteId: string, rows: Row[]): Promise<void> {
  await sql`
    insert into asset as t (site_id, name, kind, digest, spec, mime, bytes)
    select ${siteId}, name, kind, digest, spec::jsonb, mime, decode(base64, 'base64')
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(name text, kind text, digest text, spec text, mime text, base64 text)
    order by name
    on conflict (site_id, name) do update set kind = excluded.kind, digest = excluded.digest, spec = excluded.spec,
      mime = excluded.mime, bytes = excluded.bytes, updated_at = now()
    where (t.kind, t.digest, t.mime) is distinct from (excluded.kind, excluded.digest, excluded.mime)
  `.execute(db)
}

/** Pictures: descriptions of drawings, and files as `receivePictures` leaves them. */
export const assetWriter: Writer<Asset> = {
  keyOf: ({ name }) => name,
  keyType: 'string',

  async upsert(db, siteId, items) {
    const rejections = items.flatMap(errorsOf)
    const bad = new Set(rejections.map(({ index }) => index))
    const rows = items.filter((_, index) => !bad.has(index)).map(rowOf)
    if (rows.length) await upsertRows(db, siteId, rows)
    return rejections
  },

  async remove(db, siteId, keys) {
    await sql`delete from asset where site_id = ${siteId} and name = any(${keys}::text[])`.execute(db)
  },

  async page(db, siteId, after: Key | undefined, size): Promise<ExportRow[]> {
    const { rows } = await sql<ExportRow>`
      select name as key, jsonb_strip_nulls(jsonb_build_object('name', name, 'kind', kind, 'spec', spec,
        'mime', mime, 'base64', translate(encode(bytes, 'base64'), E'\n', '')))::text as json
      from asset where site_id = ${siteId} ${after === undefined ? sql`` : sql`and name > ${after}`}
      order by name limit ${size}
    `.execute(db)
    return rows
  },
}
