import { TURNS } from './callCost'

/** Calls of one visitor that wait for the others of theirs. */
const MOST_WAITING = 200

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
