import { parseArgs } from 'node:util'

/** What `npm run import` was asked for. */
export interface ImportArguments {
  file: string
  siteId?: string
  dryRun: boolean
  full: boolean
  allowRemovals?: number
}

export const USAGE = `Brings a file into a site: one JSON object a line, {"kind":"estate","data":{…}} or {"kind":"estate","delete":7}.

  npm run import -- <file.ndjson> [--site demo] [--dry-run] [--full [--allow-removals 40]]

  --site            id of the site, the first of SITE_ID when absent; a first line of kind site makes a new one
  --dry-run         tells what would be added, changed, removed and refused, and keeps nothing of it
  --full            the file is all there is: what it lacks is removed, of the kinds that it holds. At most 30 % of a kind,
                    and nothing when a line was refused
  --allow-removals  how many things --full may remove, instead of 30 % of a kind
  --help            tells this

The site API has to run (npm start); SITE_API_URL and ADMIN_TOKEN name another one.
`

function countOf(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--allow-removals must be a whole number, not "${text}"`)
  return Number(text)
}

/**
 * The arguments of `npm run import`; undefined when they ask for help.
 * @throws Error that says which argument is wrong, and how
 */
export function parseImportArguments(args: string[]): ImportArguments | undefined {
  const { values, positionals } = parseArgs({
    args,
    options: {
      site: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      'allow-removals': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return undefined
  const [file, ...others] = positionals
  if (!file || others.length) throw new Error(`One file, please.\n\n${USAGE}`)
  const allowed = values['allow-removals']
  if (allowed !== undefined && !values.full) throw new Error('--allow-removals goes with --full only')
  return {
    file,
    ...(values.site !== undefined && { siteId: values.site }),
    dryRun: values['dry-run'],
    full: values.full,
    ...(allowed !== undefined && { allowRemovals: countOf(allowed) }),
  }
}
