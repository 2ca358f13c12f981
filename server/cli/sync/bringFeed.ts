import { appendFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ImportReport } from '../../../src/contract/asset'
import type { FeedFacts, FeedHistory } from '../../../src/contract/feedRun'
import { type FeedFile, OWN_LINES } from '../../siteFolder/feedFile'
import type { ImportOptions } from '../../site-api/admin/importChanges'
import { OF_FORMATS } from '../importCommand'
import type { Operator } from '../operatorCall'
import { removedText } from '../reportLines'
import { sendLines } from '../sendLines'
import { limitsOf, nothingToImport, olderThanLast, tooManyRemovals, tooOld } from './judge'
import { placeText, withListingNames } from './listingNames'
import { type ReadFeed, readFeed } from './readFeed'
import { Refused } from './refused'
import { leftOutLines, lostOf, saidOf, unreadOf } from './saidOfFeed'
import { keepText, setAside } from './setAside'
import type { TakenFeed } from './takenFeed'

export interface FeedJob {
  feed: TakenFeed
  settings: FeedFile
  /** The site's folder, from which paths of the settings go. */
  siteDir: string
  /** A folder for what is made on the way. */
  workDir: string
  operator: Operator
  idsFile: string
  history: FeedHistory
  allowRemovals: number | undefined
  /** Nothing is kept: it is told what would be done. */
  isTrial: boolean
  /** What an import before told already is told in full as well. */
  isFull: boolean
  now: number
  signal: AbortSignal
  output: { isTTY: boolean; print: (line: string) => void }
}

/** What became of a feed that was taken. */
interface BroughtFeed extends Pick<FeedFacts, 'madeAt' | 'isWhole'> {
  report: ImportReport
  /** Listings of the feed where it is the whole stock. */
  listings: number | null | undefined
  /** What an operator should know of it. */
  said: string[]
  /** Which listings it took away, in a line. */
  gone: string | undefined
  /** Values that could not be read, in a line; and all that was lost, for whoever asks. */
  unread: string | undefined
  /** Pictures and fields that were left out of what was taken. */
  leftOut: string[]
  lost: string[]
}

/** Kinds of which our own lines may be all there is: what else a site has, its folder or somebody else brought. */
const OF_OWN_LINES = 'estate,rentalUnit,rentalPeriod,agendaSlot,collection'
/** Times that what leans on a line that was set aside is set aside as well: units of a project, stays of a holiday unit. */
const MOST_TRIES = 4
/** Of a rehearsal, whose removals are counted before any is judged. */
const ANY_REMOVALS = 1_000_000_000

const unless = (reason: string | undefined) => {
  if (reason !== undefined) throw new Refused(reason)
}

const removedBy = ({ changes = [] }: ImportReport) => changes.reduce((sum, { removed }) => sum + removed, 0)

function send(
  { settings, operator, siteDir, signal, output }: FeedJob,
  file: string,
  options: ImportOptions,
) {
  const photos = settings.photos === undefined ? undefined : resolve(siteDir, settings.photos)
  return sendLines({ ...operator, file, photos, signal, ...options }, { ...output, tell: () => undefined })
}

/** What is tried: lines that nothing is wrong with, and what they would do. */
interface Rehearsed {
  file: string
  report: ImportReport
  /** Lines that were set aside, and of how many of them nobody knows which listing they are. */
  setAside: number
  nameless: number
  reasons: string[]
}

/** Tries lines, and sets aside those that the site API refuses, until it refuses none. */
async function rehearse(job: FeedJob, read: ReadFeed, options: ImportOptions): Promise<Rehearsed> {
  const found = { setAside: 0, nameless: 0, reasons: [] as string[] }
  let { file } = read
  for (let tries = 1; ; tries++) {
    const report = await send(job, file, { ...options, dryRun: true })
    const { rejected, rejectedLines = [], errors } = report
    if (!rejected) return { ...found, file, report }
    const refused = new Set(rejectedLines)
    const named = await withListingNames(
      file,
      errors.filter(({ line }) => refused.has(line)),
    )
    const reasons = named.map((error) =>
      [`${placeText(error)}:`, error.kind, error.field, error.reason].filter(Boolean).join(' '),
    )
    if (rejected > refused.size || tries >= MOST_TRIES)
      throw new Refused(`${rejected} lines of the feed are refused by the site API: ${reasons[0] ?? ''}`)
    const rest = join(job.workDir, `lines-${tries}.ndjson`)
    const { nameless } = await setAside(file, rest, refused)
    found.setAside += rejected
    found.nameless += nameless
    found.reasons.push(...reasons)
    file = rest
  }
}

/**
 * Reads a feed, judges it, and imports what of it is good; what it lacks goes where it is the whole stock.
 * @throws Refused that says why it is not taken: then nothing of it was kept
 */
export async function bringFeed(job: FeedJob): Promise<BroughtFeed> {
  const { feed, settings, siteDir, workDir, operator, idsFile, history, isTrial, isFull, now } = job
  const { format, locale, mapping, scope } = settings
  const { removals, maxAge } = limitsOf(settings)
  const mappingFile = mapping === undefined ? undefined : resolve(siteDir, mapping)
  const source = { format, file: feed.file, siteId: operator.siteId, idsFile, locale, isTrial, mappingFile }
  const read = await readFeed(source, join(workDir, 'lines.ndjson'))
  const { listings, facts, leftOut } = read
  const isPart = scope === undefined ? (facts.isPart ?? false) : scope === 'part'
  const times = { madeAt: facts.madeAt, modifiedAt: feed.modifiedAt }
  // A part of yesterday is as true as on the day it was made, as long as it comes in its turn.
  if (!isPart) unless(tooOld(times, maxAge, now))
  unless(olderThanLast(times, history.last, now))
  const unread = leftOut.ids.size + leftOut.nameless
  unless(nothingToImport({ listings, leftOut: unread, isPart }, history.listings))
  const keeps = [...leftOut.ids].map((keep) => keepText({ kind: 'estate', keep }))
  if (!isPart) await appendFile(read.file, keeps.join(''))

  const kinds = format === OWN_LINES ? OF_OWN_LINES : OF_FORMATS
  const full = { full: true, kinds }
  const tried = await rehearse(job, read, isPart ? {} : { ...full, allowRemovals: ANY_REMOVALS })
  if (listings && !tried.report.imported)
    throw new Refused(`none of the ${listings} listings of the feed is taken: ${tried.reasons[0] ?? ''}`)
  unless(tooManyRemovals(tried.report, history.listings, removals, job.allowRemovals))
  const nameless = leftOut.nameless + tried.nameless
  const held = removedBy(tried.report)
  const options = isPart || nameless ? { changes: true } : { ...full, allowRemovals: held }
  const report = isTrial ? tried.report : await send(job, tried.file, options)
  const count = unread + tried.setAside
  const reasons = [...leftOut.reasons, ...tried.reasons]
  const dropped = report.errors.filter(({ field, isKnown }) => field !== 'delete' && (isFull || !isKnown))
  const before = isFull ? 0 : (report.lostBefore ?? 0)
  const lost = await withListingNames(tried.file, dropped)
  const leftOutOf = { count, nameless: isPart ? 0 : nameless, reasons, held }
  const said = saidOf(leftOutOf, lost, { refused: report.refused, lostBefore: before })
  return {
    report,
    said,
    gone: removedText(report),
    unread: unreadOf(read),
    leftOut: leftOutLines(lost),
    lost: lostOf(read, report),
    listings: isPart ? history.last?.listings : listings,
    madeAt: facts.madeAt,
    isWhole: said.length === 0 && !report.rejected,
  }
}
