import { setTimeout as pause } from 'node:timers/promises'
import type { Asked, AskedSite } from './askedSite'
import type { Wanted } from './pictures'

const PATIENCE = 60
const SOON_MS = 1000

/** Asks again while the site API has too much to do. */
async function ask(
  { ask: answerAt, site }: AskedSite,
  name: string,
  query: Record<string, string>,
): Promise<Asked> {
  const address = `/sites/${site.id}/assets/${name}?${new URLSearchParams(query)}`
  for (let turn = 0; ; turn++) {
    const answer = await answerAt(address)
    if (![429, 503].includes(answer.status) || turn === PATIENCE) return answer
    await pause(SOON_MS)
  }
}

/** A picture as it is made on demand; undefined when there is none that can be shown. @throws Error when the site API says nothing */
export async function fetchPicture(site: AskedSite, wanted: Wanted): Promise<Asked | undefined> {
  const { name, hash, width, format } = wanted
  const answer = await ask(site, name, { hash, version: `${width}.${format}` })
  if (answer.status === 404 || answer.status === 422) return undefined
  if (answer.status !== 200) throw new Error(`The site API answered ${answer.status} for the picture ${name}`)
  return answer
}

/** What stands for the bytes of a picture in addresses, of one that a page names without; undefined when there is none. */
export async function hashOfPicture(site: AskedSite, name: string): Promise<string | undefined> {
  const { headers } = await ask(site, name, { version: '320.webp' })
  return /^"([0-9a-f]+)-/.exec(String(headers['etag'] ?? ''))?.[1]
}
