import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { type: 'minor' }) => void

let collect: Collect | undefined

/**
 * Frees what was needed a moment ago and is not any more: the chunks of a large body, above all. They are nothing to the engine but
 * memory of elsewhere that grows, which it answers by looking through all that the program has, every 20 MB, for 60 ms; that is read
 * in 2 ms (docs/decisions/452-photos-let-visitors-be.md). Only for who takes many megabytes a second, and not within a loop.
 */
export function freeBuffers(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as Collect
  }
  collect({ type: 'minor' })
}
