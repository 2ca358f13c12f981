import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { noteLines } from '../formats/notes'
import { type ConvertJob, convertFile } from './convertFile'
import { withLinesFile } from './linesFile'

/** What of a file of another format became its lines. */
interface FromFormat {
  /** How many listings of the file are not among the lines. */
  leftOut: number
  /** The line of the file that a line is of; the line itself where the format has none. */
  placeOf(line: number): number
}

/**
 * Hands the lines of a file of another format on, in a file of their own that is gone afterwards; without a format the file itself.
 * @param tell hears what could not be said, before anything is imported
 * @param work is told as well what is not among the lines, and where they stand in the file
 */
export async function withLinesOf<T>(
  { format, ...job }: Omit<ConvertJob, 'format'> & { format: string | undefined },
  tell: (line: string) => void,
  work: (file: string, from: FromFormat) => Promise<T>,
): Promise<T> {
  if (format === undefined) return work(job.file, { leftOut: 0, placeOf: (line) => line })
  return withLinesFile(async (file) => {
    const to = createWriteStream(file)
    const written = finished(to)
    const [{ notes, places }] = await Promise.all([
      convertFile({ ...job, format }, to).finally(() => to.end()),
      written,
    ])
    for (const line of noteLines(notes)) tell(line)
    return work(file, { leftOut: notes.refusedCount, placeOf: (line) => places[line - 1] ?? line })
  })
}
