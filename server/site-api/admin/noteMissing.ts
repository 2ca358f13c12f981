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

interface Noted {
  key: string
  link: string
  reason: string
  since: Date
}

const nameOf = ({ key, link, reason }: Omit<Noted, 'since'>) => JSON.stringify([key, link, reason])

/** What is written down of some things, by what it says. */
async function notedOf(db: Db, siteId: string, kind: string, keys: readonly string[]) {
  const { rows } = await sql<Noted>`
    select key, link, reason, since from missing_picture
    where site_id = ${siteId} and kind = ${kind} and key = any(${keys}::text[])
  `.execute(db)
  return new Map(rows.map((row) => [nameOf(row), row.since]))
}

/**
 * Writes down which pictures the things of a run are without, in place of what was written of them before, for the status page
 * (docs/decisions/361-photos-beside-the-lines.md). Of drafts nothing is: nobody sees them.
 * @param missing by the number of the line
 * @returns those that were written down so before; of more than are kept of one thing the others too where all of these were
 */
export async function noteMissing(
  db: Db,
  siteId: string,
  run: Run,
  missing: ReadonlyMap<number, readonly DroppedPicture[]>,
): Promise<ReadonlySet<DroppedPicture>> {
  if (isOfDrafts(run)) return new Set()
  const keys = [...new Set(run.lines.map(({ key }) => String(key)))]
  // Of two lines for one thing the later one counts.
  const byKey = new Map(run.lines.map(({ key, line }) => [String(key), missing.get(line) ?? []]))
  const before = await notedOf(db, siteId, run.kind, keys)
  const known = new Set<DroppedPicture>()
  const rows = [...byKey].flatMap(([key, pictures]) => {
    const kept = pictures.slice(0, MOST_OF_ONE).map((picture, place) => {
      const said = { key, link: shortText(picture.link, LONGEST), reason: shortText(picture.reason, LONGEST) }
      const since = before.get(nameOf(said))
      if (since) known.add(picture)
      return { ...said, place, since }
    })
    if (kept.every(({ since }) => since)) for (const one of pictures.slice(MOST_OF_ONE)) known.add(one)
    return kept
  })
  await sql`
    delete from missing_picture where site_id = ${siteId} and kind = ${run.kind} and key = any(${keys}::text[])
  `.execute(db)
  if (!rows.length) return known
  await sql`
    insert into missing_picture (site_id, kind, key, place, link, reason, since)
    select ${siteId}, ${run.kind}, key, place, link, reason, coalesce(since, now())
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      as r(key text, place integer, link text, reason text, since timestamptz)
    -- A site that is not there yet comes by this very run.
    where exists (select from site where site_id = ${siteId})
    on conflict (site_id, kind, key, place) do update set link = excluded.link, reason = excluded.reason, since = excluded.since
  `.execute(db)
  return known
}
