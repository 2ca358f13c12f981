import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Works with a folder of its own, which is gone afterwards. */
export async function withOwnFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'aanbod-lines-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Works with a file of import lines of its own, which is gone afterwards; `file` is where it is written. */
export const withLinesFile = <T>(work: (file: string) => Promise<T>): Promise<T> =>
  withOwnFolder((folder) => work(join(folder, 'lines.ndjson')))
