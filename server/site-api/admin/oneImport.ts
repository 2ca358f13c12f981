import type { ImportReport } from '../../../src/contract/asset'
import { referencesOf } from '../../db/references'
import type { Arrivals } from '../photos/arrivals'
import { Changes, type ImportOptions, type Within } from './importChanges'
import { type Held, lacking, refusedRemovals } from './lacking'
import { isRemoval } from './operation'
import { type Good, type Run, runsOf } from './importRuns'
import { KeptReport } from './keptReport'
import { type ParsedLine, writerOf } from './parseLine'
import { receiveRun } from './receiveRun'
import { AtOnce } from './telling'
import type { Db, Key, Rejection } from './writer'
import { type WriteContext, writeRun } from './writeRun'

/** Errors of class 22 (data), 23 (constraints) and 54 (more than fits) are about what was written, all others about us. */
const isOfTheData = (error: unknown) =>
  /^(22|23|54)[0-9A-Z]{3}$/.test(String((error as { code?: unknown }).code))

const halves = <T>(list: readonly T[]): T[][] => {
  const middle = Math.ceil(list.length / 2)
  return [list.slice(0, middle), list.slice(middle)]
}

/** Lines written together, and the bytes of them that are held at most. */
const WINDOW_LINES = 1000
const WINDOW_BYTES = 6 * 1024 * 1024
/** Windows that wait for the database at most: what takes it long and what takes the program long come in turns. */
const WAITING = 2
/** Removed listings that are called by name. */
const NAMED = 20

/** What an import needs to know of where it writes. */
interface Setup {
  db: Db
  siteId: string
  within: Within
  options: ImportOptions
  /** Whether what it writes is noted, to be told of. */
  isNoted: boolean
  /** Whether single changes go onto the queue of this database with what changes them. */
  isQueue: boolean
  pictures: Arrivals
  /** Whether what comes is new: what is there as it comes needs nothing made of it. */
  isFirst: boolean
}

/** One import into one site: takes lines as they come, writes them a window at a time and counts. */
export class Import {
  private readonly kept = new KeptReport()
  private window: Good[] = []
  private bytes = 0
  /** Windows that are written or wait for it, in their order. */
  private writing: Promise<void>[] = []

  /** What lines said to keep, of a full import. */
  private readonly held: Held = new Map()
  private readonly changes: Changes | undefined
  private readonly context: WriteContext

  constructor(private readonly setup: Setup) {
    const { dryRun, full, changes } = setup.options
    this.changes = dryRun || full || changes ? new Changes() : undefined
    const { siteId, isNoted, isQueue, isFirst } = setup
    const arrivedAt = isFirst ? undefined : new Date().toISOString()
    // A site that fills is built when all of it is there.
    const atOnce = isQueue && !isFirst ? new AtOnce(siteId) : undefined
    const onWritten: WriteContext['onWritten'] = (kind, keys) => this.kept.changed(kind, keys)
    this.context = { siteId, isNoted, atOnce, changes: this.changes, arrivedAt, onWritten }
  }

  get report(): ImportReport {
    return this.kept.report
  }

  /** Takes a line as it was read: what is wrong with it is told, what is good is written with others. */
  async read(line: number, parsed: ParsedLine, bytes: number): Promise<void> {
    if ('unknown' in parsed && parsed.unknown) this.kept.tellUnknown(line, parsed.kind, parsed.unknown)
    if (parsed.op === 'bad') this.kept.reject(line, parsed.kind, parsed.errors)
    else if (parsed.op === 'keep') this.hold(parsed)
    else await this.take({ ...parsed, line }, bytes)
  }

  private async take(line: Good, bytes: number): Promise<void> {
    this.window.push(line)
    if (this.setup.isFirst && line.op === 'upsert') writerOf(line.kind).prepare?.(line.data)
    if (this.setup.options.full && !isRemoval(line)) this.hold(line)
    this.bytes += bytes
    if (this.window.length >= WINDOW_LINES || this.bytes >= WINDOW_BYTES) await this.flush()
  }

  private hold({ kind, key }: Pick<Good, 'kind' | 'key'>): void {
    this.held.set(kind, (this.held.get(kind) ?? new Set()).add(key))
  }

