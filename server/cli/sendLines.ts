import type { ImportReport } from '../../src/contract/asset'
import { importFile, type ImportJob } from './importFile'
import { withPhotosOf } from './photos/withPhotosOf'
import { progressOf, type Progress } from './progress'

interface LinesJob extends Omit<ImportJob, 'onProgress'> {
  /** Where the files lie that lines name as pictures. */
  photos: string | undefined
}

interface LinesOutput {
  isTTY: boolean
  print: (line: string) => void
  /** Hears what became of the photos, in place of `print`. */
  tell?: (line: string) => void
}

/**
 * Sends the photos that a file of lines names, then the lines; of a dry run neither is kept.
 * @throws Error that says what to do when a file, the site API, the token or the site is not there
 */
export async function sendLines({ photos, ...job }: LinesJob, output: LinesOutput): Promise<ImportReport> {
  let progress: Progress | undefined
  const onProgress = (sent: number, size: number, lines: number) => {
    progress ??= progressOf(job.dryRun ? 'Trying' : 'Importing', size, output)
    progress.update(sent, lines)
  }
  return withPhotosOf({ ...job, photos, isTrial: job.dryRun === true }, output, (file) =>
    importFile({ ...job, file, onProgress }).finally(() => progress?.stop()),
  )
}
