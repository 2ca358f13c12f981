export interface Line {
  /** From 1. */
  number: number
  /** Undefined when the line is longer than allowed; the rest of it is skipped. */
  text: string | undefined
}

/** Bytes of a line of an import: a longer one is refused. */
export const LONGEST_LINE = 2 * 1024 * 1024

const NEWLINE = 10

/** The lines of a stream of bytes that hold something, never keeping more than one of `maxBytes`. */
export async function* readLines(stream: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Line> {
  let parts: Buffer[] = []
  let size = 0
  let number = 1
  const take = (): Line | undefined => {
    const text = size > maxBytes ? undefined : Buffer.concat(parts).toString('utf8').trim()
    const line = text === '' ? undefined : { number, text }
    parts = []
    size = 0
    number += 1
    return line
  }
  const keep = (part: Buffer) => {
    size += part.length
    if (size <= maxBytes) parts.push(part)
    else parts = []
  }
  for await (const chunk of stream) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at))
      from = at + 1
      const line = take()
      if (line) yield line
    }
    keep(chunk.subarray(from))
  }
  const last = take()
  if (last) yield last
}
