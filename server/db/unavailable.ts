import { setTimeout as pause } from 'node:timers/promises'
import { isNativeError } from 'node:util/types'

/**
 * SQLSTATE classes and codes of a server that is not there for us: connections (08), resources (53: too many clients), and an
 * administrator's doing (57P: restarted, not up yet). 25P03 and the like end a session that held too long.
 */
const STATES = /^(08...|53...|57P..|25P0[234])$/
const SOCKET = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH'])
/** What `pg` says without a code, of its pool that nobody gave back to and of a connection that broke. */
const SAID =
  /^(timeout e(xceeded|xpired)|Connection terminated|Client (has encountered a connection error|was closed)|Cannot use a pool after)/

/** Whether something failed as the database is away or has no room, and not for what was asked: later it may do. */
export function isUnavailable(error: unknown): boolean {
  // Of whichever realm: Node's own errors are of another one where a program runs in a context.
  if (!isNativeError(error)) return false
  const { code, cause } = error as { code?: unknown; cause?: unknown }
  if (isUnavailable(cause)) return true
  return (typeof code === 'string' && (STATES.test(code) || SOCKET.has(code))) || SAID.test(error.message)
}

/** Milliseconds between two attempts, and how many there are: a restart or a failover takes less. */
const BETWEEN = 1000
const ATTEMPTS = 120

/** Does something as soon as the database is there. @throws what it threw last, or for any other reason. */
export async function oncePresent<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || attempt === ATTEMPTS || !isUnavailable(error)) throw error
      await pause(BETWEEN)
    }
  }
}
