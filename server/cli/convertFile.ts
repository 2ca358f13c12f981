import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import type { Locale } from '../../src/contract/common'
import type { Estate } from '../../src/contract/estate'
import { type Mapping, parseMapping } from '../formats/csv/mapping'
import { readerOf } from '../formats/formats'
import { type KeptNotes, keepNotes } from '../formats/notes'
import { type TextIds } from '../formats/textIds'
import { cityNames } from '../site-api/places/cityNames'
import { withIds } from './idsFile'

export interface ConvertJob {
  format: string
  file: string
  siteId: string
  /** Where numbers for texts are kept. */
  idsFile: string
  locale?: Locale | undefined
  /** Keeps no number that it gives: it is given again when it counts. */
  isTrial?: boolean
  /** A file that says what the columns of a CSV file are. */
  mappingFile?: string | undefined
}

export interface Converted {
  lines: number
  /** How many of them bring a listing. */
  listings: number
  notes: KeptNotes
  /** The line of the file that each line is of, in their order, where the format has lines. */
  places: readonly (number | undefined)[]
}

/** The mapping that a file holds; undefined where there is no file. Throws an error that names the file and what is wrong with it. */
export async function readMapping(file: string | undefined): Promise<Mapping | undefined> {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new Error(`There is no file ${file}`)
  try {
    return parseMapping(text)
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
}

/**
 * Writes a file of a format of the trade as import lines, as they come: no more than a listing is held.
 * Throws an error that says what is wrong with a file that is not there or none of the format.
 */
export async function convertFile(job: ConvertJob, to: Writable): Promise<Converted> {
  const { format, file, siteId, idsFile, locale, isTrial = false } = job
  const read = readerOf(format)
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`There is no file ${file}`)
  const mapping = await readMapping(job.mappingFile)
  const notes = keepNotes()
  const places: (number | undefined)[] = []
  let lines = 0
  let listings = 0
  let named = 0
  const convert = async (ids: TextIds) => {
    for await (const line of read(createReadStream(file), { siteId, ids, locale, mapping }, notes)) {
      lines += 1
      places.push(notes.placeOf(line))
      if (line.kind === 'estate' && 'data' in line) {
        listings += 1
        named += filesOf(line.data.pictures)
        nameCity(line.data.address)
      }
      if (!to.write(`${JSON.stringify(line)}\n`)) await once(to, 'drain')
    }
    for (const text of ids.moved)
      notes.remark(`${text} got a number of its own, as the one of its name was given already`)
  }
  await withIds(idsFile, convert, isTrial)
  if (named) notes.remark(`${named} pictures are named as files, which an import with --photos brings along`)
  return { lines, listings, notes, places }
}

/** These formats tell one name of a town, whatever the languages of the site (record 430). */
function nameCity({ city, country }: Estate['address']): void {
  const alias = cityNames(city, country.id)
  if (alias) city.alias = alias
}

/** How many pictures stand neither on a host nor among the site's own. */
const filesOf = (pictures: readonly { file: string }[]) =>
  pictures.filter(({ file }) => !/^(https?:\/)?\//i.test(file)).length
