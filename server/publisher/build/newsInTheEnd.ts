import { setTimeout as pause } from 'node:timers/promises'
import type { News } from './publish'

interface Options {
  signal: AbortSignal
  /** Hears each time why the API could not be asked. */
  onUnasked: (reason: string) => Promise<void>
  /** Milliseconds until it is asked again, doubled each time up to `mostAfter`. */
  againAfter?: number
  mostAfter?: number
}

/** Asks what changed, later and later again while the API cannot be asked; undefined when nothing did, or it is stopped. */
export async function newsInTheEnd(
  ask: () => Promise<News | undefined>,
  { signal, onUnasked, againAfter = 5_000, mostAfter = 300_000 }: Options,
): Promise<Exclude<News, { unasked: string }> | undefined> {
  for (let after = againAfter; !signal.aborted; after = Math.min(mostAfter, after * 2)) {
    const news = await ask()
    if (!news || !('unasked' in news)) return news
    if (signal.aborted) return undefined
    await onUnasked(news.unasked)
    await pause(after, undefined, { signal, ref: false }).catch(() => undefined)
  }
  return undefined
}
