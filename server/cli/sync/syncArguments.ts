import { parseArgs } from 'node:util'
import { parseSiteId } from '../../configParse'
import { countArgument } from '../importArguments'

/** What `npm run sync` was asked for. */
export interface SyncArguments {
  siteId: string | undefined
  /** The site's folder, where it is another one than `sites/<id>`. */
  folder: string | undefined
  dryRun: boolean
  /** Takes the feed also where it is the one of last time. */
  again: boolean
  allowRemovals: number | undefined
  quiet: boolean
  /** Names what of the feed has no place on the site. */
  verbose: boolean
}

/** Exit codes, as timers and scripts see them. */
export const EXIT = { taken: 0, failed: 1, refused: 2, locked: 3 } as const

export const SYNC_USAGE = `Brings the listings of a site up to date with the feed that sites/<id>/feed.yaml names (docs/import.md, "A feed").

  npm run -s sync -- <site> [--dry-run] [--again] [--allow-removals 40] [--verbose|--quiet] [--folder <folder>]

  <site>            id of the site, the first of SITE_ID when absent
  --dry-run         tells what would be added, changed, removed and left out, and keeps nothing of it
  --again           takes the feed also where it is the one of last time
  --allow-removals  how many listings this feed may take away, instead of limits.removals of feed.yaml
  --verbose         names what the feed says and the site has no place for, or cannot read; a dry run and the first feed do so by themselves
  --quiet           says nothing of a feed that was taken whole or is as it was
  --folder          the site's folder, where that is not sites/<id>
  --help            tells this

One line a feed. What is refused, and why, stands on the status page too; the last good state stays on the site.
The site API has to run (npm start); SITE_API_URL and ADMIN_TOKEN name another one.

Exit codes: ${EXIT.taken} taken, or as it was; ${EXIT.failed} the sync could not be done: settings, site API, disk;
${EXIT.refused} the feed was refused, or there was none; ${EXIT.locked} another sync of the site is running.`

function checkSite(siteId: string | undefined): void {
  try {
    if (siteId !== undefined) parseSiteId(siteId)
  } catch (error) {
    throw new Error(`"${siteId}" ${(error as Error).message}`)
  }
}

/**
 * The arguments of `npm run sync`; undefined when they ask for help.
 * @throws Error that says which argument is wrong, and how
 */
export function parseSyncArguments(args: string[]): SyncArguments | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...{ 'dry-run': flag, again: flag, quiet: flag, verbose: flag, help: flag },
      ...{ 'allow-removals': text, folder: text },
    },
    allowPositionals: true,
  })
  if (values.help) return undefined
  const [siteId, ...others] = positionals
  if (others.length) throw new Error(`One site, please.\n\n${SYNC_USAGE}`)
  checkSite(siteId)
  const { 'dry-run': dryRun, again, quiet, verbose, folder, 'allow-removals': allowed } = values
  return { siteId, folder, dryRun, again, quiet, verbose, allowRemovals: countArgument(allowed) }
}
