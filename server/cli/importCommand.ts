import { basename } from 'node:path'
import type { ImportReport } from '../../src/contract/asset'
import type { Config } from '../config'
import { MOST_OF_NAME } from '../db/importRuns'
import { shortText } from '../site-api/admin/shortText'
import { withLinesOf } from './fromFormat'
import { idsFileOf } from './idsFile'
import type { ImportArguments } from './importArguments'
import { Unanswered } from './operatorCall'
import { sendLines } from './sendLines'

export interface ImportOutput {
  isTTY: boolean
  print: (line: string) => void
  /** Hears beside it what of a file of another program could not be said. */
  tell: (line: string) => void
}

/** Of a file of another program what it lacks is gone; what else the site has is of other hands. */
export const OF_FORMATS = 'estate'

/** What became of a file, by its own lines where it has any. */
interface CommandReport extends ImportReport {
  /** Listings of a file of another program that became no line. */
  leftOut: number
}

/** Nobody named the site that is not there: it is said how. */
const withSiteArgument = (error: unknown) =>
  error instanceof Unanswered && error.status === 404
    ? new Error(`${error.message}. --site <id> names another site`)
    : error

/**
 * What `npm run import` does; gives what the site API did, or would do.
 * @throws Error that says what to do when a file, the site API, the token or the site is not there
 */
export async function importCommand(
  { file, from, mapping, photos, dryRun, full, allowRemovals, siteId }: ImportArguments,
  config: Pick<Config, 'siteId' | 'siteApiUrl' | 'adminToken' | 'dataDir'>,
  { isTTY, print, tell }: ImportOutput,
): Promise<CommandReport> {
  const site = siteId ?? config.siteId
  const operator = { siteId: site, siteApiUrl: config.siteApiUrl, adminToken: config.adminToken }
  const name = shortText(basename(file), MOST_OF_NAME)
  const source = {
    format: from,
    file,
    siteId: site,
    idsFile: idsFileOf(config.dataDir, site),
    isTrial: dryRun,
  }
  return withLinesOf({ ...source, mappingFile: mapping }, tell, async (ours, { leftOut, placeOf }) => {
    const isWhole = leftOut === 0
    const removal = full && isWhole ? { full, allowRemovals, ...(from && { kinds: OF_FORMATS }) } : {}
    const job = { ...operator, file: ours, name, photos, dryRun, changes: true, ...removal }
    const sent = await sendLines(job, { isTTY, print }).catch((error: unknown) => {
      throw siteId === undefined ? withSiteArgument(error) : error
    })
    const report = {
      ...sent,
      errors: sent.errors
        .map((error) => ({ ...error, line: placeOf(error.line) }))
        .sort((a, b) => a.line - b.line),
      leftOut,
    }
    if (sent.unknown) report.unknown = sent.unknown.map((each) => ({ ...each, line: placeOf(each.line) }))
    if (!full || isWhole) return report
    const refused = `nothing was removed, as ${leftOut} of the file were left out and would be taken for gone`
    return { ...report, refused }
  })
}
