import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { ImportReport } from '../../../src/contract/asset'
import { HttpProblem } from '../../http/problem'
import { openPicturePool } from '../assets/picturePool'
import type { Arrivals } from '../photos/arrivals'
import { hasEstates, siteExists, someSites } from '../sites/siteRepository'
import { announceChanges } from './announceChanges'
import { type ImportOptions, inTransaction, rehearsed, type Within } from './importChanges'
import { Import } from './oneImport'
import { type ParsedLine, parseLine } from './parseLine'
import { LONGEST_LINE, readLines } from './readLines'
import type { Telling } from './telling'
import type { Db } from './writer'

/** Milliseconds of lines that are read at a stretch: then the database is given what it waits for, and visitors their answers. */
const STRETCH = 1

/** After so many changes the planner must not believe what it knew before; PGlite never looks by itself. */
const MANY = 1000
const refreshStatistics = (db: Db) => sql`analyze estate, listing_index, listing_words`.execute(db)

async function unknownSite(db: Db, siteId: string, parsed: ParsedLine | undefined): Promise<HttpProblem> {
  const others = await someSites(db)
  const only = others.length ? `, only ${others.join(', ')}` : ''
  const detail = `There is no site ${siteId}${only}; an import that begins with its site line makes it`
  return new HttpProblem(404, detail, parsed?.op === 'bad' && parsed.kind === 'site' ? parsed.errors : [])
}

/**
 * Imports newline-delimited JSON into a site. Good lines land, bad ones are reported by number, field and reason.
 * An unknown site is made by a first line of kind `site`; without one the answer is 404 and nothing is written.
 * @param telling hears the keys of all that was written or removed, at the end: also of what was when a later line failed or
 * whoever sends them went away; where publishers take changes from this database, of what is not on the queue by then
 * @param options a dry run is undone as a whole; a full one removes what it did not hold
 * @param pictures takes in what comes; its own, for as long as it lasts, where there is none
 */
export async function importLines(
  db: Db,
  siteId: string,
  stream: AsyncIterable<Buffer>,
  telling?: Telling,
  pictures?: Arrivals,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const own = pictures ? undefined : openPicturePool(1)
  const pool = (pictures ?? own) as Arrivals
  const into = async (at: Db, within: Within, isNoted: boolean) => {
    const isFirst = !(await hasEstates(at, siteId))
    const isQueue = telling?.isQueue ?? false
    const run = new Import({ db: at, siteId, within, options, isNoted, isQueue, pictures: pool, isFirst })
    try {
      await readInto(run, at, siteId, stream)
      if (options.full) await run.removeOthers()
    } finally {
      await run.end()
    }
    return run.finish()
  }
  try {
    if (options.dryRun) return await rehearsed(db, (transaction, within) => into(transaction, within, false))
    const report = await into(db, inTransaction(db), telling !== undefined)
    if (report.imported + report.deleted >= MANY) await refreshStatistics(db)
    return report
  } finally {
    own?.close()
    // What cannot be told of now stays noted (`announceLeftovers`).
    if (telling && !options.dryRun) await announceChanges(db, siteId, telling.announce).catch(() => undefined)
  }
}

async function readInto(run: Import, db: Db, siteId: string, stream: AsyncIterable<Buffer>): Promise<void> {
  let known = await siteExists(db, siteId)
  let began = performance.now()
  for await (const { number, text } of readLines(stream, LONGEST_LINE)) {
    const parsed: ParsedLine =
      text === undefined
        ? {
            op: 'bad',
            kind: '',
            errors: [{ field: '', reason: `is longer than ${LONGEST_LINE / 1024 / 1024} MB` }],
          }
        : parseLine(text)
    if (!known && (parsed.op !== 'upsert' || parsed.kind !== 'site'))
      throw await unknownSite(db, siteId, parsed)
    await run.read(number, parsed, text?.length ?? 0)
    if (performance.now() - began > STRETCH) {
      await turn()
      began = performance.now()
    }
    if (!known) {
      await run.settle()
      known = run.report.imported > 0
    }
  }
  if (!known && run.report.rejected === 0) throw await unknownSite(db, siteId, undefined)
  await run.settle()
}
