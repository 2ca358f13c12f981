import { type IncomingHttpHeaders, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Asks a server of this machine under a name, and follows nothing. */
export const asker =
  (port: number, host: string) =>
  (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers: { host, ...headers } }, (answer) => {
        const { statusCode: status = 0, headers: got } = answer
        buffer(answer).then((body) => resolve({ status, headers: got, body }), reject)
      })
        .on('error', reject)
        .end()
    })

export type Ask = ReturnType<typeof asker>
