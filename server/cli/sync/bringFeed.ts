import { appendFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { ImportReport } from '../../../src/contract/asset'
import type { FeedFacts, FeedHistory } from '../../../src/contract/feedRun'
import { type FeedFile, OWN_LINES } from '../../siteFolder/feedFile'
import type { ImportOptions } from '../../site-api/admin/importChanges'
import { OF_FORMATS } from '../importCommand'
import { missingText, noteLines } from '../../formats/notes'
import type { Operator } from '../operatorCall'
import { unknownLines } from '../reportLines'
import { sendLines } from '../sendLines'
import { limitsOf, nothingToImport, olderThanLast, tooManyRemovals, tooOld } from './judge'
import { type ReadFeed, readFeed } from './readFeed'
import { Refused } from './refused'
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
    const reasons = errors
      .filter(({ line }) => refused.has(line))
      .map(({ line, kind, field, reason }) =>
        [`line ${line}:`, kind, field, reason].filter(Boolean).join(' '),
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

const REASONS = 3
/** Pictures and fields that are named one by one; of more the status page has the list. */
const NAMED = 20

/** What was left out of lines that were taken. */
const leftOutOf = ({ errors }: ImportReport) => errors.filter(({ field }) => field !== 'delete')

/** The same, in a line each. */
function leftOutLines(report: ImportReport): string[] {
  const all = leftOutOf(report)
  const lines = all.slice(0, NAMED).map(({ line, field, reason }) => `line ${line}: ${field} ${reason}`)
  return all.length > NAMED ? [...lines, `… and ${all.length - NAMED} more`] : lines
}

function saidOf(
  leftOut: { count: number; nameless: number; reasons: readonly string[]; held: number },
  report: ImportReport,
): string[] {
  const { count, nameless, reasons, held } = leftOut
  const told = [...reasons.slice(0, REASONS), ...(reasons.length > REASONS ? ['…'] : [])].join('; ')
  const lost = leftOutOf(report)
  const [first] = lost
  return [
    ...(count ? [`${count} left out, which stay as they were: ${told}`] : []),
    ...(nameless
      ? [
          `${nameless} of these do not say which listing they are, so nothing was removed (${held} would have been)`,
        ]
      : []),
    ...(first
      ? [`${lost.length} pictures or fields left out, the first: ${first.field} ${first.reason}`]
      : []),
    ...(report.refused ? [report.refused] : []),
  ]
}

/** Values that could not be read, and columns that are not there, in one line. The feed counts as taken all the same: the next time it would say the same. */
function unreadOf({ notes }: ReadFeed): string | undefined {
  const missing = notes && missingText(notes)
  if (!notes?.unreadCount) return missing
  const { unreadCount, unreadable } = notes
  const told = [...unreadable.slice(0, REASONS), ...(unreadCount > REASONS ? ['…'] : [])].join('; ')
  const unread = `${unreadCount} ${unreadCount === 1 ? 'value' : 'values'} could not be read: ${told}`
  return [missing, unread].filter(Boolean).join('; ')
}

/** What of a feed has no place on the site. Remarks on a file are for whoever converts it: a sync sees to removals and photos. */
const lostOf = ({ notes }: ReadFeed, { unknown = [] }: ImportReport): string[] => [
  ...(notes ? noteLines({ ...notes, remarks: [], missingColumns: [] }) : []),
  ...unknownLines(unknown),
]

/**
 * Reads a feed, judges it, and imports what of it is good; what it lacks goes where it is the whole stock.
 * @throws Refused that says why it is not taken: then nothing of it was kept
 */
export async function bringFeed(job: FeedJob): Promise<BroughtFeed> {
  const { feed, settings, siteDir, workDir, operator, idsFile, history, isTrial, now } = job
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
  const said = saidOf({ count, nameless: isPart ? 0 : nameless, reasons, held }, report)
  return {
    report,
    said,
    unread: unreadOf(read),
    leftOut: leftOutLines(report),
    lost: lostOf(read, report),
    listings: isPart ? history.last?.listings : listings,
    madeAt: facts.madeAt,
    isWhole: said.length === 0 && !report.rejected,
  }
}
