/** First and last byte, both counted in. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * The one range that a Range header asks of a file. Undefined means the whole file (no header, several
 * ranges, another unit, nonsense), 'unsatisfiable' means 416.
 * @example byteRange('bytes=-100', 1000) // { start: 900, end: 999 }
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (!first && !last)) return undefined
  if (first && last && Number(last) < Number(first)) return undefined
  const start = first ? Number(first) : Math.max(0, size - Number(last))
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1
  return start > end || start >= size ? 'unsatisfiable' : { start, end }
}
