import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checker } from '../../../src/contract/check'
import { IMPORT_KINDS, type ImportLine } from '../../../src/contract/importLine'
import type { ReadFormat, ReadOptions, WriteFormat, WriteOptions } from '../format'
import { type KeptNotes, keepNotes } from '../notes'
import { openTextIds } from '../textIds'

/** A sample of a format, which was written here. */
export const sample = (name: string): Promise<Buffer> => readFile(join(__dirname, '../samples', name))

/** Bytes as they come: in pieces that end anywhere. */
async function* inPieces(file: Buffer | string, size = 61): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(file as string)
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function* each<T>(items: Iterable<T>): AsyncGenerator<T> {
  yield* items
}

async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const item of items) found.push(item)
  return found
}

/** The lines of a file, and what was noted. */
export async function readAll(
  read: ReadFormat,
  file: Buffer | string,
  options: Partial<ReadOptions> = {},
): Promise<{ lines: ImportLine[]; notes: KeptNotes }> {
  const notes = keepNotes()
  const given = { siteId: 'demo', ids: openTextIds(), ...options }
  return { lines: await all(read(inPieces(file), given, notes)), notes }
}

/** The file of some lines, and what was noted. */
export async function writeAll(
  write: WriteFormat,
  lines: Iterable<ImportLine>,
  options: WriteOptions = {},
): Promise<{ file: string; notes: KeptNotes }> {
  const notes = keepNotes()
  const now = new Date('2026-11-25T10:00:00Z')
  return { file: (await all(write(each(lines), { now, ...options }, notes))).join(''), notes }
}

const estateFaults = checker(IMPORT_KINDS.estate)
const assetFaults = checker(IMPORT_KINDS.asset)

/** What the contract finds wrong with lines of listings and pictures. */
export const faultsOf = (lines: readonly ImportLine[]) =>
  lines.flatMap((line, at): { at: number; faults: unknown[] }[] => {
    if (!('data' in line)) return Number.isInteger(line.delete) ? [] : [{ at, faults: ['delete'] }]
    const faults = line.kind === 'estate' ? estateFaults(line.data) : assetFaults(line.data)
    return faults.length ? [{ at, faults }] : []
  })

/** The listings among lines. @throws Error when one is none */
export const estatesOf = (lines: readonly ImportLine[]) =>
  lines.map((line) => {
    if (line.kind !== 'estate' || !('data' in line)) throw new Error('is no listing')
    return line.data
  })
