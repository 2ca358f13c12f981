import { sql } from 'kysely'
import type { Run } from './importRuns'
import { isOfDrafts } from './operation'
import { shortText } from './shortText'
import type { DroppedPicture } from './withoutForeignPictures'
import type { Db } from './writer'

/** Characters of what is kept of a link and of why it is missing. */
const LONGEST = 1000
/** Pictures that are kept of one thing: nobody mends more at once. */
const MOST_OF_ONE = 50

/**
 * Writes down which pictures the things of a run are without, in place of what was written of them before, for the status page
 * (docs/decisions/361-photos-beside-the-lines.md). Of drafts nothing is: nobody sees them.
 * @param missing by the number of the line
 */
export async function noteMissing(
  db: Db,
  siteId: string,
  run: Run,
  missing: ReadonlyMap<number, readonly DroppedPicture[]>,
): Promise<void> {
  if (isOfDrafts(run)) return
  const keys = [...new Set(run.lines.map(({ key }) => String(key)))]
  // Of two lines for one thing the later one counts.
  const byKey = new Map(run.lines.map(({ key, line }) => [String(key), missing.get(line) ?? []]))
  const rows = [...byKey].flatMap(([key, pictures]) =>
    pictures.slice(0, MOST_OF_ONE).map(({ link, reason }, place) => ({
      key,
      place,
      link: shortText(link, LONGEST),
      reason: shortText(reason, LONGEST),
    })),
  )
  await sql`
    delete from missing_picture where site_id = ${siteId} and kind = ${run.kind} and key = any(${keys}::text[])
  `.execute(db)
  if (!rows.length) return
  await sql`
    insert into missing_picture (site_id, kind, key, place, link, reason)
    select ${siteId}, ${run.kind}, key, place, link, reason
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as r(key text, place integer, link text, reason text)
    -- A site that is not there yet comes by this very run.
    where exists (select from site where site_id = ${siteId})
    on conflict (site_id, kind, key, place) do update set link = excluded.link, reason = excluded.reason, since = now()
  `.execute(db)
}
