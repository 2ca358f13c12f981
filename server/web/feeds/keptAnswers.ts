/**
 * Keeps what `make` gave for a key for some time: who asks meanwhile is given it, also while it is being made. A failure is not kept.
 * @param now milliseconds since 1970
 */
export function keptAnswers<Key, Answer>(
  milliseconds: number,
  make: (key: Key) => Promise<Answer>,
  now: () => number = Date.now,
): (key: Key) => Promise<Answer> {
  const kept = new Map<Key, { answer: Promise<Answer>; until: number }>()
  return (key) => {
    const known = kept.get(key)
    if (known && now() < known.until) return known.answer
    const entry = { answer: make(key), until: Infinity }
    kept.set(key, entry)
    entry.answer.then(
      () => (entry.until = now() + milliseconds),
      () => kept.get(key) === entry && kept.delete(key),
    )
    return entry.answer
  }
}
