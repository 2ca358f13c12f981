/**
 * Runs a task for every item, at most `width` at a time. The first failure stops the taking of new items
 * and is thrown once the tasks under way have ended, so that nothing still writes after it.
 */
export async function forEachConcurrent<T>(
  items: readonly T[],
  width: number,
  task: (item: T) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed: { error: unknown } | undefined
  const worker = async () => {
    while (next < items.length && !failed) {
      try {
        await task(items[next++] as T)
      } catch (error) {
        failed ??= { error }
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker))
  if (failed) throw failed.error
}
