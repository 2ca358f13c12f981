import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestApi } from './siteApi'

export interface Call {
  method: string
  path: string
  body: unknown
}

type Tamper = (call: Call, answer: never) => unknown

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

/** A site API on a port, with every call that comes in noted, and answers that can be made worse than they are. */
export async function frontDoor(api: TestApi) {
  const calls: Call[] = []
  const door: { tamper?: Tamper | undefined } = {}
  const server = createServer(async (request, response) => {
    const text = await read(request)
    const { method = 'GET', url = '/' } = request
    const call = { method, path: url, body: text ? (JSON.parse(text) as unknown) : undefined }
    calls.push(call)
    const answer = await api.ask(url, {
      method: method as 'GET' | 'POST',
      ...(text ? { body: call.body, headers: { 'content-type': 'application/json' } } : {}),
    })
    const body: unknown = door.tamper ? (door.tamper(call, answer.body) ?? answer.body) : answer.body
    response.writeHead(answer.status, { 'content-type': String(answer.headers['content-type']) })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls since this was last asked. */
    calls: () => calls.splice(0),
    door,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
