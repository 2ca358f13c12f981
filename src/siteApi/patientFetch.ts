import { mayRepeat } from './mayRepeat'

/** How a caller waits for a site API that has too much to do. */
export interface Patience {
  /** Milliseconds that one call waits at most, all its attempts together. */
  ms: number
  /** Hears once, in a line, that it waits. */
  tell: (line: string) => void
}

/** Milliseconds for which a build waits: a dry run of a large feed has the embedded database for itself that long. */
export const BUILD_PATIENCE_MS = 180_000
/** Seconds between two attempts at most, whatever the answer says. */
const LONGEST_REST = 30
const MINUTE_MS = 60_000

/** Seconds or a date (RFC 9110 §10.2.3) as milliseconds from now; undefined where neither is said. */
function restOf(answer: Response): number | undefined {
  const said = answer.headers.get('retry-after')
  if (!said) return undefined
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), LONGEST_REST * 1000)
}

const lastsText = (ms: number) =>
  ms < MINUTE_MS ? `${Math.round(ms / 1000)} seconds` : `${Math.round(ms / MINUTE_MS)} minutes`

/**
 * A `fetch` that asks again what answers 503 and says when that is worth it, for a bounded time; then the last answer stands. A call that
 * might be done twice is asked once.
 * @param base what addresses of the API begin with
 */
export function patientFetch(ask: typeof fetch, base: string, { ms, tell }: Patience): typeof fetch {
  let isTold = false
  return async (input, init) => {
    const path = (typeof input === 'string' ? input : '').slice(base.length)
    const hasKey = new Headers(init?.headers).has('idempotency-key')
    const until = performance.now() + ms
    for (;;) {
      const answer = await ask(input, init)
      const rest = answer.status === 503 ? restOf(answer) : undefined
      const mayAsk = mayRepeat(init?.method ?? 'GET', path, hasKey) && !init?.signal?.aborted
      if (rest === undefined || !mayAsk || performance.now() + rest > until) return answer
      if (!isTold)
        tell(`The site API has too much to do (503): it is asked again for ${lastsText(ms)} at most`)
      isTold = true
      await answer.body?.cancel()
      await new Promise((resolve) => setTimeout(resolve, rest))
    }
  }
}
