const MINUTE = 60
const HOUR = 60 * MINUTE

/** Seconds until the next attempt, by how many there were. */
const WAITS = [30, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR] as const

/** Seconds to wait after so many failed attempts; undefined when it is time to give up, two days after the first. */
export const backoff = (attempts: number): number | undefined => WAITS[attempts - 1]

/** The mail server said that it will never take this message (a reply of 5xx to it, not to the login). */
export function isFinal(error: unknown): boolean {
  const { responseCode, code } = error as { responseCode?: number; code?: string }
  return (responseCode ?? 0) >= 500 && code !== 'EAUTH'
}
