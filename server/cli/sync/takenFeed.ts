import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { FeedFacts } from '../../../src/contract/feedRun'
import { Refused } from './refused'

/** A feed as it came, in a file of its own that nobody else writes into. */
export interface TakenFeed extends Pick<
  FeedFacts,
  'name' | 'bytes' | 'digest' | 'modifiedAt' | 'etag' | 'lastModified'
> {
  file: string
}

/** What bounds the taking of a feed. */
export interface Bounds {
  megabytes: number
  minutes: number
  signal: AbortSignal
}

const MB = 1024 * 1024

/** A signal of the end of the time that a source has, or of the whole sync. */
export function withinTime<T>(
  { minutes, signal }: Bounds,
  work: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const time = AbortSignal.timeout(minutes * 60_000)
  return work(AbortSignal.any([signal, time])).catch((error: unknown) => {
    if (signal.aborted) throw new Error('was stopped')
    throw time.aborted ? new Refused(`it took longer than ${minutes} minutes`) : error
  })
}

/**
 * Keeps what comes in a file.
 * @throws Refused when that is more than a feed may have
 */
export async function keepCopy(
  from: NodeJS.ReadableStream | AsyncIterable<Uint8Array>,
  file: string,
  { megabytes, signal }: Pick<Bounds, 'megabytes' | 'signal'>,
): Promise<Pick<TakenFeed, 'file' | 'bytes' | 'digest'>> {
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted(chunks: AsyncIterable<Uint8Array>) {
    for await (const chunk of chunks) {
      bytes += chunk.length
      if (bytes > megabytes * MB)
        throw new Refused(`the feed is longer than ${megabytes} MB (limits.megabytes)`)
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(from as AsyncIterable<Uint8Array>, counted, createWriteStream(file), { signal })
  return { file, bytes, digest: hash.digest('hex') }
}
