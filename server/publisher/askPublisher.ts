import { type Addresses, askInTurn, listOf } from '../../src/siteApi/askInTurn'

const TIMEOUT = 15_000

/**
 * Asks a publisher that runs elsewhere, or the next one where that is away: what is asked here only reads.
 * @param what it is asked for, in words
 * @throws Error when it does not answer with it
 */
export async function askPublisher<T>(of: Addresses, path: string, body: object, what: string): Promise<T> {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT),
  }
  const response = await askInTurn(listOf(of), { mayRepeat: true }, (address) => fetch(address + path, init))
  if (!response.ok) throw new Error(`The publisher answered ${response.status} to ${what}`)
  return (await response.json()) as T
}
