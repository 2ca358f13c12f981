import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from 'aanbod-demo/rng'
import type { Estate } from '../../src/contract/estate'
import type { ImportLine } from '../../src/contract/importLine'
import { type Agency, nextChange } from './changes'

export interface Operator {
  siteApiUrl: string
  siteId: string
  adminToken: string
}

const BETWEEN_TRIES = 100

/** Imports lines. @throws Error for a refusal; TypeError when the API cannot be reached. */
export async function importTo({ siteApiUrl, siteId, adminToken }: Operator, lines: readonly ImportLine[]) {
  const answer = await fetch(`${siteApiUrl}/sites/${siteId}/admin/import`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/x-ndjson' },
    body: lines.map((line) => JSON.stringify(line)).join('\n'),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`The import was answered ${answer.status}: ${text}`)
}

/** Imports lines, again and again while nobody answers: an agency does not lose a change because we are away. */
export async function importUntilTaken(operator: Operator, lines: readonly ImportLine[]): Promise<void> {
  for (;;) {
    try {
      return await importTo(operator, lines)
    } catch (error) {
      // What fetch throws when the other side is not there, or goes away in the middle of its answer.
      if (!(error instanceof TypeError)) throw error
      await pause(BETWEEN_TRIES)
    }
  }
}

export const withPrice = (estate: Estate, value: number): Estate => ({
  ...estate,
  general: { ...estate.general, price: { value }, updatedAt: new Date().toISOString() },
})

interface Stream {
  operator: Operator
  /** Listings that change in their price only; `millions` of it stay. */
  watched: readonly { estate: Estate; millions: number }[]
  /** Everything else, which changes in every way. */
  others: Agency
  rng: Rng
  /** Milliseconds from one change to the next. */
  every: number
}

/** One change after the other until it is stopped, half of them prices of the watched listings. */
export function changeStream({ operator, watched, others, rng, every }: Stream) {
  let stopped = false
  let count = 0
  const last = new Map<number, number>()

  async function run(): Promise<void> {
    while (!stopped) {
      count += 1
      if (rng.chance(0.5)) {
        const { estate, millions } = rng.pick(watched)
        const price = millions * 1_000_000 + count
        await importUntilTaken(operator, [{ kind: 'estate', data: withPrice(estate, price) }])
        last.set(estate.general.id, price)
      } else await importUntilTaken(operator, nextChange(others, rng, count).lines)
      await pause(every)
    }
  }
  const running = run()
  running.catch(() => undefined)
  return {
    async stop(): Promise<number> {
      stopped = true
      await running
      return count
    },
    failed: running,
  }
}
