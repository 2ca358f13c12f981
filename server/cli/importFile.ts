import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ImportReport } from '../../src/contract/asset'
import type { ImportOptions } from '../site-api/admin/importChanges'
import { type Operator, operatorCall } from './operatorCall'
import { rewrittenLines } from './rewrittenLines'

export interface ImportJob extends Operator, ImportOptions {
  file: string
  /** What the status page calls it; without a name it tells nothing of it. */
  name?: string | undefined
  /** Called with what was sent, the size of the file, in bytes, and the lines that were sent. */
  onProgress?: (sent: number, size: number, lines: number) => void
  /** Gives what is sent in place of a line. */
  rewrite?: ((text: string) => string) | undefined
  /** Breaks it off: what was written until then stays. */
  signal?: AbortSignal | undefined
}

const NEWLINE = 10

async function* counted(file: string, size: number, onProgress: ImportJob['onProgress']) {
  let sent = 0
  let lines = 0
  for await (const chunk of createReadStream(file, { highWaterMark: 256 * 1024 }) as AsyncIterable<Buffer>) {
    yield chunk
    sent += chunk.length
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines++
    onProgress?.(sent, size, lines)
  }
}

async function sizeOf(file: string): Promise<number> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) throw new Error(`There is no file ${file}`)
  return found.size
}

/** How an import is asked for, as its address says it. */
function queryOf({ dryRun, full, allowRemovals, changes, kinds, name }: ImportJob): string {
  const asked = Object.entries({ dryRun, full, allowRemovals, changes, kinds, file: name }).filter(
    ([, value]) => value !== undefined && value !== false,
  )
  return asked.length
    ? `?${new URLSearchParams(asked.map(([name, value]) => [name, String(value)])).toString()}`
    : ''
}

/**
 * Streams a file of newline-delimited JSON to the site API's import.
 * Throws an error that says what to do when the file, the API, the token or the site is not there.
 */
export async function importFile(job: ImportJob): Promise<ImportReport> {
  const { file, siteId, siteApiUrl, adminToken, onProgress, rewrite, signal } = job
  const size = await sizeOf(file)
  const bytes = counted(file, size, onProgress)
  // `duplex` is how fetch is told that a body is a stream; its types do not know it yet.
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(rewrite ? rewrittenLines(bytes, rewrite) : bytes)) as ReadableStream,
    duplex: 'half',
    ...(signal && { signal }),
  }
  return operatorCall<ImportReport>({ siteApiUrl, siteId, adminToken }, `import${queryOf(job)}`, init)
}
