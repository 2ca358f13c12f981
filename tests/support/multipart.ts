import { randomBytes } from 'node:crypto'
import type { PhotoReport } from '../../src/contract/photo'
import { ADMIN_TOKEN, type TestApi } from './siteApi'

/** Files as a form sends them; what has no name is a field that holds a text. */
export function multipart(files: readonly (readonly [name: string | undefined, bytes: Buffer])[]) {
  const boundary = `----${randomBytes(12).toString('hex')}`
  const parts = files.flatMap(([name, bytes]) => [
    Buffer.from(
      name === undefined
        ? `--${boundary}\r\nContent-Disposition: form-data; name="note"\r\n\r\n`
        : `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: {
      authorization: `Bearer ${ADMIN_TOKEN}`,
      'content-type': `multipart/form-data; boundary=${boundary}`,
    },
  }
}

/** What the operator is answered who sends these files to a site. */
export async function sendPhotos(
  api: TestApi,
  files: readonly (readonly [name: string | undefined, bytes: Buffer])[],
  site = 'demo',
): Promise<PhotoReport> {
  const answer = await api.ask(`/sites/${site}/admin/photos`, multipart(files))
  if (answer.status !== 200) throw new Error(answer.text)
  return answer.body
}
