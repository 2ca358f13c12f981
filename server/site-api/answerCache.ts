import { LRUCache } from 'lru-cache'

interface Entry<T> {
  version: string
  answer: Promise<T>
  /** What its question takes, and its answer once that is known. */
  size: number
}

export interface AnswerCache<T> {
  /** The kept answer to a question about these data, else what `make` gives; asked twice at once it is made once. */
  get(version: string, question: string, make: () => Promise<T>): Promise<T>
}

/**
 * Keeps answers as long as the data they are from are today's, the most recently asked up to `maxSize` in all, with their questions: of
 * those anybody sends long ones that find nothing. A failure is not kept, nor an answer that takes more than all of it.
 * @param sizeOf what an answer takes, in the unit of `maxSize`
 */
export function answerCache<T>(maxSize: number, sizeOf: (answer: T) => number): AnswerCache<T> {
  const entries = new LRUCache<string, Entry<T>>({ maxSize, sizeCalculation: ({ size }) => size })
  return {
    get: (version, question, make) => {
      const known = entries.get(question)
      if (known?.version === version) return known.answer
      const own = Math.max(1, question.length)
      const entry: Entry<T> = { version, answer: make(), size: own }
      const isKept = () => entries.peek(question) === entry
      entries.set(question, entry)
      entry.answer.then(
        (answer) => isKept() && entries.set(question, { ...entry, size: own + sizeOf(answer) }),
        () => isKept() && entries.delete(question),
      )
      return entry.answer
    },
  }
}
