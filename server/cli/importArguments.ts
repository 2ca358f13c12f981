import { parseArgs } from 'node:util'
import { READABLE } from '../formats/formats'

/** What `npm run import` was asked for. */
export interface ImportArguments {
  file: string
  siteId: string | undefined
  dryRun: boolean
  full: boolean
  allowRemovals: number | undefined
  /** Format of the file; undefined: our own lines. */
  from: string | undefined
  mapping: string | undefined
  photos: string | undefined
}

export const IMPORT_USAGE = `Brings a file into a site: one JSON object a line, {"kind":"estate","data":{…}} or {"kind":"estate","delete":7} (docs/import.md).

  npm run import -- <file.ndjson> [--site <id>] [--photos <folder or ZIP file>] [--dry-run] [--full [--allow-removals 40]]
  npm run import -- <file> --from ${READABLE.join('|')} [--mapping <file>] …

  --site            id of the site, the first of SITE_ID when absent; a first line of kind site makes a new one
  --from            format of a file of another program (docs/formats.md)
  --mapping         what the columns of a CSV file are
  --photos          where the files lie that lines name as pictures
  --dry-run         tells what would be added, changed, removed and refused, and keeps nothing of it; no photo is sent or fetched
  --full            the file is all there is: what it lacks is removed, of the kinds that it holds; of another program's file
                    listings. At most 30 % of a kind, and nothing when a line was refused
  --allow-removals  how many things --full may remove, instead of 30 % of a kind
  --help            tells this

The site API has to run (npm start); SITE_API_URL and ADMIN_TOKEN name another one. The exit code is 1 when a line or a removal was refused, or a listing left out.`

/** The number of `--allow-removals`; undefined where it is not said. @throws Error that says that it is none */
export function countArgument(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  if (!/^\d{1,9}$/.test(text)) throw new Error(`--allow-removals must be a whole number, not "${text}"`)
  return Number(text)
}

/**
 * The arguments of `npm run import`; undefined when they ask for help.
 * @throws Error that says which argument is wrong, and how
 */
export function parseImportArguments(args: string[]): ImportArguments | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...{ site: text, from: text, mapping: text, photos: text },
      ...{ 'dry-run': flag, full: flag, 'allow-removals': text, help: flag },
    },
    allowPositionals: true,
  })
  if (values.help) return undefined
  const [file, ...others] = positionals
  if (!file || others.length) throw new Error(`One file, please.\n\n${IMPORT_USAGE}`)
  const { site, from, mapping, photos, full, 'dry-run': dryRun, 'allow-removals': allowed } = values
  if (allowed !== undefined && !full) throw new Error('--allow-removals goes with --full only')
  const allowRemovals = countArgument(allowed)
  return { file, siteId: site, from, mapping, photos, dryRun, full, allowRemovals }
}
