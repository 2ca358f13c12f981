import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ImportReport } from '../../src/contract/asset'
import { type Operator, operatorCall } from './operatorCall'

export interface ImportJob extends Operator {
  file: string
  /** Called with the size of the file and what was sent of it, in bytes. */
  onProgress?: (sent: number, size: number) => void
}

async function* counted(file: string, size: number, onProgress: ImportJob['onProgress']) {
  let sent = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 })) {
    yield chunk as Buffer
    sent += (chunk as Buffer).length
    onProgress?.(sent, size)
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`There is no file ${file}`)
  return found.size
}

/**
 * Streams a file of newline-delimited JSON to the site API's import.
 * Throws an error that says what to do when the file, the API, the token or the site is not there.
 */
export async function importFile(job: ImportJob): Promise<ImportReport> {
  const { file, siteId, siteApiUrl, adminToken, onProgress } = job
  const size = await sizeOf(file)
  // `duplex` is how fetch is told that a body is a stream; its types do not know it yet.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(counted(file, size, onProgress))) as ReadableStream,
    duplex: 'half',
  }
  return operatorCall<ImportReport>({ siteApiUrl, siteId, adminToken }, 'import', init)
}
