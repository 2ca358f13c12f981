/** Calls of one visitor that are answered at once: as many as a browser has connections. */
const AT_ONCE = 6
/** Calls of one visitor that wait for the others of theirs. */
const MOST_WAITING = 200

interface Visitor {
  running: number
  waiting: (() => void)[]
}

/** Gives its turn back. */
export type EndTurn = () => void

/**
 * Has each visitor wait for their own calls instead of for everybody's: whoever asks a hundred costly questions at once is answered
 * a few at a time, and pages and other visitors come in between (docs/decisions/202).
 */
export function visitorTurns(atOnce = AT_ONCE, mostWaiting = MOST_WAITING) {
  const visitors = new Map<string, Visitor>()

  const endOf = (key: string, visitor: Visitor): EndTurn => {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      // A turn is handed over, not given back, so that no newcomer slips in between.
      const next = visitor.waiting.shift()
      if (next) return next()
      visitor.running -= 1
      if (!visitor.running) visitors.delete(key)
    }
  }

  return {
    /** Resolves when it is this call's turn; undefined when too many of the visitor's wait already. */
    async take(key: string): Promise<EndTurn | undefined> {
      const visitor = visitors.get(key) ?? { running: 0, waiting: [] }
      visitors.set(key, visitor)
      if (visitor.running < atOnce) visitor.running += 1
      else if (visitor.waiting.length >= mostWaiting) return undefined
      else await new Promise<void>((turn) => visitor.waiting.push(turn))
      return endOf(key, visitor)
    },
    /** Visitors that are answered now. */
    size: () => visitors.size,
  }
}
