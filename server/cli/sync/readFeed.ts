import { once } from 'node:events'
import { createReadStream, createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import type { FileFacts, KeptNotes } from '../../formats/notes'
import { LONGEST_LINE, readLines } from '../../site-api/admin/readLines'
import { OWN_LINES } from '../../siteFolder/feedFile'
import { convertFile, type ConvertJob } from '../convertFile'
import { Refused, refusedFor } from './refused'

/** A feed as lines of an import. */
export interface ReadFeed {
  /** The file of the lines. */
  file: string
  listings: number
  facts: FileFacts
  /** Listings that are not among the lines, as they could not be read: those of a known number stay as they are. */
  leftOut: { ids: ReadonlySet<number>; nameless: number; reasons: readonly string[] }
  /** What it says and the site has no place for, or cannot read; undefined of our own lines, which the site API judges. */
  notes?: KeptNotes
}

const NEWLINE = 10

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isListing = (line: unknown) =>
  typeof line === 'object' && line !== null && 'data' in line && 'kind' in line && line.kind === 'estate'

type Copied = Pick<ReadFeed, 'listings' | 'leftOut'>

/** Our own lines as they are; which of them are refused the site API says. @throws Refused when the last one is cut */
async function copyLines(file: string, to: Writable): Promise<Copied> {
  const tooLong: string[] = []
  let listings = 0
  let last = ''
  let end: Buffer = Buffer.alloc(0)
  const chunks = async function* () {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      end = chunk
      yield chunk
    }
  }
  for await (const { number, text } of readLines(chunks(), LONGEST_LINE)) {
    last = text ?? ''
    if (text === undefined) tooLong.push(`line ${number} is longer than ${LONGEST_LINE / 1024 / 1024} MB`)
    else {
      if (isListing(parsed(text))) listings += 1
      if (!to.write(`${text}\n`)) await once(to, 'drain')
    }
  }
  if (end.at(-1) !== NEWLINE && parsed(last) === undefined)
    throw new Refused('the feed ends within a line: it is not all there')
  return { listings, leftOut: { ids: new Set(), nameless: tooLong.length, reasons: tooLong } }
}

/**
 * Makes lines of a feed.
 * @param file where they are written
 * @throws Refused when it cannot be read to its end
 */
export async function readFeed(job: ConvertJob, file: string): Promise<ReadFeed> {
  const to = createWriteStream(file)
  const written = finished(to)
  written.catch(() => undefined)
  try {
    if (job.format === OWN_LINES) {
      return { file, facts: {}, ...(await copyLines(job.file, to)) }
    }
    const { listings, notes } = await convertFile(job, to)
    const { refusedIds: ids, nameless, refusals: reasons, facts } = notes
    return { file, listings, facts, leftOut: { ids, nameless, reasons }, notes }
  } catch (error) {
    throw refusedFor(error)
  } finally {
    to.end()
    await written
  }
}
