import { request } from 'node:http'
import { until as waitUntil } from './until'

export const fail = (why: string): never => {
  throw new Error(why)
}

/** Asks the server on a port as a browser that found it under a site's own name. */
export const getAs =
  (port: number) =>
  (siteId: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<{ status: number; text: string }>((done, broke) => {
      const asked = { port, host: '127.0.0.1', path, headers: { ...headers, host: `www.${siteId}.example` } }
      request(asked, (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => (text += chunk))
        response.on('end', () => done({ status: response.statusCode ?? 0, text }))
      })
        .on('error', broke)
        .end()
    })

/** Keeps what a server says, and passes on what matters of it. */
export function saidLines(log: (line: string) => void) {
  const said: string[] = []
  const hear = (line: string) => {
    said.push(line)
    if (/release|published|Ready|failed|building|Left out/.test(line)) log(line)
  }
  return { said, hear }
}

const PATIENCE = 1_800_000

/** Waits until something holds. @throws Error with what was said last when it does not within half an hour. */
export const until = (
  holds: () => boolean | Promise<boolean>,
  said: readonly string[],
  every?: number,
): Promise<void> =>
  waitUntil(() => said.slice(-40).join('\n'), holds, { patience: PATIENCE, ...(every && { every }) })
