import { createHash } from 'node:crypto'

/** One of the `count` whole numbers from `first` on by a text (SHA-256): of the same text the same one on every machine. */
export const textNumber = (text: string, first: number, count: number): number =>
  first + (createHash('sha256').update(text).digest().readUInt32BE(0) % count)
