import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** In front of the site API at `url`: of each call the first attempts are told that there is too much to do, all others go there. */
export async function busyAtFirst(url: string, times: number) {
  const refused = new Map<string, number>()
  const server = createServer((request, response) => {
    const call = `${request.method} ${request.url}`
    const before = refused.get(call) ?? 0
    request.resume()
    if (before < times) {
      refused.set(call, before + 1)
      return void response.writeHead(503, { 'retry-after': '0' }).end()
    }
    response.writeHead(307, { location: url + (request.url ?? '') }).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Calls that were refused, and how often each. */
    refused,
    close: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
