import { lookup } from 'node:dns/promises'
import { isIP } from 'node:net'
import { Agent, buildConnector, type Dispatcher, request } from 'undici'
import { UnreadablePicture } from '../../assets/renderPicture'
import { isPublicAddress } from './publicAddress'

/** How hosts are found, and which of them may be asked; tests have their own. */
export interface Network {
  /** All addresses of a host. */
  resolve(host: string): Promise<readonly string[]>
  isAllowed(address: string): boolean
  /** Opens a connection to an address. */
  connect(to: { address: string; port: string }): { hostname: string; port: string }
}

export const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true, verbatim: true })).map(({ address }) => address),
  isAllowed: isPublicAddress,
  connect: ({ address, port }) => ({ hostname: address, port }),
}

/** Milliseconds until a connection stands, and between two signs of life. */
const CONNECT_MS = 10_000
const SILENT_MS = 20_000
const NOT_PUBLIC = 'leads to an address that is not of the public internet, which is never asked'

/** As a URL writes it, IPv6 stands in brackets. */
const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** The addresses of a host, once all of them may be asked: one that is not may be what the others are a cover for. */
async function checkedAddresses(host: string, network: Network): Promise<readonly [string, ...string[]]> {
  const found = isIP(host) ? [host] : await network.resolve(host).catch(() => [])
  const [first, ...others] = found
  if (first === undefined) throw new UnreadablePicture(`stands on ${host}, which nobody knows`)
  if (!found.every(network.isAllowed)) throw new UnreadablePicture(NOT_PUBLIC)
  return [first, ...others]
}

/**
 * Asks one address of the web, with no redirect followed. The host is looked up once and the connection opened to what was found and
 * checked, so that nobody can answer otherwise the second time; its certificate is that of the host.
 * @throws UnreadablePicture whose message completes "The photo …"
 */
export async function ask<T>(
  url: URL,
  headers: Record<string, string>,
  network: Network,
  signal: AbortSignal,
  withAnswer: (answer: Dispatcher.ResponseData) => Promise<T>,
): Promise<T> {
  const host = bare(url.hostname)
  const [address] = await checkedAddresses(host, network)
  const open = buildConnector({ timeout: CONNECT_MS })
  const agent = new Agent({
    headersTimeout: SILENT_MS,
    bodyTimeout: SILENT_MS,
    connect: (options, done) => {
      const port = options.port || (options.protocol === 'https:' ? '443' : '80')
      const servername = isIP(host) ? '' : host
      open({ ...options, ...network.connect({ address, port }), servername }, done)
    },
  })
  try {
    return await withAnswer(await request(url, { dispatcher: agent, headers, signal }))
  } finally {
    await agent.destroy()
  }
}
