import { mayRepeat } from './mayRepeat'

/** Where a role is: one address, or several of processes that stand in for each other. */
export type Addresses = string | readonly string[]

/** Milliseconds for which an address that was away is asked last. */
export const REST_MS = 10_000

/** Moments (milliseconds, of a clock that never goes back) at which addresses were found to be away. */
type AwaySince = Map<string, number>

/** What this process knows: what one caller found out spares the next one the wait. */
const AWAY: AwaySince = new Map()

/**
 * In which order addresses are asked: as they were given, but those that were away a moment ago after all others.
 * @example turns(['http://a', 'http://b'], new Map([['http://a', 1000]]), 1500) // ['http://b', 'http://a']
 */
export function turns(
  addresses: readonly string[],
  awaySince: ReadonlyMap<string, number>,
  now: number,
): string[] {
  const wasAway = (address: string) => now - (awaySince.get(address) ?? -Infinity) < REST_MS
  return [...addresses.filter((one) => !wasAway(one)), ...addresses.filter(wasAway)]
}

const NOT_REACHED =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|UND_ERR_CONNECT_TIMEOUT)$/
const BROKEN_OFF = /^(ECONNRESET|EPIPE|ETIMEDOUT|UND_ERR_SOCKET)$/

/**
 * What was wrong with a connection: `away` when nothing can have been sent, `broken` when it may have been; undefined for all else, as
 * an answer that takes too long.
 */
export function troubleOf(error: unknown): 'away' | 'broken' | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { code, syscall, cause } = error as { code?: unknown; syscall?: unknown; cause?: unknown }
  const said = typeof code === 'string' ? code : ''
  if (NOT_REACHED.test(said) || (said === 'ETIMEDOUT' && syscall === 'connect')) return 'away'
  return BROKEN_OFF.test(said) ? 'broken' : troubleOf(cause)
}

/** That an address went away, or that it is back. */
export interface Outage {
  address: string
  isAway: boolean
  /** How that showed. */
  reason?: string
}

type HearOutage = (outage: Outage) => void

/** Addresses that are away as far as this process knows, of which was told. */
const OUT = new Set<string>()
const HEARING = new Set<HearOutage>()

/**
 * Tells of every address that cannot be reached, once, and once when it answers again.
 * @returns how to hear no more
 */
export function hearOutages(hear: HearOutage): () => void {
  HEARING.add(hear)
  return () => void HEARING.delete(hear)
}

function tell(outage: Outage): void {
  for (const hear of HEARING) hear(outage)
}

function noteAway(address: string, error: unknown): void {
  if (OUT.has(address)) return
  OUT.add(address)
  const { message, code, cause } = error as Error & { code?: string }
  const { message: why, code: known } = (cause ?? {}) as { message?: string; code?: string }
  tell({ address, isAway: true, reason: known ?? code ?? why ?? message })
}

function noteAnswer(address: string): void {
  if (OUT.delete(address)) tell({ address, isAway: false })
}

interface InTurn {
  /** Whether it may be sent to another one when the connection broke, and nobody knows what became of it. */
  mayRepeat: boolean
  away?: AwaySince
}

/**
 * Asks whose turn it is, and the next one when that cannot be reached (docs/decisions/414-sets-of-roles.md). An answer is an answer, also
 * one that says an error.
 * @throws what the last one that was asked threw
 */
export async function askInTurn<T>(
  addresses: readonly string[],
  { mayRepeat, away = AWAY }: InTurn,
  ask: (address: string) => Promise<T>,
): Promise<T> {
  const order = turns(addresses, away, performance.now())
  for (const [at, address] of order.entries()) {
    try {
      const answer = await ask(address)
      noteAnswer(address)
      return answer
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble === 'away') noteAway(address, error)
      if (trouble && addresses.length > 1) away.set(address, performance.now())
      const goesOn = trouble === 'away' || (trouble === 'broken' && mayRepeat)
      if (!goesOn || at === order.length - 1) throw error
    }
  }
  throw new Error('There is no address to ask')
}

/** The addresses as a list. */
export const listOf = (addresses: Addresses): readonly string[] =>
  typeof addresses === 'string' ? [addresses] : addresses

/** The answer once all of it is there: one that breaks off is none. */
async function whole(answer: Response): Promise<Response> {
  if (!answer.body) return answer
  const { status, statusText, headers } = answer
  return new Response(await answer.arrayBuffer(), { status, statusText, headers })
}

/** A `fetch` for calls below the first of these addresses, which asks the others in its stead. */
export function fetchInTurn(of: Addresses, { away }: { away?: AwaySince } = {}): typeof fetch {
  const addresses = listOf(of)
  const [first = ''] = addresses
  return (input, init) => {
    const url = typeof input === 'string' ? input : input instanceof URL ? input.href : undefined
    if (!url?.startsWith(first)) return fetch(input, init)
    const path = url.slice(first.length)
    const hasKey = new Headers(init?.headers).has('idempotency-key')
    const repeats = mayRepeat(init?.method ?? 'GET', path, hasKey)
    const isReadWhole = repeats && addresses.length > 1
    return askInTurn(addresses, { mayRepeat: repeats, ...(away && { away }) }, async (address) => {
      const answer = await fetch(address + path, init)
      return isReadWhole ? whole(answer) : answer
    })
  }
}
