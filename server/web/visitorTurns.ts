import { takeTurns } from '../http/takeTurns'

/** Calls of one visitor that are answered at once: as many as a browser has connections. */
const AT_ONCE = 6
/** Calls of one visitor that wait for the others of theirs. */
const MOST_WAITING = 200

/** Gives its turn back; more than once does nothing more. */
type EndTurn = () => void

/**
 * Has each visitor wait for their own calls instead of for everybody's: whoever asks a hundred costly questions at once is answered
 * a few at a time, and pages and other visitors come in between (docs/decisions/202).
 */
export function visitorTurns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const visitors = new Map<string, { calls: number; inTurn: ReturnType<typeof takeTurns> }>()
  return {
    /** Resolves when it is this call's turn; undefined when too many of the visitor's wait already. */
    async take(key: string): Promise<EndTurn | undefined> {
      const visitor = visitors.get(key) ?? { calls: 0, inTurn: takeTurns(atOnce) }
      if (visitor.calls >= atOnce + mostWaiting) return undefined
      visitors.set(key, visitor)
      visitor.calls += 1
      return new Promise((begin) => {
        void visitor
          .inTurn(() => new Promise<void>(begin))
          .finally(() => {
            visitor.calls -= 1
            if (!visitor.calls) visitors.delete(key)
          })
      })
    },
    /** Visitors that are answered now. */
    size: () => visitors.size,
  }
}
