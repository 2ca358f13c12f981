import { gzipSync } from 'node:zlib'
import type { Entry } from 'pmtiles'

/** Room for header and root directory together: a reader takes them by one request (PMTiles v3). */
const ROOM = 16_384
const HEADER_BYTES = 127
const FIRST_LEAF = 4096

function varint(value: number, into: number[]): void {
  let rest = value
  // Beyond 32 bits the operators of bits would cut it.
  while (rest >= 0x80) {
    into.push((rest % 0x80) | 0x80)
    rest = Math.floor(rest / 0x80)
  }
  into.push(rest)
}

/** Entries as PMTiles v3 writes them: steps between numbers, runs, lengths, and 0 for what follows upon the one before. */
function directoryBytes(entries: readonly Entry[]): Buffer {
  const bytes: number[] = []
  varint(entries.length, bytes)
  entries.forEach(({ tileId }, index) => varint(tileId - (entries[index - 1]?.tileId ?? 0), bytes))
  for (const { runLength } of entries) varint(runLength, bytes)
  for (const { length } of entries) varint(length, bytes)
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1]
    varint(before && before.offset + before.length === offset ? 0 : offset + 1, bytes)
  })
  return gzipSync(Buffer.from(bytes), { level: 9 })
}

export interface Directories {
  root: Buffer
  /** One after the other; the root says where each begins. */
  leaves: Buffer
}

function withLeaves(entries: readonly Entry[], size: number): Directories {
  const pointers: Entry[] = []
  const parts: Buffer[] = []
  let offset = 0
  for (let at = 0; at < entries.length; at += size) {
    const part = directoryBytes(entries.slice(at, at + size))
    pointers.push({ tileId: entries[at]?.tileId ?? 0, offset, length: part.length, runLength: 0 })
    parts.push(part)
    offset += part.length
  }
  return { root: directoryBytes(pointers), leaves: Buffer.concat(parts) }
}

/** Root and leaves of a directory; leaves only where one root would not fit, and larger ones until it does. */
export function directoriesOf(entries: readonly Entry[], room = ROOM - HEADER_BYTES): Directories {
  const root = directoryBytes(entries)
  if (root.length <= room) return { root, leaves: Buffer.alloc(0) }
  for (let size = FIRST_LEAF; ; size *= 2) {
    const made = withLeaves(entries, size)
    if (made.root.length <= room || size >= entries.length) return made
  }
}
