import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Answer } from './siteApi'

/** Of a machine that has a minute's work to do before it. */
const ATTEMPTS = 30

/**
 * Asks again when there is too much to do, after the time that the answer says, as whoever waits for a connection longer than five
 * seconds is told to: under one key, so that nothing is done twice. On a machine that is busy two hundred at once are that much.
 */
export async function untilHeard(ask: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> {
  const headers = { 'idempotency-key': randomUUID() }
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(headers)
    if (answer.status !== 503 || attempt === ATTEMPTS) return answer
    const seconds = Number(answer.headers['retry-after'])
    expect(seconds).toBeGreaterThan(0)
    await pause(seconds * 1000)
  }
}
