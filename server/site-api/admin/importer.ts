import { sql } from 'kysely'
import type { ImportReport } from '../../../src/contract/asset'
import type { FieldError } from '../../../src/contract/check'
import { HttpProblem } from '../../http/problem'
import { openPicturePool } from '../assets/picturePool'
import type { Arrivals } from '../photos/arrivals'
import { hasEstates, siteExists } from '../sites/siteRepository'
import { announceChanges, noteChange } from './announceChanges'
import type { Announce } from './hookMessages'
import { isOfDrafts, isRemoval, keep, remove } from './operation'
import { type Good, type Run, runsOf } from './importRuns'
import { type AnyData, type ParsedLine, parseLine, writerOf } from './parseLine'
import { readLines } from './readLines'
import { receiveRun } from './receiveRun'
import type { Db, Key, Rejection } from './writer'

const LONGEST_LINE = 2 * 1024 * 1024
const MAX_ERRORS = 1000
/** Of what the database says, which may repeat what it was given. */
const LONGEST_REASON = 1500
/** Lines written together, and the bytes of them that are held at most. */
const WINDOW_LINES = 500
const WINDOW_BYTES = 8 * 1024 * 1024

/** One import into one site: takes lines as they come, writes them a window at a time and counts. */
class Import {
  readonly report: ImportReport = { imported: 0, deleted: 0, rejected: 0, errors: [] }
  private window: Good[] = []
  private bytes = 0
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly db: Db,
    private readonly siteId: string,
    /** Whether what it writes is noted, to be told of. */
    private readonly isNoted: boolean,
    private readonly pictures: Arrivals,
    /** Whether what comes is new: what is there as it comes needs nothing made of it. */
    private readonly isFirst: boolean,
  ) {}

  reject(line: number, kind: string, errors: FieldError[]): void {
    this.report.rejected += 1
    this.tell(line, kind, errors)
  }

  /** What is wrong with a line, also with one that is taken all the same. */
  private tell(line: number, kind: string, errors: FieldError[]): void {
    for (const { field, reason } of errors) {
      if (this.report.errors.length >= MAX_ERRORS) return
      this.report.errors.push({ line, kind, field, reason: reason.slice(0, LONGEST_REASON) })
    }
  }

  async take(line: Good, bytes: number): Promise<void> {
    this.window.push(line)
    if (this.isFirst && line.op === 'upsert') writerOf(line.kind).prepare?.(line.data)
    this.bytes += bytes
    if (this.window.length >= WINDOW_LINES || this.bytes >= WINDOW_BYTES) await this.flush()
  }

  /** Hands the window over to be written and returns: the next one is read meanwhile. At most two are held. */
  private async flush(): Promise<void> {
    const runs = runsOf(this.window)
    this.window = []
    this.bytes = 0
    await this.writing
    this.writing = this.writeAll(runs)
    // Whoever waits for it next hears of a failure; until then it is not one that nobody heard.
    this.writing.catch(() => undefined)
  }

  /** Everything that was taken is written. */
  async settle(): Promise<void> {
    await this.flush()
    await this.writing
  }

  /** Nothing of it is written any more, however it went. */
  async end(): Promise<void> {
    await this.writing.catch(() => undefined)
  }

  private async writeAll(runs: Run[]): Promise<void> {
    for (const run of runs) await this.write(await this.received(run))
  }

  private async received(run: Run): Promise<Run> {
    const received = await receiveRun(this.db, this.siteId, run, this.pictures)
    for (const { line, errors } of received.refused) this.reject(line, run.kind, errors)
    for (const { line, errors } of received.dropped) this.tell(line, run.kind, errors)
    return received.run
  }

  private async write(run: Run): Promise<void> {
    if (!run.lines.length) return
    try {
      const rejections = await this.attempt(run)
      const refused = new Set(rejections.map(({ index }) => index))
      this.report[isRemoval(run) ? 'deleted' : 'imported'] += run.lines.length - refused.size
      for (const index of refused) {
        const line = run.lines[index]
        if (line)
          this.reject(
            line.line,
            run.kind,
            rejections.filter((each) => each.index === index),
          )
      }
    } catch (error) {
      const [only, ...others] = run.lines
      if (!only || !isOfTheData(error)) throw error
      // The database refused something in the batch: line by line it shows which.
      if (others.length) for (const line of run.lines) await this.write({ ...run, lines: [line] })
      else this.reject(only.line, run.kind, [{ field: 'data', reason: (error as Error).message }])
    }
  }

  /** Of a draft nobody hears: nothing public is another. */
  private async note(transaction: Db, run: Run, isRefused: (index: number) => boolean): Promise<void> {
    if (!this.isNoted || isOfDrafts(run)) return
    const written = run.lines.filter((_, index) => !isRefused(index))
    await noteChange(transaction, this.siteId, run.kind, [...new Set(written.map(({ key }) => key))])
  }

  private attempt(run: Run): Promise<Rejection[]> {
    const { lines } = run
    return this.db.transaction().execute(async (transaction) => {
      // Two imports into a site take turns, so that neither waits for rows of the other in a circle.
      await sql`select pg_advisory_xact_lock(hashtext(${`import ${this.siteId}`}))`.execute(transaction)
      if (isRemoval(run)) {
        const keys = lines.map(({ key }) => key)
        await remove(transaction, this.siteId, run, keys)
        await this.note(transaction, run, () => false)
        return []
      }
      const lastOf = new Map<Key, number>(lines.map(({ key }, index) => [key, index]))
      const kept = [...lastOf.values()]
      const items = kept.map((index) => (lines[index] as { data: AnyData }).data)
      const found = await keep(transaction, this.siteId, run, items)
      const rejections = found.map((each) => ({ ...each, index: kept[each.index] ?? each.index }))
      const refused = new Set(rejections.map(({ index }) => index))
      await this.note(transaction, run, (index) => refused.has(index))
      return rejections
    })
  }
}

