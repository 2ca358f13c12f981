import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A process of the site API at `url` that gives some answers, breaks off in the middle of the next one, and is there no more. */
export async function dyingAfter(url: string, answers: number) {
  let given = 0
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const { method = 'GET', headers } = request
    const answer = await fetch(url + (request.url ?? ''), {
      method,
      headers: { 'content-type': headers['content-type'] ?? 'application/json' },
      ...(parts.length ? { body: Buffer.concat(parts) } : {}),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    response.writeHead(answer.status, {
      'content-type': answer.headers.get('content-type') ?? 'application/json',
      'content-length': body.length,
    })
    if (given++ < answers) return void response.end(body)
    response.write(body.subarray(0, body.length / 2), () => {
      server.close()
      server.closeAllConnections()
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
