import { readCsv } from './csv/readCsv'
import { writeCsv } from './csv/writeCsv'
import type { ReadFormat, WriteFormat } from './format'
import { readKyero } from './kyero/readKyero'
import { readOpenimmo } from './openimmo/readOpenimmo'
import { writeOpenimmo } from './openimmo/writeOpenimmo'
import { readReso } from './reso/readReso'
import { writeReso } from './reso/writeReso'

interface Format {
  name: string
  read?: ReadFormat
  write?: WriteFormat
}

/** The formats of the trade besides our own lines (docs/formats.md). */
const FORMATS: readonly Format[] = [
  { name: 'openimmo', read: readOpenimmo, write: writeOpenimmo },
  { name: 'reso', read: readReso, write: writeReso },
  { name: 'csv', read: readCsv, write: writeCsv },
  { name: 'kyero', read: readKyero },
]

export const READABLE = FORMATS.filter(({ read }) => read).map(({ name }) => name)
export const WRITABLE = FORMATS.filter(({ write }) => write).map(({ name }) => name)

const named = (name: string) => FORMATS.find((format) => format.name === name)

/** Throws an error that names the formats that are read. */
export function readerOf(name: string): ReadFormat {
  const read = named(name)?.read
  if (!read) throw new Error(`There is no reading of ${name}; what is read: ${READABLE.join(', ')}`)
  return read
}

/** Throws an error that names the formats that are written. */
export function writerOf(name: string): WriteFormat {
  const write = named(name)?.write
  if (!write) throw new Error(`There is no writing of ${name}; what is written: ${WRITABLE.join(', ')}`)
  return write
}
