import { pipeline, Readable } from 'node:stream'
import { parse } from 'csv-parse'

/** Bytes by which encoding and delimiter are found. */
const HEAD = 256 * 1024

const DELIMITERS = [';', ',', '\t', '|']

/** UTF-8 where the bytes are that, else what spreadsheets of Western Europe write; UTF-16 by its mark. */
function guessEncoding(head: Uint8Array): string {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  try {
    // As a part: a letter may be cut at the end.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
    return 'utf-8'
  } catch {
    return 'windows-1252'
  }
}

/** What stands most often in the first line, outside of quotes. */
function guessDelimiter(text: string): string {
  const [line = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n/)
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counted.sort((a, b) => b.count - a.count)[0]?.delimiter ?? ';'
}

interface Told {
  delimiter?: string | undefined
  encoding?: string | undefined
}

interface CsvRow {
  cells: string[]
  /** The line of the file in which it begins, from 1: a cell may be of several. */
  line: number
}

export interface CsvText extends Required<Pick<Told, 'delimiter' | 'encoding'>> {
  /** The first is that of the headings, as many cells as the line has. */
  rows: AsyncIterable<CsvRow>
}

/** Cells that one row may have and letters of a row: more are no listing. */
const MOST_LETTERS = 8 * 1024 * 1024

/** Opens a CSV file by what is told of it, and for the rest by how it begins. Throws an error where it is none. */
export async function openCsv(file: AsyncIterable<Uint8Array>, told: Told): Promise<CsvText> {
  const bytes = file[Symbol.asyncIterator]()
  let head = Buffer.alloc(0)
  let ended = false
  while (!ended && head.length < HEAD) {
    const next = await bytes.next()
    if (next.done) ended = true
    else head = Buffer.concat([head, next.value])
  }
  const encoding = told.encoding ?? guessEncoding(head)
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(encoding, { fatal: true })
  } catch {
    throw new Error(`The encoding ${encoding} is not known`)
  }
  const decode = (chunk?: Uint8Array) => {
    try {
      return chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
    } catch {
      throw new Error(`The file is not ${decoder.encoding}; the mapping may name its encoding`)
    }
  }
  const first = decode(head)
  async function* texts(): AsyncGenerator<string> {
    yield first
    for (let next = ended ? undefined : await bytes.next(); next && !next.done; next = await bytes.next())
      yield decode(next.value)
    yield decode()
  }
  const delimiter = told.delimiter ?? guessDelimiter(first)
  const rows = parse({
    delimiter,
    relax_column_count: true,
    skip_empty_lines: true,
    raw: true,
    max_record_size: MOST_LETTERS,
  })
  pipeline(Readable.from(texts()), rows, () => undefined)
  return { delimiter, encoding, rows: named(rows) }
}

const lineEnds = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0

/** Rows with their lines, which the parser counts otherwise where a cell has line ends. */
async function* named(rows: AsyncIterable<{ record: string[]; raw: string }>): AsyncGenerator<CsvRow> {
  let ended = 0
  try {
    for await (const { record: cells, raw } of rows) {
      yield { cells, line: ended + lineEnds(/^[\r\n]*/.exec(raw)?.[0] ?? '') + 1 }
      ended += lineEnds(raw)
    }
  } catch (error) {
    throw new Error(`The file is not CSV: ${(error as Error).message}`)
  }
}

/** A line of CSV with its end; what would be read otherwise is quoted. */
export const csvLine = (cells: readonly string[], delimiter: string): string =>
  `${cells.map((cell) => (/["\r\n]/.test(cell) || cell.includes(delimiter) || cell !== cell.trim() ? `"${cell.replaceAll('"', '""')}"` : cell)).join(delimiter)}\r\n`
