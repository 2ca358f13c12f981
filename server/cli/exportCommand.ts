import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { ImportLine } from '../../src/contract/importLine'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Config } from '../config'
import { parseUrl } from '../configParse'
import { WRITABLE, writerOf } from '../formats/formats'
import { keepNotes, noteLines, type Notes } from '../formats/notes'
import { localeArgument, openOut } from './convertCommand'
import { readMapping } from './convertFile'
import { operatorLines, publicLines } from './exportLines'
import { photosFrom } from './photosFrom'

/** Our own lines, which say everything. */
const LINES = 'ndjson'
const PHOTOS_FROM = '--photos-from https://www.… names where the site is'

export const EXPORT_USAGE = `Writes a site into a file (docs/formats.md).

  npm run -s export -- [--format ${[LINES, ...WRITABLE].join('|')}] [--out <file>] [--site <id>] [--locale ${LOCALES.join('|')}] [--mapping <file>] [--photos-from <url>] [--public]

  --format  ${LINES} is what the import takes: everything of the site, its pictures too
  --out     file to write; standard output when absent
  --site    the first of SITE_ID when absent
  --locale  language of the texts, where the format has room for one; the first of the site's languages when absent
  --mapping columns of a CSV file; a column for every field that is filled in when absent
  --photos-from  address at which others have the site, for its photos; PUBLIC_URL, or a name of the site, when absent
  --public  what anybody may read, without the operator's token; of an API of another maker too`

export interface ExportArguments {
  format: string
  out: string | undefined
  site: string | undefined
  locale: Locale | undefined
  mapping: string | undefined
  photosFrom: string | undefined
  isPublic: boolean
}

const webAddress = parseUrl('http', 'https')

/** @throws Error that says what is wrong with the address */
function addressArgument(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : webAddress(text)
  } catch (error) {
    throw new Error(`--photos-from ${(error as Error).message}, not "${text}"`)
  }
}

/** What the command line asks for; undefined: help. @throws Error that says what is wrong. */
export function exportArguments(args: string[]): ExportArguments | undefined {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({
    args,
    options: {
      format: { ...text, default: LINES },
      out: text,
      site: text,
      locale: text,
      mapping: text,
      'photos-from': text,
      public: flag,
      help: flag,
    },
  })
  if (values.help) return undefined
  const { format, out, site, mapping } = values
  if (format !== LINES) writerOf(format)
  const address = addressArgument(values['photos-from'])
  const locale = localeArgument(values.locale)
  return { format, out, site, mapping, locale, photosFrom: address, isPublic: values.public }
}

async function* parsed(lines: AsyncIterable<string>): AsyncGenerator<ImportLine> {
  for await (const line of lines) yield JSON.parse(line) as ImportLine
}

async function* asText(lines: AsyncIterable<ImportLine>): AsyncGenerator<string> {
  for await (const line of lines) yield JSON.stringify(line)
}

async function* withLineEnds(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`
}

type Source = Pick<Config, 'siteId' | 'siteIds' | 'siteApiUrl' | 'adminToken' | 'publicUrls'>

/** Lines, and what the first of them says of the site; all of them come once more. */
async function afterSite(lines: AsyncIterable<ImportLine>) {
  const rest = lines[Symbol.asyncIterator]()
  const first = await rest.next()
  const line = first.done ? undefined : first.value
  async function* all(): AsyncGenerator<ImportLine> {
    if (line) yield line
    yield* { [Symbol.asyncIterator]: () => rest }
  }
  return { site: line?.kind === 'site' && 'data' in line ? line.data : undefined, all: all() }
}

/** A site as a file of a format, and what is to be known of its photos beside. */
async function formatOf(asked: ExportArguments, siteId: string, config: Source, notes: Notes) {
  const source = { siteId, siteApiUrl: config.siteApiUrl, adminToken: config.adminToken }
  const mapping = await readMapping(asked.mapping)
  const write = writerOf(asked.format)
  const lines = asked.isPublic ? publicLines(source) : parsed(operatorLines(source))
  const { site, all } = await afterSite(lines)
  const { url, isForAll } = photosFrom(asked.photosFrom, siteId, site?.hostnames, config)
  if (!isForAll) notes.remark(`Photos are named as of ${url}, which no other machine opens; ${PHOTOS_FROM}`)
  // What a mapping says of its file comes before what the site says of itself.
  const locale = asked.locale ?? mapping?.locale ?? site?.settings.languages[0]
  return write(all, { publicUrl: url, mapping, locale }, notes)
}

/** What `npm run export` does; gives the lines to print beside. @throws Error with what is wrong, in words. */
export async function exportCommand(asked: ExportArguments, config: Source): Promise<string[]> {
  const { format, out, site, isPublic } = asked
  const siteId = site ?? config.siteId
  const source = { siteId, siteApiUrl: config.siteApiUrl, adminToken: config.adminToken }
  const notes = keepNotes()
  const texts =
    format === LINES
      ? withLineEnds(isPublic ? asText(publicLines(source)) : operatorLines(source))
      : await formatOf(asked, siteId, config, notes)
  const { to, close } = openOut(out)
  try {
    for await (const text of texts) if (!to.write(text)) await once(to, 'drain')
  } finally {
    await close()
  }
  return [...(out === undefined ? [] : [`written to ${out}`]), ...noteLines(notes)]
}
