import type { IncomingHttpHeaders } from 'node:http'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy, type BusboyConfig, type BusboyFileStream, type BusboyHeaders } from '@fastify/busboy'
import { HttpProblem } from '../../http/problem'

export interface MultipartLimits {
  /** Bytes of a file; of a larger one the rest is passed over, and its stream says so (`truncated`). */
  fileSize: number
  files: number
}

type OnFile = (name: string, stream: BusboyFileStream) => Promise<void>

const malformed = (error: unknown) =>
  new HttpProblem(400, `The body is not multipart/form-data: ${(error as Error).message}`)

const tooMany = (most: number) =>
  new HttpProblem(413, `A call takes ${most} files at most; send the others by another one`)

function openParser(headers: IncomingHttpHeaders, limits: MultipartLimits) {
  const config: BusboyConfig = {
    headers: headers as BusboyHeaders,
    // Two folders may hold files of the same name.
    preservePath: true,
    // No bound on how many fields: one that is passed over for that bound stops the parser where it is larger than a chunk.
    limits: { ...limits, fieldSize: 0, headerPairs: 50 },
  }
  try {
    return new Busboy(config)
  } catch (error) {
    throw malformed(error)
  }
}

/**
 * Reads the files of a `multipart/form-data` body (RFC 7578) one after another, as they come: the next one is read when `onFile` is done
 * with the one before, and none is held in memory. Other fields are passed over.
 * @throws HttpProblem 400 (it is not what it says, or ends early), 413 (too many files); what `onFile` throws
 */
export async function readMultipart(
  headers: IncomingHttpHeaders,
  body: Readable,
  limits: MultipartLimits,
  onFile: OnFile,
): Promise<void> {
  const parser = openParser(headers, limits)
  const open = new Set<BusboyFileStream>()
  let work = Promise.resolve()
  let failed: { by: unknown } | undefined
  const take = async (name: string, stream: BusboyFileStream) => {
    if (failed) return
    try {
      await onFile(name, stream)
    } catch (error) {
      failed ??= { by: error }
      parser.destroy(error as Error)
    } finally {
      open.delete(stream)
    }
  }
  parser.on('file', (_field, stream, name) => {
    open.add(stream)
    // Whoever reads it hears of it; one that waits for its turn has no reader yet.
    stream.on('error', () => undefined)
    work = work.then(() => take(name, stream))
  })
  parser.on('filesLimit', () => {
    failed ??= { by: tooMany(limits.files) }
    // Nothing behind it is read, for the same reason.
    parser.destroy(new Error('Too many files'))
  })
  try {
    await pipeline(body, parser)
  } catch (error) {
    failed ??= { by: malformed(error) }
    for (const stream of open) stream.destroy(error as Error)
  }
  await work
  if (failed) throw failed.by
}
