import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { ImportReport } from '../../../src/contract/asset'
import { pictureName } from '../../site-api/admin/keptReport'
import { withLinesFile } from '../linesFile'
import type { Operator } from '../operatorCall'
import { progressOf, type Progress } from '../progress'
import { bringPhotos, type BroughtPhotos } from './bringPhotos'
import { openPhotos } from './photoSource'

interface PhotoJob extends Operator {
  /** Lines that name photos. */
  file: string
  /** The folder or ZIP file that these lie in; without one the lines are imported as they are. */
  photos: string | undefined
  /** Nothing is sent: what of it the site has is asked. */
  isTrial?: boolean
}

interface PhotoOutput {
  isTTY: boolean
  print: (line: string) => void
  tell?: (line: string) => void
}

/** Photos that are named to a person; a program reads them all from the answer and on the status page. */
const SHOWN = 50

/** What became of the photos, in lines for a person. */
function photoLines(
  { sent, known, lost: all }: Omit<BroughtPhotos, 'lines'>,
  isTrial: boolean,
  told: ReadonlySet<string>,
): string[] {
  const lost = all.filter(({ file }) => !told.has(pictureName(file)))
  const counts = `${sent} photos ${isTrial ? 'would be sent' : 'sent'}, ${known} known already, ${all.length} missing or broken`
  const shown = lost.slice(0, SHOWN).map(({ file, reason }) => `  the photo ${file} ${reason}`)
  const more = lost.length - shown.length
  return [counts, ...shown, ...(more > 0 ? [`  … and ${more} more`] : [])]
}

/** Pictures that are lost as an import before told, of nothing that has changed since. */
function toldBefore({ errors }: ImportReport): Set<string> {
  return new Set(errors.flatMap(({ picture }) => (picture === undefined ? [] : [picture])))
}

/**
 * Sends the photos that a file of lines names, then hands on a file of the lines with their links, which is gone afterwards.
 * @param output its `print` hears how far it is, its `tell`, else the same, at the end what became of the photos
 * @throws Error that says what to do when the folder, the ZIP file, the site API, the token or the site is not there
 */
export async function withPhotosOf(
  { file, photos, isTrial = false, ...operator }: PhotoJob,
  { isTTY, print, tell = print }: PhotoOutput,
  work: (file: string) => Promise<ImportReport>,
): Promise<ImportReport> {
  if (photos === undefined) return work(file)
  const source = await openPhotos(photos)
  let progress: Progress | undefined
  try {
    const onProgress = (done: number, all: number) => {
      progress ??= progressOf('Sending photos', all, { isTTY, print })
      progress.update(done)
    }
    const lines = () => createReadStream(file)
    const bringing = bringPhotos(operator, source, lines, { isTrial, onProgress })
    const { lines: linked, ...brought } = await bringing.finally(() => progress?.stop())
    const result = await withLinesFile(async (path) => {
      await pipeline(linked, createWriteStream(path))
      return work(path)
    })
    const told = isTrial ? new Set<string>() : toldBefore(result)
    for (const line of photoLines(brought, isTrial, told)) tell(line)
    return result
  } finally {
    source.close()
  }
}
