import { Agent, request, type RequestOptions } from 'node:https'
import type { IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Readable } from 'node:stream'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: Readable | string
  /** Gives the answer once its first bytes are there, and lets go of the rest. */
  firstOnly?: boolean
}

/** Asks by a name of the examples at a port of this machine, whoever signed the certificate. */
export function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 32, rejectUnauthorized: false })
  return function ask(name: string, path: string, asked: Asked = {}): Promise<Answer> {
    const { method = 'GET', headers = {}, body, firstOnly = false } = asked
    const options: RequestOptions = {
      ...{ host: '127.0.0.1', port, servername: name, agent, method, path },
      headers: { host: name, ...headers },
    }
    return new Promise((resolve, reject) => {
      const sent = request(options, (answer) => {
        const { statusCode: status = 0, headers: got } = answer
        const give = (all: Buffer) => resolve({ status, headers: got, body: all })
        if (!firstOnly) return void buffer(answer).then(give, reject)
        answer.once('data', (chunk: Buffer) => {
          give(chunk)
          sent.destroy()
        })
        return undefined
      })
      sent.on('error', reject)
      if (body instanceof Readable) body.pipe(sent)
      else sent.end(body)
    })
  }
}

export type Ask = ReturnType<typeof asker>
