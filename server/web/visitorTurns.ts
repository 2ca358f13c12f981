import type { FastifyRequest } from 'fastify'
import { HttpProblem } from '../http/problem'
import { network } from '../http/visitorAddress'
import { TURNS } from './callCost'

/** Calls of one visitor that wait for the others of theirs. */
const MOST_WAITING = 200

/** Seconds after which a visitor who asked too much may ask again. */
export const SOON_SECONDS = 2
export const TOO_MUCH = 'You ask too much at once.'

/** Gives its turns back; more than once does nothing more. */
export type EndTurn = () => void

interface Visitor {
  /** Turns that are taken. */
  taken: number
  calls: number
  waiting: { cost: number; begin: () => void }[]
}

/**
 * Has each visitor wait for their own calls instead of for everybody's: whoever asks a hundred costly questions at once is answered
 * a few at a time, the costly ones one by one, and pages and other visitors come in between (docs/decisions/202, 224).
 */
export function visitorTurns(atOnce = TURNS, mostWaiting = MOST_WAITING) {
  const visitors = new Map<string, Visitor>()

  /** In the order they came: one that needs many turns is not passed over by those that need few. */
  function beginNext(visitor: Visitor): void {
    for (
      let [next] = visitor.waiting;
      next && visitor.taken + next.cost <= atOnce;
      [next] = visitor.waiting
    ) {
      visitor.waiting.shift()
      visitor.taken += next.cost
      next.begin()
    }
  }

  return {
    /** Resolves when it is this call's turn; undefined when too many of the visitor's wait already. `cost` is in turns. */
    async take(key: string, cost = 1): Promise<EndTurn | undefined> {
      const visitor = visitors.get(key) ?? { taken: 0, calls: 0, waiting: [] }
      if (visitor.calls >= atOnce + mostWaiting) return undefined
      visitors.set(key, visitor)
      visitor.calls += 1
      const own = Math.min(cost, atOnce)
      await new Promise<void>((begin) => {
        visitor.waiting.push({ cost: own, begin })
        beginNext(visitor)
      })
      let isOver = false
      return () => {
        if (isOver) return
        isOver = true
        visitor.taken -= own
        visitor.calls -= 1
        if (!visitor.calls) visitors.delete(key)
        beginNext(visitor)
      }
    },
    /** Visitors that are answered now. */
    size: () => visitors.size,
  }
}

export type VisitorTurns = ReturnType<typeof visitorTurns>

/**
 * Asks the site API for a visitor when it is their turn, which lasts until that is answered, whether they still wait for it or not.
 * @throws HttpProblem 429 when too many of the visitor's calls wait already
 */
export async function inTurn<T>(
  turns: VisitorTurns,
  { ip }: Pick<FastifyRequest, 'ip'>,
  ask: () => Promise<T>,
  cost?: number,
): Promise<T> {
  const end = await turns.take(network(ip), cost)
  if (!end) throw new HttpProblem(429, TOO_MUCH, [], { retryAfter: SOON_SECONDS })
  try {
    return await ask()
  } finally {
    end()
  }
}
