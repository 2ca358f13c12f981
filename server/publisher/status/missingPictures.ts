import type { Kysely } from 'kysely'
import type { Database } from '../../db/tables'

/** Pictures that things of a site were imported without (docs/decisions/361-photos-beside-the-lines.md). */
export interface MissingPictures {
  count: number
  /** The newest, as many as somebody reads. */
  first: { kind: string; key: string; link: string; reason: string; since: string }[]
}

const SHOWN = 100

export async function missingPicturesOf(db: Kysely<Database>, siteId: string): Promise<MissingPictures> {
  const of = db.selectFrom('missing_picture').where('site_id', '=', siteId)
  const { count } = await of.select(({ fn }) => fn.countAll<string>().as('count')).executeTakeFirstOrThrow()
  const rows = await of
    .select(['kind', 'key', 'link', 'reason', 'since'])
    .orderBy('since', 'desc')
    .orderBy('kind')
    .orderBy('key')
    .orderBy('place')
    .limit(SHOWN)
    .execute()
  return { count: Number(count), first: rows.map((row) => ({ ...row, since: row.since.toISOString() })) }
}
