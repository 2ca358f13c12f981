/** Milliseconds of work at a time: half of what a frame has. */
const SLICE_MS = 8

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Does a long work a little at a time, so that the page answers its visitor meanwhile. Rejects with the signal's reason when it is
 * given up, and with what the work throws.
 */
export async function inSlices<T>(work: Generator<void, T>, signal?: AbortSignal): Promise<T> {
  for (;;) {
    const until = performance.now() + SLICE_MS
    do {
      const step = work.next()
      if (step.done) return step.value
    } while (performance.now() < until)
    await pause()
    signal?.throwIfAborted()
  }
}