  /** Hands the window over to be written and returns: the next ones are read meanwhile. */
  private async flush(): Promise<void> {
    const runs = runsOf(this.window)
    this.window = []
    this.bytes = 0
    const last = this.writing.at(-1)
    const written = (async () => {
      await last
      await this.writeAll(runs)
    })()
    // Whoever waits for it next hears of a failure; until then it is not one that nobody heard.
    written.catch(() => undefined)
    this.writing.push(written)
    if (this.writing.length > WAITING) await this.writing.shift()
  }

  /** Everything that was taken is written. */
  async settle(): Promise<void> {
    await this.flush()
    await this.writing.at(-1)
    this.writing = []
  }

  /** Nothing of it is written any more, however it went. */
  async end(): Promise<void> {
    await this.writing.at(-1)?.catch(() => undefined)
  }

  private async writeAll(runs: Run[]): Promise<void> {
    for (const run of runs) await this.write(await this.received(run))
  }

  private async received(run: Run): Promise<Run> {
    const { db, siteId, pictures, options } = this.setup
    const received = await receiveRun(db, siteId, run, pictures, options.dryRun)
    for (const { line, errors } of received.refused) this.kept.reject(line, run.kind, errors)
    const keys = new Map(run.lines.map(({ line, key }) => [line, key]))
    for (const { line, errors } of received.dropped) this.kept.tell(line, run.kind, errors, keys.get(line))
    return received.run
  }

  private async write(run: Run): Promise<void> {
    if (!run.lines.length) return
    try {
      const rejections = await this.setup.within((transaction) => writeRun(transaction, this.context, run))
      if (isRemoval(run)) return this.tellMissing(run, rejections)
      const refused = new Set(rejections.map(({ index }) => index))
      this.report.imported += run.lines.length - refused.size
      for (const index of refused) {
        const line = run.lines[index]
        if (line)
          this.kept.reject(
            line.line,
            run.kind,
            rejections.filter((each) => each.index === index),
          )
      }
    } catch (error) {
      const [only, ...others] = run.lines
      if (!only || !isOfTheData(error)) throw error
      // The database refused something in the batch: half by half it shows which.
      if (others.length) for (const lines of halves(run.lines)) await this.write({ ...run, lines })
      else this.kept.reject(only.line, run.kind, [{ field: 'data', reason: (error as Error).message }])
    }
  }

  /** A line that asks for what is so already is no mistake, and no work. */
  private tellMissing(run: Run, missing: readonly Rejection[]): void {
    this.report.deleted += run.lines.length - missing.length
    for (const { index, ...error } of missing) this.kept.tell(run.lines[index]?.line ?? 0, run.kind, [error])
  }

  /** Removes what is there of the kinds that the lines held, and was not among them; nothing at all when that is too much. */
  async removeOthers(): Promise<void> {
    const { db, siteId, options } = this.setup
    const { rejected } = this.report
    if (rejected) {
      const lines = rejected === 1 ? 'a line was' : `${rejected} lines were`
      this.report.refused = `nothing was removed, as ${lines} refused and may hold what would be taken for gone`
      return
    }
    const some = await lacking(db, siteId, this.held, options)
    this.report.refused = refusedRemovals(some, options.allowRemovals)
    if (this.report.refused) return
    await this.nameRemoved(some.flatMap(({ kind, keys }) => (kind === 'estate' ? keys : [])))
    for (const { kind, keys } of some) {
      for (let from = 0; from < keys.length; from += WINDOW_LINES) {
        const lines = keys
          .slice(from, from + WINDOW_LINES)
          .map((key): Good => ({ op: 'delete', kind, key, line: 0 }))
        const run = await this.received({ kind, op: 'delete', lines })
        // A unit may have gone with its project.
        const gone = { ...this.context, changes: undefined }
        await this.setup.within((transaction) => writeRun(transaction, gone, run))
      }
      this.report.deleted += keys.length
      this.changes?.add(kind, { removed: keys.length })
    }
  }

  /** Which listings go: who reads a count cannot know whether it is them that are meant. */
  private async nameRemoved(keys: readonly Key[]): Promise<void> {
    const ids = keys.slice(0, NAMED).map(Number)
    if (!ids.length) return
    const names = await referencesOf(this.setup.db, this.setup.siteId, ids)
    this.report.removed = ids.map((id) => names.get(id) ?? String(id))
  }

  finish(): ImportReport {
    if (this.changes) this.report.changes = this.changes.list()
    const { rejectedLines } = this.kept
    if (this.setup.options.dryRun && rejectedLines.length) this.report.rejectedLines = rejectedLines
    return this.kept.finish()
  }
}
