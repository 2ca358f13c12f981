import { once } from 'node:events'
import { parseArgs } from 'node:util'
import type { ImportLine } from '../../src/contract/importLine'
import { LOCALES, type Locale } from '../../src/contract/locales'
import type { Config } from '../config'
import { WRITABLE, writerOf } from '../formats/formats'
import { keepNotes, noteLines } from '../formats/notes'
import { localeArgument, openOut } from './convertCommand'
import { readMapping } from './convertFile'
import { operatorLines, publicLines } from './exportLines'

/** Our own lines, which say everything. */
const LINES = 'ndjson'

export const EXPORT_USAGE = `Writes a site into a file (docs/formats.md).

  npm run -s export -- [--format ${[LINES, ...WRITABLE].join('|')}] [--out <file>] [--site <id>] [--locale ${LOCALES.join('|')}] [--mapping <file>] [--public]

  --format  ${LINES} is what the import takes: everything of the site, its pictures too
  --out     file to write; standard output when absent
  --site    the first of SITE_ID when absent
  --locale  language of the texts, where the format has room for one
  --mapping columns of a CSV file; a column for every field that is filled in when absent
  --public  what anybody may read, without the operator's token; of an API of another maker too`

export interface ExportArguments {
  format: string
  out: string | undefined
  site: string | undefined
  locale: Locale | undefined
  mapping: string | undefined
  isPublic: boolean
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
      public: flag,
      help: flag,
    },
  })
  if (values.help) return undefined
  const { format, out, site, mapping } = values
  if (format !== LINES) writerOf(format)
  return { format, out, site, mapping, locale: localeArgument(values.locale), isPublic: values.public }
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

/** What `npm run export` does; gives the lines to print beside. @throws Error with what is wrong, in words. */
export async function exportCommand(asked: ExportArguments, config: Source): Promise<string[]> {
  const { format, out, site, locale, isPublic } = asked
  const siteId = site ?? config.siteId
  const source = { siteId, siteApiUrl: config.siteApiUrl, adminToken: config.adminToken }
  const publicUrl = config.publicUrls[config.siteIds.indexOf(siteId)] ?? ''
  const mapping = await readMapping(asked.mapping)
  const notes = keepNotes()
  const texts =
    format === LINES
      ? withLineEnds(isPublic ? asText(publicLines(source)) : operatorLines(source))
      : writerOf(format)(
          isPublic ? publicLines(source) : parsed(operatorLines(source)),
          { publicUrl, mapping, locale },
          notes,
        )
  const { to, close } = openOut(out)
  try {
    for await (const text of texts) if (!to.write(text)) await once(to, 'drain')
  } finally {
    await close()
  }
  return [...(out === undefined ? [] : [`written to ${out}`]), ...noteLines(notes)]
}
