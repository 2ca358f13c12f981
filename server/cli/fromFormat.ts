import { createWriteStream } from 'node:fs'
import { finished } from 'node:stream/promises'
import { noteLines } from '../formats/notes'
import { type ConvertJob, convertFile } from './convertFile'
import { withLinesFile } from './linesFile'

/**
 * Hands the lines of a file of another format on, in a file of their own that is gone afterwards; without a format the file itself.
 * @param tell hears what could not be said, before anything is imported
 * @param work is told as well how many listings of the file are not among the lines
 */
export async function withLinesOf<T>(
  { format, ...job }: Omit<ConvertJob, 'format'> & { format: string | undefined },
  tell: (line: string) => void,
  work: (file: string, leftOut: number) => Promise<T>,
): Promise<T> {
  if (format === undefined) return work(job.file, 0)
  return withLinesFile(async (file) => {
    const to = createWriteStream(file)
    const written = finished(to)
    const [{ notes }] = await Promise.all([
      convertFile({ ...job, format }, to).finally(() => to.end()),
      written,
    ])
    for (const line of noteLines(notes)) tell(line)
    return work(file, notes.refusedCount)
  })
}
