import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { MOST_PHOTO_BYTES, type PhotoReport } from '../../../src/contract/photo'
import { type Operator, operatorCall } from '../operatorCall'
import type { PhotoFile } from './photoFile'

/** SHA-256 of a file, hex. @throws Error whose message completes "The photo …" */
export async function digestOf({ size, read }: PhotoFile): Promise<string> {
  // The site API says the same, once all of it was sent.
  if (size > MOST_PHOTO_BYTES) throw new Error(`has more than ${MOST_PHOTO_BYTES / 1024 / 1024} MB`)
  const hash = createHash('sha256')
  for await (const chunk of await read()) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Of photos by their SHA-256 those that the site has. */
export const knownPhotos = (operator: Operator, digests: readonly string[]): Promise<PhotoReport> =>
  operatorCall<PhotoReport>(operator, `photos?sha256=${digests.join(',')}`)

async function* formOf(boundary: string, { read }: PhotoFile) {
  const head =
    'Content-Disposition: form-data; name="file"; filename="photo"\r\nContent-Type: application/octet-stream'
  yield Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`)
  for await (const chunk of await read()) yield chunk as Buffer
  yield Buffer.from(`\r\n--${boundary}--\r\n`)
}

/** Sends a photo as a form, never held in memory. */
export async function sendPhoto(operator: Operator, file: PhotoFile): Promise<PhotoReport> {
  const boundary = `----aanbod${randomBytes(16).toString('hex')}`
  const init: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: Readable.toWeb(Readable.from(formOf(boundary, file))) as ReadableStream,
    duplex: 'half',
  }
  return operatorCall<PhotoReport>(operator, 'photos', init)
}