/** After so many changes the planner must not believe what it knew before; PGlite never looks by itself. */
const MANY = 1000
const refreshStatistics = (db: Db) => sql`analyze estate, listing_index, listing_words`.execute(db)

/** Errors of class 22 (data), 23 (constraints) and 54 (more than fits) are about what was written, all others about us. */
const isOfTheData = (error: unknown) =>
  /^(22|23|54)[0-9A-Z]{3}$/.test(String((error as { code?: unknown }).code))

function unknownSite(siteId: string, parsed: ParsedLine | undefined): HttpProblem {
  const detail = `There is no site ${siteId}; an import that begins with its site line makes it`
  return new HttpProblem(404, detail, parsed?.op === 'bad' && parsed.kind === 'site' ? parsed.errors : [])
}

/**
 * Imports newline-delimited JSON into a site. Good lines land, bad ones are reported by number, field and reason.
 * An unknown site is made by a first line of kind `site`; without one the answer is 404 and nothing is written.
 * @param announce hears the keys of all that was written or removed, at the end: also of what was when a later line failed or
 * whoever sends them went away
 * @param pictures takes in what comes; its own, for as long as it lasts, where there is none
 */
export async function importLines(
  db: Db,
  siteId: string,
  stream: AsyncIterable<Buffer>,
  announce?: Announce,
  pictures?: Arrivals,
): Promise<ImportReport> {
  const own = pictures ? undefined : openPicturePool(1)
  const run = new Import(
    db,
    siteId,
    announce !== undefined,
    (pictures ?? own) as Arrivals,
    !(await hasEstates(db, siteId)),
  )
  try {
    await readInto(run, db, siteId, stream)
  } finally {
    await run.end()
    own?.close()
    // What cannot be told of now stays noted (`announceLeftovers`).
    if (announce) await announceChanges(db, siteId, announce).catch(() => undefined)
  }
  // Some are found when they are read, others when they are written: whoever mends them reads them in order.
  run.report.errors.sort((a, b) => a.line - b.line)
  return run.report
}

async function readInto(run: Import, db: Db, siteId: string, stream: AsyncIterable<Buffer>): Promise<void> {
  let known = await siteExists(db, siteId)
  for await (const { number, text } of readLines(stream, LONGEST_LINE)) {
    const parsed: ParsedLine =
      text === undefined
        ? {
            op: 'bad',
            kind: '',
            errors: [{ field: '', reason: `is longer than ${LONGEST_LINE / 1024 / 1024} MB` }],
          }
        : parseLine(text)
    if (!known && (parsed.op !== 'upsert' || parsed.kind !== 'site')) throw unknownSite(siteId, parsed)
    if (parsed.op === 'bad') run.reject(number, parsed.kind, parsed.errors)
    else await run.take({ ...parsed, line: number }, text?.length ?? 0)
    if (!known) {
      await run.settle()
      known = run.report.imported > 0
    }
  }
  if (!known && run.report.rejected === 0) throw unknownSite(siteId, undefined)
  await run.settle()
  if (run.report.imported + run.report.deleted >= MANY) await refreshStatistics(db)
}
