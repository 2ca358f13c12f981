interface Entry<T> {
  version: string
  answer: Promise<T>
  size: number
}

export interface AnswerCache<T> {
  /** The kept answer to a question about these data, else what `make` gives; asked twice at once it is made once. */
  get(version: string, question: string, make: () => Promise<T>): Promise<T>
}

/**
 * Keeps answers as long as the data they are from are today's, the most recently asked up to `maxSize` in all. A failure is
 * not kept.
 * @param sizeOf what an answer takes, in the unit of `maxSize`
 */
export function answerCache<T>(maxSize: number, sizeOf: (answer: T) => number): AnswerCache<T> {
  const entries = new Map<string, Entry<T>>()
  let total = 0

  function drop(question: string): void {
    total -= entries.get(question)?.size ?? 0
    entries.delete(question)
  }

  function weigh(question: string, entry: Entry<T>, answer: T): void {
    if (entries.get(question) !== entry) return
    entry.size = sizeOf(answer)
    total += entry.size
    for (const oldest of entries.keys()) {
      if (total <= maxSize) return
      drop(oldest)
    }
  }

  return {
    get: (version, question, make) => {
      const known = entries.get(question)
      if (known?.version === version) {
        // Set anew it is the last to go.
        entries.delete(question)
        entries.set(question, known)
        return known.answer
      }
      drop(question)
      const entry: Entry<T> = { version, answer: make(), size: 0 }
      entries.set(question, entry)
      entry.answer.then(
        (answer) => weigh(question, entry, answer),
        () => entries.get(question) === entry && drop(question),
      )
      return entry.answer
    },
  }
}
