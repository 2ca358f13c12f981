import type { Locale } from '../../src/contract/common'
import type { ImportLine } from '../../src/contract/importLine'
import type { Mapping } from './csv/mapping'
import type { Notes } from './notes'
import type { TextIds } from './textIds'

/** A listing of the contract as a line brings it. */
export type EstateLine = Extract<ImportLine, { kind: 'estate' }>

export interface ReadOptions {
  /** Whose pictures files name: a name of a file becomes the address of that asset of the site. */
  siteId: string
  /** Gives numbers to what the file knows by text. */
  ids: TextIds
  /** Language of the texts; undefined: what the file says, else the format's own. */
  locale?: Locale | undefined
  /** What the columns of a CSV file say; undefined: their headings do. */
  mapping?: Mapping | undefined
}

export interface WriteOptions {
  mapping?: Mapping | undefined
  /** Language in which texts are written where a format has room for one. */
  locale?: Locale | undefined
  /** Where the site is, so that pictures have addresses that others can open; '' leaves their names. */
  publicUrl?: string
  /** The moment that the file says it was made at. */
  now?: Date
}

/**
 * Makes import lines of a file of a format, as it comes.
 * Throws an error that says what is wrong with a file that cannot be read at all; what is wrong with one listing is noted.
 */
export type ReadFormat = (
  file: AsyncIterable<Uint8Array>,
  options: ReadOptions,
  notes: Notes,
) => AsyncIterable<ImportLine>

/** Makes a file of import lines; what the format cannot say is noted. */
export type WriteFormat = (
  lines: AsyncIterable<ImportLine>,
  options: WriteOptions,
  notes: Notes,
) => AsyncIterable<string>
