import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import type { ImportReport } from '../../src/contract/asset'
import type { Problem } from '../../src/contract/problem'

export interface ImportJob {
  file: string
  siteId: string
  siteApiUrl: string
  adminToken: string
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

const causeOf = (error: unknown) => {
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  return cause?.code ?? cause?.message ?? (error as Error).message
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
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/x-ndjson' },
    body: Readable.toWeb(Readable.from(counted(file, size, onProgress))) as ReadableStream,
    duplex: 'half',
  }
  const url = `${siteApiUrl}/sites/${encodeURIComponent(siteId)}/admin/import`
  const response = await fetch(url, init).catch((error: unknown) => {
    const start = 'Start it (npm start, or npm run server -- --role site-api) or set SITE_API_URL'
    throw new Error(`The site API at ${siteApiUrl} cannot be reached (${causeOf(error)}). ${start}.`)
  })
  const text = await response.text()
  if (response.ok) return JSON.parse(text) as ImportReport
  if (response.status === 401) {
    throw new Error(
      `The site API at ${siteApiUrl} does not know this token. Set ADMIN_TOKEN to the one it runs with.`,
    )
  }
  throw new Error(`The site API answered ${response.status}: ${detailOf(text)}`)
}

function detailOf(text: string): string {
  try {
    return (JSON.parse(text) as Problem).detail ?? text
  } catch {
    return text.slice(0, 200)
  }
}
