import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Network } from '../../server/site-api/photos/fetching/network'
import { isPublicAddress } from '../../server/site-api/photos/fetching/publicAddress'

/** An address of the public internet, as far as anybody asks here. */
export const PUBLIC = '93.184.216.34'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/**
 * A real server that stands for a host of the internet: whoever opens a connection to a public address comes to it. `connected` is every
 * address that a connection was opened to, `asked` every path that was asked for.
 */
export async function openPhotoHost(answer: Answer) {
  const asked: string[] = []
  const connected: string[] = []
  const names = new Map<string, () => string[]>()
  const server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const port = String((server.address() as AddressInfo).port)
  const network: Network = {
    resolve: async (host) => (names.get(host) ?? (() => [PUBLIC]))(),
    isAllowed: isPublicAddress,
    connect: ({ address }) => {
      connected.push(address)
      return { hostname: '127.0.0.1', port }
    },
  }
  return {
    network,
    asked,
    connected,
    /** What a host is found at, each time it is looked up. */
    at: (host: string, addresses: () => string[]) => names.set(host, addresses),
    close: () =>
      new Promise<void>((closed) => {
        server.closeAllConnections()
        server.close(() => closed())
      }),
  }
}
