import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { openTextIds, readIdLines, type TextIds, writeIdLines } from '../formats/textIds'

/** Below `DATA_DIR`. */
export const IDS_DIR = 'ids'

/** Where the numbers stand that a site's listings got for the texts by which files know them (record 345). */
export const idsFileOf = (dataDir: string, siteId: string): string =>
  join(dataDir, IDS_DIR, `${siteId}.ndjson`)

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

/**
 * Works with the numbers of a file, and keeps those that were given: they are on disk before anything is done with them.
 * Throws an error that names the file when it is none of these.
 * @param isTrial keeps none
 */
export async function withIds<T>(
  file: string,
  work: (ids: TextIds) => Promise<T>,
  isTrial = false,
): Promise<T> {
  const before = await textOf(file)
  let ids: TextIds
  try {
    ids = openTextIds(readIdLines(before))
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`)
  }
  const had = ids.known.size
  const result = await work(ids)
  if (isTrial || ids.known.size === had) return result
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, writeIdLines(ids.known))
  await rename(`${file}.new`, file)
  return result
}
