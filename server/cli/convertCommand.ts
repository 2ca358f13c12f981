import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { LOCALES, type Locale } from '../../src/contract/locales'
import { SHOWN } from '../formats/csv/estateFields'
import { guessMapping } from '../formats/csv/guessMapping'
import { PERIOD } from '../formats/csv/periods'
import { READABLE } from '../formats/formats'
import { noteLines } from '../formats/notes'
import { convertFile } from './convertFile'
import { idsFileOf } from './idsFile'

export const CONVERT_USAGE = `Makes import lines of a file of another program (docs/formats.md).

  npm run -s convert -- ${READABLE.join('|')} <file> [--out lines.ndjson] [--site <id>] [--locale ${LOCALES.join('|')}] [--ids <file>] [--mapping <file>]
  npm run -s convert -- csv --guess <file.csv> [--out mapping.json]

  --out     file to write; standard output when absent
  --site    whose lines they are; the first of SITE_ID when absent
  --locale  language of the texts; what the file says when absent
  --ids     where numbers for the file's own ids are kept; DATA_DIR/ids/<site>.ndjson when absent
  --mapping what the columns of a CSV file are; --guess drafts it`

export interface ConvertArguments {
  format: string
  file: string
  out: string | undefined
  site: string | undefined
  locale: Locale | undefined
  ids: string | undefined
  mapping: string | undefined
  /** Drafts a mapping of the file instead. */
  isGuess: boolean
}

/** A language of the command line. Throws an error that names those there are. */
export function localeArgument(text: string | undefined): Locale | undefined {
  const locale = LOCALES.find((each) => each === text)
  if (text !== undefined && !locale)
    throw new Error(`--locale must be one of ${LOCALES.join(', ')}, not "${text}"`)
  return locale
}

/** What the command line asks for; undefined: help. @throws Error that says what is wrong, with the usage. */
export function convertArguments(args: string[]): ConvertArguments | undefined {
  const text = { type: 'string' } as const
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...{ out: text, site: text, locale: text, ids: text, mapping: text, guess: text },
      help: { type: 'boolean', default: false },
    },
    allowPositionals: true,
  })
  if (values.help) return undefined
  const { out, site, ids, mapping, guess } = values
  const [format, ...given] = positionals
  const [file, ...others] = guess === undefined ? given : [guess, ...given]
  const isGuess = guess !== undefined
  if (!format || !file || others.length || (isGuess && format !== 'csv')) throw new Error(CONVERT_USAGE)
  return { format, file, out, site, ids, mapping, isGuess, locale: localeArgument(values.locale) }
}

/** Opens where lines go; `close` resolves when all of them are there. */
export function openOut(out: string | undefined): { to: Writable; close(): Promise<void> } {
  if (out === undefined) return { to: process.stdout, close: async () => undefined }
  const to = createWriteStream(out)
  const written = finished(to)
  // Whoever waits for it hears of a failure.
  written.catch(() => undefined)
  return {
    to,
    close: async () => {
      to.end()
      await written
    },
  }
}

async function draftMapping(file: string, to: Writable): Promise<string[]> {
  const bytes = await readFile(file).catch(() => undefined)
  if (!bytes) throw new Error(`There is no file ${file}`)
  const mapping = await guessMapping(bytes)
  to.write(`${JSON.stringify(mapping, null, 2)}\n`)
  const columns = Object.values(mapping.columns)
  const guessed = columns.filter((column) => column !== null).length
  return [
    `${guessed} of ${columns.length} columns guessed. Look at each; words that were not understood stand in "values".`,
    ...(mapping.constants?.[SHOWN] === undefined
      ? []
      : [
          `"constants" says ${SHOWN}: streets are shown on the site. Without that line visitors learn the town alone.`,
        ]),
    ...(mapping.constants?.[PERIOD] === undefined
      ? []
      : [`"constants" says ${PERIOD}: rents are for a month. Where they are not it says WEEK or YEAR.`]),
  ]
}

/** What `npm run convert` does; gives the lines to print beside and whether a listing was left out. */
export async function convertCommand(
  { format, file, out, site, locale, ids, mapping, isGuess }: ConvertArguments,
  { siteId, dataDir }: { siteId: string; dataDir: string },
): Promise<{ told: string[]; isWhole: boolean }> {
  const whose = site ?? siteId
  const { to, close } = openOut(out)
  if (isGuess) return { told: await draftMapping(file, to).finally(close), isWhole: true }
  const idsFile = ids ?? idsFileOf(dataDir, whose)
  const job = { format, file, locale, siteId: whose, idsFile, mappingFile: mapping }
  const { lines, notes } = await convertFile(job, to).finally(close)
  const where = out === undefined ? '' : ` written to ${out}`
  return { told: [`${lines} lines${where}`, ...noteLines(notes)], isWhole: notes.refusedCount === 0 }
}
