import type { ImportReport } from '../../src/contract/asset'
import { importFile, type ImportJob } from './importFile'
import { ownAddresses } from './ownAddresses'
import { withPhotosOf } from './photos/withPhotosOf'
import { progressOf, type Progress } from './progress'

interface LinesJob extends Omit<ImportJob, 'onProgress'> {
  /** Where the files lie that lines name as pictures. */
  photos: string | undefined
}

interface LinesOutput {
  isTTY: boolean
  print: (line: string) => void
  /** Hears what became of photos and of addresses of another site, in place of `print`. */
  tell?: (line: string) => void
}

/**
 * Sends the photos that a file of lines names, then the lines, in which addresses of another site's assets that the file brings are
 * this one's; of a dry run nothing is kept.
 * @throws Error that says what to do when a file, the site API, the token or the site is not there
 */
export async function sendLines({ photos, ...job }: LinesJob, output: LinesOutput): Promise<ImportReport> {
  let progress: Progress | undefined
  const onProgress = (sent: number, size: number, lines: number) => {
    progress ??= progressOf(job.dryRun ? 'Trying' : 'Importing', size, output)
    progress.update(sent, lines)
  }
  const { print, tell = print } = output
  return withPhotosOf({ ...job, photos, isTrial: job.dryRun === true }, output, async (file) => {
    const own = await ownAddresses(file, job.siteId)
    const sent = importFile({ ...job, file, onProgress, rewrite: own?.rewrite })
    const report = await sent.finally(() => progress?.stop())
    const told = own?.told()
    if (told !== undefined) tell(told)
    return report
  })
}
